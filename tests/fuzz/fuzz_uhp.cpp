// The protocol: a conversation, one command per line. Every command must be answered as the
// protocol requires, and only commands that change the game may change it.
#include <algorithm>
#include <vector>

#include "base/text.h"
#include "fuzz/fuzz.h"
#include "rules/game_string.h"
#include "uhp/session.h"
#include "uhp/timespan.h"

namespace mandible::fuzz {
namespace {

constexpr int kMostCommands = 100;
// How many there may be; bounded() limits what each of them costs.
constexpr int kMostSearches = 3;
constexpr int kMostProbes = 8;

// The command in a form that takes a few milliseconds at most; empty to leave it out.
std::string bounded(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  const auto is = [&words](std::size_t i, std::string_view word) {
    return i < words.size() && equal_ignoring_case(words[i], word);
  };
  const auto number_above = [&words](std::size_t i, long long most) {
    const auto number =
        i < words.size() ? parse_number(words[i], 1'000'000'000'000'000) : std::nullopt;
    return number && *number > most;
  };
  if (is(0, "bestmove")) {
    if (words.size() == 1) return "bestmove nodes 256";
    if (is(1, "depth") && number_above(2, 1)) return "bestmove depth 1";
    if (is(1, "nodes") && number_above(2, 512)) return "bestmove nodes 512";
    if (is(1, "time") && words.size() == 3) {
      const auto time = uhp::parse_timespan(words[2]);
      if (time && time->count() > 1) return "bestmove time 00:00:00.001";
    }
  }
  if (is(0, "perft") && (words.size() == 1 || number_above(1, 1))) return "perft 1";
  if (is(0, "options") && is(1, "set") && number_above(3, 2)) return "";
  return std::string(line);
}

// "Base+M;InProgress;White[2];wM;bA1 wM-" as "Base+M" and ";wM;bA1 wM-", from which
// state and turn follow.
struct GameText {
  std::string type;
  std::string moves;

  explicit GameText(std::string_view text) {
    const std::size_t type_end = std::min(text.find(';'), text.size());
    type = text.substr(0, type_end);
    std::size_t at = type_end;
    for (int field = 0; field < 2 && at < text.size(); ++field) {
      at = std::min(text.find(';', at + 1), text.size());
    }
    moves = text.substr(at);
  }

  std::string last_move() const { return moves.empty() ? "" : moves.substr(moves.rfind(';') + 1); }
};

class Conversation {
 public:
  Conversation()
      : session_({"v0", false}, [this](std::string_view line) { answer_.emplace_back(line); }) {
    session_.greet();
    require(answer_.size() == 3 && answer_[2] == "ok", "a strange greeting");
    // The usual table costs more time than all the rest.
    say("options set TableMegabytes 1");
  }

  // False at the end of the conversation.
  bool hear(std::string_view line) {
    const std::string command = bounded(line);
    const std::vector<std::string_view> words = split_words(command);
    if (words.empty()) return true;
    const bool searches = equal_ignoring_case(words[0], "bestmove");
    if (searches && ++searches_ > kMostSearches) return true;
    if (!say(command)) return false;
    const bool refused = is_error(answer_[0]);
    if (refused) {
      probe();
    } else {
      note_success(words[0]);
    }
    return true;
  }

  // Takes the last move back and plays it again, which shows the game without changing it.
  void probe() {
    if (game_.empty() || ++probes_ > kMostProbes) return;
    const GameText game(game_);
    if (game.moves.empty()) return;
    say("undo");
    require(
        answer_.size() == 2 && GameText(answer_[0]).moves + ";" + game.last_move() == game.moves,
        "the game has changed without being told to", {game_, answer_[0]});
    say("play " + game.last_move());
    require(answer_.size() == 2 && answer_[0] == game_, "a move cannot be played again",
            {game_, answer_[0]});
  }

 private:
  static bool is_error(std::string_view line) {
    return line.substr(0, 3) == "err" || line.substr(0, 11) == "invalidmove";
  }

  bool say(std::string_view command) {
    answer_.clear();
    if (!session_.handle(command)) {
      require(answer_.empty(), "an answer to exit", {command});
      return false;
    }
    require(!answer_.empty() && answer_.back() == "ok", "no ok at the end", {command});
    for (std::size_t i = 0; i < answer_.size(); ++i) {
      const std::string& line = answer_[i];
      require(line.find_first_of("\r\n") == std::string::npos, "a line end in a line", {line});
      require((line == "ok") == (i + 1 == answer_.size()), "ok before the end", {command});
      require(!is_error(line) || answer_.size() == 2, "an error beside other lines",
              {command, line});
      require(!is_error(line) || line.find(' ') != std::string::npos, "an error without words");
    }
    return true;
  }

  void note_success(std::string_view word) {
    const auto is = [word](std::string_view name) { return equal_ignoring_case(word, name); };
    const bool plays = is("play") || is("pass");
    if (!plays && !is("newgame") && !is("undo")) return;
    require(answer_.size() == 2, "not one game string", {answer_[0]});
    const GameText before(game_);
    const GameText after(answer_[0]);
    if (plays) {
      require(after.type == before.type && after.moves == before.moves + ";" + after.last_move(),
              "a move has changed the moves before it", {game_, answer_[0]});
    } else if (is("undo")) {
      require(after.type == before.type && after.moves.size() < before.moves.size() &&
                  before.moves.substr(0, after.moves.size()) == after.moves,
              "undo has changed the moves before", {game_, answer_[0]});
    }
    game_ = answer_[0];
    const Result<Game> game = parse_game_string(game_, {.queen_first = true});
    require(static_cast<bool>(game), "our game string cannot be read", {game_});
    require(GameText(game_string(*game)).moves == after.moves, "our game string changes", {game_});
  }

  std::vector<std::string> answer_;
  uhp::Session session_;
  std::string game_;  // as printed last; empty before the first game
  int searches_ = 0;
  int probes_ = 0;
};

}  // namespace
}  // namespace mandible::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mandible;
  fuzz::Conversation conversation;
  int commands = 0;
  for (std::string_view line : split(fuzz::text_of(data, size), '\n')) {
    if (++commands > fuzz::kMostCommands || !conversation.hear(line)) return 0;
  }
  conversation.probe();
  return 0;
}
