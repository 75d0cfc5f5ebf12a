#include "lab/match/finished_game.h"

#include <limits>

#include "base/text.h"
#include "rules/game.h"

namespace mandible::lab {
namespace {

using std::chrono::microseconds;

constexpr std::array<std::string_view, 7> kEndNames = {"surround", "repetition", "length", "crash",
                                                       "illegal",  "refusal",    "time"};
constexpr std::array<Outcome, 3> kOutcomes = {Outcome::Draw, Outcome::WhiteWins,
                                              Outcome::BlackWins};
constexpr std::size_t kColumns = 4 + 2 * 4;

// Takes whole numbers from the columns one after the other.
class Numbers {
 public:
  explicit Numbers(const std::vector<std::string_view>& columns) : columns_(columns) {}

  template <class T = long long>
  T next() {
    const auto number = parse_number(columns_[next_++], std::numeric_limits<T>::max());
    good_ = good_ && number;
    return static_cast<T>(number.value_or(0));
  }
  void skip(std::size_t columns) { next_ += columns; }
  bool good() const { return good_; }

 private:
  const std::vector<std::string_view>& columns_;
  std::size_t next_ = 0;
  bool good_ = true;
};

}  // namespace

std::string_view name(GameEnd end) { return kEndNames.at(static_cast<std::size_t>(end)); }

std::string to_line(const FinishedGame& game) {
  std::string line = std::to_string(game.number);
  line += '\t';
  line += state_name(game.outcome);
  line += '\t';
  line += name(game.end);
  line += '\t' + std::to_string(game.plies);
  for (const Thinking& thinking : game.thinking) {
    line += '\t' + std::to_string(thinking.moves);
    line += '\t' + std::to_string(thinking.time.count());
    line += '\t' + std::to_string(thinking.longest.count());
    line += '\t' + std::to_string(thinking.late);
  }
  return line;
}

std::optional<FinishedGame> from_line(std::string_view line) {
  const std::vector<std::string_view> columns = split(line, '\t');
  if (columns.size() != kColumns) return std::nullopt;
  FinishedGame game;
  bool known_outcome = false;
  for (const Outcome outcome : kOutcomes) {
    if (columns[1] != state_name(outcome)) continue;
    game.outcome = outcome;
    known_outcome = true;
  }
  bool known_end = false;
  for (std::size_t i = 0; i < kEndNames.size(); ++i) {
    if (columns[2] != kEndNames[i]) continue;
    game.end = static_cast<GameEnd>(i);
    known_end = true;
  }
  Numbers numbers(columns);
  game.number = numbers.next<int>();
  numbers.skip(2);
  game.plies = numbers.next<int>();
  for (Thinking& thinking : game.thinking) {
    thinking.moves = numbers.next<int>();
    thinking.time = microseconds(numbers.next());
    thinking.longest = microseconds(numbers.next());
    thinking.late = numbers.next<int>();
  }
  if (!known_outcome || !known_end || !numbers.good()) return std::nullopt;
  return game;
}

}  // namespace mandible::lab
