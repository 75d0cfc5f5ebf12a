#include "records/sgf_result.h"

#include "base/text.h"

namespace mandible {
namespace {

constexpr std::string_view kDraw = "The game is a draw";
constexpr std::string_view kWhiteWins = "W+";
constexpr std::string_view kBlackWins = "B+";

// A whole word if `whole`: "Al" is not in "Game won by Alan".
bool mentions(std::string_view text, std::string_view name, bool whole) {
  const auto part_of_word = [&](std::size_t i) {
    return i < text.size() && (is_letter(text[i]) || is_digit(text[i]));
  };
  // Longer texts are no result of BoardSpace's, and searching them could take long.
  constexpr std::size_t kMostCharacters = 1'000;
  if (name.empty() || text.size() > kMostCharacters) return false;
  for (std::size_t at = text.find(name); at != std::string_view::npos;
       at = text.find(name, at + 1)) {
    const bool begins = at == 0 || !part_of_word(at - 1);
    if (!whole || (begins && !part_of_word(at + name.size()))) return true;
  }
  return false;
}

}  // namespace

std::optional<Outcome> outcome_told(std::string_view words, const SgfPlayers& players) {
  if (equal_ignoring_case(words, kDraw)) return Outcome::Draw;
  if (equal_ignoring_case(words, kWhiteWins)) return Outcome::WhiteWins;
  if (equal_ignoring_case(words, kBlackWins)) return Outcome::BlackWins;
  for (bool whole : {true, false}) {
    const bool white = mentions(words, players.white, whole);
    const bool black = mentions(words, players.black, whole);
    if (white != black) return white ? Outcome::WhiteWins : Outcome::BlackWins;
  }
  return std::nullopt;
}

std::string result_words(Outcome outcome, const SgfPlayers& players) {
  if (outcome == Outcome::InProgress) return {};
  if (outcome == Outcome::Draw) return std::string(kDraw);
  const bool white = outcome == Outcome::WhiteWins;
  std::string words = "Game won by " + (white ? players.white : players.black);
  if (outcome_told(words, players) == outcome) return words;
  return std::string(white ? kWhiteWins : kBlackWins);
}

}  // namespace mandible
