// SGF, which we read and do not write: whatever is read can be kept as PGN and as a game string.
#include "fuzz/fuzz.h"
#include "rules/notation.h"
#include "rules/sgf.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mandible;
  const Result<Record> record = parse_sgf(fuzz::text_of(data, size));
  if (!record) {
    fuzz::require(!record.error().empty(), "an error without words");
    return 0;
  }
  fuzz::require_stable_as_pgn(*record);
  const std::string written = game_string(record->game);
  const Result<Game> again = parse_game_string(written);
  fuzz::require(static_cast<bool>(again), "our game string cannot be read",
                {written, again ? "" : std::string_view(again.error())});
  fuzz::require(again->position().hash() == record->game.position().hash(),
                "our game string leads to another position", {written, game_string(*again)});
  return 0;
}
