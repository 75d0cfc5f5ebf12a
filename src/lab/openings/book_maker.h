// Makes a book of openings for matches: random moves, kept if the engine calls the position even.
// Reading a book is left to match/openings.h.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/engine.h"
#include "rules/edition.h"

namespace mandible::lab {

inline constexpr int kFewestBookPlies = 4;
inline constexpr int kMostBookPlies = 8;

struct BookSettings {
  std::vector<Edition> editions;
  int each = 40;                 // openings of each edition
  std::uint64_t nodes = 20'000;  // looked at to judge one
  Score margin = 40;             // an opening is even up to this score, for either side
  // Gives up after this many in a row are not kept. With the values above, one in three is kept.
  int most_refused = 5000;
  std::uint64_t seed = 1;
  int threads = 1;
};

// The game strings of the openings, edition by edition. No two of an edition are the same position,
// turned or mirrored. They follow from the settings, whatever the number of threads. `on_kept` gets
// the number of openings so far, from any thread but one at a time. An error if even openings are
// too rare.
Result<std::vector<std::string>> make_book(const BookSettings& settings,
                                           const std::function<void(int kept)>& on_kept);

// The book as match reads it, with comments that tell what it is and how to make it again.
std::string book_text(const BookSettings& settings, const std::vector<std::string>& openings);

}  // namespace mandible::lab
