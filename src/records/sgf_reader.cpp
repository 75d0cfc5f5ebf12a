// Reading BoardSpace's SGF: the header becomes tags, the operations become turns.
#include <array>
#include <optional>
#include <vector>

#include "base/text.h"
#include "records/record_error.h"
#include "records/record_text.h"
#include "records/sgf.h"
#include "records/sgf_replay.h"
#include "records/sgf_result.h"
#include "records/sgf_tree.h"
#include "records/sgf_turns.h"
#include "rules/game_string.h"

namespace mandible {
namespace {

struct Header {
  std::string game_number;
  std::string variant;
  std::string rules;
  std::string date;
  std::string event;
  std::string site;
  std::string round;
  std::string game_name;
  std::string result;
  std::array<std::string, 2> players;

  std::string* field(std::string_view id) {
    if (id == "GM") return &game_number;
    if (id == "SU") return &variant;
    if (id == "RU") return &rules;
    if (id == "DT") return &date;
    if (id == "EV") return &event;
    if (id == "PC") return &site;
    if (id == "RO") return &round;
    if (id == "GN") return &game_name;
    if (id == "RE") return &result;
    return nullptr;
  }
};

SgfPlayers players_of(const Header& header, const SgfTurns::End& end) {
  return {header.players[player_of(Colour::White, end)],
          header.players[player_of(Colour::Black, end)]};
}

void end_game(Game& game, const Header& header, const SgfTurns::End& end) {
  if (game.over()) return;
  const std::optional<Outcome> told = outcome_told(header.result, players_of(header, end));
  const auto resigned = end.resigned;
  if (resigned && told.value_or(win_for(other(*resigned))) == win_for(other(*resigned))) {
    game.resign(*resigned);
  } else if (end.draw_agreed && told.value_or(Outcome::Draw) == Outcome::Draw) {
    game.agree_draw();
  } else if (told) {
    game.record_result(*told);
  }
}

Tags tags_of(const Header& header, const SgfTurns::End& end) {
  Tags tags;
  const auto add = [&tags](std::string_view name, std::string_view value) {
    if (!value.empty()) tags.emplace_back(std::string(name), std::string(value));
  };
  const SgfPlayers players = players_of(header, end);
  add("Date", pgn_date(header.date).value_or(""));
  add("Event", header.event);
  add("Site", header.site);
  add("Round", header.round);
  add("White", players.white);
  add("Black", players.black);
  add("SgfDate", header.date);
  add("SgfGameName", header.game_name);
  add("SgfResult", header.result);
  return tags;
}

// Takes `id "Dumbot"`; anything else is an operation.
void note_player(Header& header, SgfTurns& turns, std::size_t player, const SgfEvent& event) {
  const std::string_view value = event.value;
  std::string_view name = value;
  if (!equal_ignoring_case(take_word(name), "id")) {
    return turns.operate(static_cast<int>(player), value, event.at);
  }
  name = trim(name);
  if (name.size() >= 2 && name.front() == '"' && name.back() == '"') {
    name = name.substr(1, name.size() - 2);
  }
  if (header.players[player].empty()) header.players[player] = std::string(trim(name));
}

// Every move may have a comment.
constexpr std::size_t kMostTurns = 2 * RecordTree::kMostMoves;

// How deep the variations are nested. The first line behind a move goes on with it, and only others
// are variations; so parentheses may be nested much deeper.
class SgfNesting {
 public:
  // False if this variation would be nested too deep.
  bool open() {
    const std::size_t depth = open_.back().depth + (open_.back().lines++ > 0 ? 1 : 0);
    if (depth > RecordTree::kMostNesting || open_.size() > kMostRecordedPlies) return false;
    open_.push_back({depth, 0});
    return true;
  }
  void close() { open_.pop_back(); }

 private:
  struct Open {
    std::size_t depth;
    std::size_t lines;
  };
  std::vector<Open> open_ = {{0, 0}};
};

}  // namespace

Result<Record> parse_sgf(std::string_view text) {
  SgfTree tree(text);
  if (!tree.begins()) return record_error(RecordError::NotSgf);
  Header header;
  SgfTurns turns;
  SgfNesting nesting;
  while (const auto event = tree.next()) {
    if (event->kind == SgfEvent::Kind::Open) {
      if (!nesting.open()) {
        return error_at(text, event->at,
                        record_error(RecordError::TooDeeplyNested,
                                     {ErrorParameter::number("most", RecordTree::kMostNesting)}));
      }
      turns.open_variation();
    } else if (event->kind == SgfEvent::Kind::Close) {
      nesting.close();
      turns.close_variation();
    } else if (event->id == "P0" || event->id == "P1") {
      note_player(header, turns, event->id == "P0" ? 0 : 1, *event);
    } else if (event->id == "C") {
      turns.comment(event->value);
    } else if (std::string* field = header.field(event->id); field != nullptr && field->empty()) {
      *field = std::string(trim(event->value));
    }
    if (turns.too_many_plies()) return too_many_plies();
    if (turns.turns().size() > kMostTurns) {
      return record_error(RecordError::TooManyMoves,
                          {ErrorParameter::number("most", RecordTree::kMostMoves)});
    }
  }
  if (tree.error()) return *tree.error();
  turns.finish();

  if (!header.game_number.empty() && header.game_number != "27") {
    return record_error(RecordError::NotHive, {ErrorParameter::quote("text", header.game_number)});
  }
  Result<SgfVariant> variant = parse_variant(header.variant);
  if (!variant) return variant.failure();
  variant->edition.queen_first = equal_ignoring_case(header.rules, kSgfQueenFirst);
  Result<SgfLines> lines = replay_turns(*variant, turns.turns(), text);
  if (!lines) return lines.failure();
  end_game(lines->game, header, turns.main_end());
  return Record{std::move(lines->game), tags_of(header, turns.main_end()), std::move(lines->tree)};
}

}  // namespace mandible
