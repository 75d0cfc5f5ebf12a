#include "lab/match/openings.h"

#include <algorithm>

#include "base/files.h"
#include "base/random.h"
#include "base/text.h"
#include "lab/openings/random_game.h"
#include "rules/game_string.h"

namespace mandible::lab {
namespace {

// Few enough that no Queen can be surrounded.
constexpr int kRandomPlies = 4;

std::uint64_t checksum(const std::vector<std::string>& book) {
  std::uint64_t sum = 0;
  for (const std::string& opening : book) {
    for (const char c : opening) sum = mix_bits(sum + static_cast<unsigned char>(c) + 1);
    sum = mix_bits(sum);
  }
  return sum;
}

}  // namespace

Result<std::vector<std::string>> parse_book(std::string_view text) {
  std::vector<std::string> book;
  int number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trim(line.substr(0, line.find('#')));
    if (line.empty()) continue;
    const Result<Game> game = parse_game_string(line, {true, false});
    const std::string where = "line " + std::to_string(number) + ": ";
    if (!game) return Error{where + game.error()};
    if (game->over()) return Error{where + "the game is over, so this is not an opening"};
    book.push_back(game_string(*game));
  }
  if (book.empty()) return Error{"it contains no opening; it needs one game string per line"};
  return book;
}

Result<std::vector<std::string>> read_book(const std::string& path) {
  const Result<std::string> text = read_file(path);
  if (!text) return text.failure();
  Result<std::vector<std::string>> book = parse_book(*text);
  if (!book) return Error{"the book " + in_quotes(path) + ", " + book.error()};
  return book;
}

std::vector<std::string> openings_of(const std::vector<std::string>& book,
                                     const std::vector<Edition>& editions) {
  std::vector<std::string> chosen;
  for (const std::string& opening : book) {
    const std::string type = opening.substr(0, opening.find(';'));
    for (const Edition& edition : editions) {
      if (type != game_type(edition)) continue;
      chosen.push_back(opening);
      break;
    }
  }
  return chosen;
}

Openings Openings::random(std::vector<Edition> editions, std::uint64_t seed) {
  Openings openings;
  openings.description_ = "random, seed " + std::to_string(seed) + ",";
  for (const Edition& edition : editions) openings.description_ += " " + game_type(edition);
  openings.editions_ = std::move(editions);
  openings.seed_ = seed;
  return openings;
}

Openings Openings::from_book(std::vector<std::string> book, std::uint64_t seed) {
  Openings openings;
  openings.description_ = "book of " + std::to_string(book.size()) + ", checksum " +
                          std::to_string(checksum(book)) + ", seed " + std::to_string(seed);
  Random random(seed);
  for (std::size_t i = book.size(); i > 1; --i) {
    std::swap(book[i - 1], book[random.below(static_cast<std::uint32_t>(i))]);
  }
  openings.book_ = std::move(book);
  return openings;
}

std::string Openings::of_pair(int pair) const {
  const auto index = static_cast<std::size_t>(pair);
  if (!book_.empty()) return book_[index % book_.size()];
  // Each pair has its own numbers, so that it does not matter in which order pairs are played.
  Random random(mix_bits(seed_) ^ mix_bits(index + 1));
  return game_string(random_game(editions_[index % editions_.size()], kRandomPlies, random));
}

}  // namespace mandible::lab
