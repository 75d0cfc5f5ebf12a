// Game strings: whatever is read is written in a form that is read as the same game.
#include "fuzz/fuzz.h"
#include "rules/game_string.h"

namespace mandible::fuzz {
namespace {

void read(std::string_view text, const ReplayRules& rules) {
  const Result<Game> game = parse_game_string(text, rules);
  if (!game) {
    require(!game.error().empty(), "an error without words");
    require(game.error().find('\n') == std::string::npos, "an error of two lines", {game.error()});
    return;
  }
  const std::string written = game_string(*game);
  const Result<Game> again = parse_game_string(written, rules);
  require(static_cast<bool>(again), "our game string cannot be read",
          {written, again ? "" : std::string_view(again.error())});
  require(game_string(*again) == written, "our game string changes when it is read",
          {written, game_string(*again)});
  require(again->position().hash() == game->position().hash(),
          "our game string leads to another position", {written});
  require(again->ending() == game->ending(), "our game string ends otherwise", {written});
}

}  // namespace
}  // namespace mandible::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = mandible::fuzz::text_of(data, size);
  mandible::fuzz::read(text, {});
  mandible::fuzz::read(text, {.repetition_draws = true, .queen_first = true});
  return 0;
}
