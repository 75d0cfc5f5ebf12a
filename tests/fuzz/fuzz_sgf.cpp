// SGF: whatever is read is written as an SGF that is read as the same record, and can be kept as
// PGN and as a game string.
#include "fuzz/fuzz_records.h"
#include "records/sgf.h"
#include "rules/game_string.h"

namespace mandible::fuzz {
namespace {

void require_stable_as_sgf(const Record& record) {
  const Result<std::string> text = sgf_text(record);
  require(static_cast<bool>(text), "what was SGF cannot be written as SGF",
          {text ? "" : std::string_view(text.error())});
  const Result<Record> again = parse_sgf(*text);
  require(static_cast<bool>(again), "our SGF cannot be read",
          {*text, again ? "" : std::string_view(again.error())});
  const Result<std::string> rewritten = sgf_text(*again);
  require(*rewritten == *text, "our SGF changes when it is read and written", {*text, *rewritten});
  require(game_string(again->game) == game_string(record.game), "our SGF changes the game",
          {*text, game_string(record.game)});
  require(again->game.edition() == record.game.edition(), "our SGF changes the edition", {*text});
  // A record from SGF holds nothing that SGF cannot say.
  require(again->tree == record.tree, "our SGF changes the lines or the comments",
          {*text, *rewritten});
  for (const auto& [name, value] : record.tags) {
    // The words for the result are made anew where the board contradicts them.
    const bool kept = name == "SgfResult" || tag_value(again->tags, name) == value;
    require(kept, "our SGF changes a tag", {*text, name, value});
  }
}

}  // namespace
}  // namespace mandible::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mandible;
  const Result<Record> record = parse_sgf(fuzz::text_of(data, size));
  if (!record) {
    fuzz::require(!record.error().empty(), "an error without words");
    return 0;
  }
  fuzz::require_stable_as_sgf(*record);
  fuzz::require_stable_as_pgn(*record);
  const std::string written = game_string(record->game);
  const Result<Game> again = parse_game_string(written);
  fuzz::require(static_cast<bool>(again), "our game string cannot be read",
                {written, again ? "" : std::string_view(again.error())});
  fuzz::require(again->position().hash() == record->game.position().hash(),
                "our game string leads to another position", {written, game_string(*again)});
  return 0;
}
