#include "lab/selfplay/scored_game.h"

#include "base/bytes.h"
#include "rules/movegen.h"

namespace mandible::lab {
namespace {

// A tile in five bits, the cell in ten.
constexpr std::uint16_t kPass = 0xFFFF;
static_assert(kTiles <= 32 && kCells <= 1024);

std::uint16_t packed(Move move) {
  if (move.is_pass()) return kPass;
  return static_cast<std::uint16_t>(move.tile.id | move.to.index << 5U);
}

Move unpacked(std::uint16_t bits) {
  if (bits == kPass) return Move::pass();
  return {Tile{static_cast<std::uint8_t>(bits & 31U)},
          Cell{static_cast<std::uint16_t>(bits >> 5U & (kCells - 1))}};
}

// One bit for each expansion, and the highest for a Queen that may be placed first.
constexpr unsigned kQueenFirst = 0x80;
static_assert(kExpansions.size() <= 7);

std::uint8_t packed(const Edition& edition) {
  unsigned bits = edition.queen_first ? kQueenFirst : 0;
  for (std::size_t i = 0; i < kExpansions.size(); ++i) {
    if (edition.has(kExpansions[i])) bits |= 1U << i;
  }
  return static_cast<std::uint8_t>(bits);
}

Result<Edition> unpacked_edition(unsigned bits) {
  std::string letters;
  for (std::size_t i = 0; i < kExpansions.size(); ++i) {
    if ((bits >> i & 1U) != 0) letters += letter(kExpansions[i]);
  }
  return edition_with(letters, (bits & kQueenFirst) != 0);
}

}  // namespace

float result_for(Colour side, Outcome outcome) {
  if (outcome == win_for(side)) return 1;
  return outcome == win_for(other(side)) ? 0 : 0.5F;
}

std::string to_bytes(const ScoredGame& game) {
  std::string bytes;
  append_number(bytes, packed(game.edition));
  append_number(bytes, static_cast<std::uint8_t>(game.outcome));
  append_number(bytes, static_cast<std::uint16_t>(game.opening_plies));
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    const ScoredPly& ply = game.plies[i];
    append_number(bytes, packed(ply.played));
    if (i < static_cast<std::size_t>(game.opening_plies)) continue;
    append_number(bytes, packed(ply.best));
    append_number(bytes, static_cast<std::int16_t>(ply.score));
  }
  return bytes;
}

Result<ScoredGame> scored_game_from(std::string_view bytes) {
  ByteReader reader(bytes);
  ScoredGame game;
  const auto edition = unpacked_edition(reader.take<std::uint8_t>());
  const auto outcome = reader.take<std::uint8_t>();
  game.opening_plies = reader.take<std::uint16_t>();
  if (reader.failed()) return Error{"the game is cut short"};
  if (!edition) return Error{"the game is of an unknown edition"};
  if (outcome > static_cast<std::uint8_t>(Outcome::BlackWins)) {
    return Error{"the game has an unknown result"};
  }
  game.edition = *edition;
  game.outcome = static_cast<Outcome>(outcome);
  Position position(game.edition);
  while (reader.left() > 0) {
    const bool scored = static_cast<int>(game.plies.size()) >= game.opening_plies;
    ScoredPly ply;
    ply.played = unpacked(reader.take<std::uint16_t>());
    ply.best = scored ? unpacked(reader.take<std::uint16_t>()) : ply.played;
    ply.score = scored ? reader.take<std::int16_t>() : 0;
    if (reader.failed()) return Error{"the game is cut short"};
    if (position.over() || !is_legal(position, ply.played) || !is_legal(position, ply.best)) {
      return Error{"ply " + std::to_string(game.plies.size() + 1) + " is not a legal move"};
    }
    position.make(ply.played);
    game.plies.push_back(ply);
  }
  return game;
}

Game to_game(const ScoredGame& scored) {
  Game game(scored.edition, true);
  for (const ScoredPly& ply : scored.plies) game.play(ply.played);
  return game;
}

}  // namespace mandible::lab
