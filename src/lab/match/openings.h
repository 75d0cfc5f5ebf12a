// The openings of a match: lines of a book in a random order, or random moves. Everything follows
// from the seed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/edition.h"

namespace mandible::lab {

// Reads a book: one game string per line; ignores empty lines and comments after #. The error names
// the line.
Result<std::vector<std::string>> parse_book(std::string_view text);
// The same from a file.
Result<std::vector<std::string>> read_book(const std::string& path);

// The openings of a book that are of one of these game types.
std::vector<std::string> openings_of(const std::vector<std::string>& book,
                                     const std::vector<Edition>& editions);

class Openings {
 public:
  // Random openings of four plies, of these editions in turn; there must be one.
  static Openings random(std::vector<Edition> editions, std::uint64_t seed);
  // The openings of a book, shuffled; there must be one. After the last the first comes again.
  static Openings from_book(std::vector<std::string> book, std::uint64_t seed);

  // The game string of the opening of a pair, counted from 0.
  std::string of_pair(int pair) const;

  // What a match with these openings has to do with another: the same text, the same openings.
  const std::string& description() const { return description_; }

 private:
  std::vector<Edition> editions_;
  std::vector<std::string> book_;
  std::uint64_t seed_ = 0;
  std::string description_;
};

}  // namespace mandible::lab
