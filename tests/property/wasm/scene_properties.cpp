// What the browser is told about the positions of random games, against the reference.
#include <algorithm>
#include <array>

#include "base/text.h"
#include "property/random_game.h"
#include "property/wasm/reference_facts.h"
#include "rules/game_string.h"
#include "support/json_value.h"
#include "wasm/scene_json.h"

namespace mandible::test {
namespace {

Hex hex_of(const JsonValue& pair) {
  return {pair.items().at(0).number(), pair.items().at(1).number()};
}

bool is_straight(Hex from, Hex to) {
  const Hex way{to.q - from.q, to.r - from.r};
  return way.q == 0 || way.r == 0 || way.q == -way.r;
}

Names names_in(const JsonValue& list) {
  const std::vector<std::string> words = list.words();
  const Names names(words.begin(), words.end());
  RC_ASSERT(names.size() == words.size());
  return names;
}

void expect_tiles(const JsonValue& scene, const reference::Game& slow, const std::string& all) {
  std::map<Hex, std::vector<std::string>> stacks;
  for (const JsonValue& tile : scene["tiles"].items()) {
    std::vector<std::string>& stack = stacks[{tile["q"].number(), tile["r"].number()}];
    const auto level = static_cast<std::size_t>(tile["level"].number());
    if (stack.size() <= level) stack.resize(level + 1);
    stack[level] = tile["tile"].word();
  }
  RC_ASSERT(stacks == slow.stacks());
  for (const char colour : {'w', 'b'}) {
    Names hand;
    for (const std::string_view tile : split_words(all)) {
      if (tile[0] != colour) continue;
      if (!reference::find_tile(slow.stacks(), std::string(tile)).on_table) hand.emplace(tile);
    }
    RC_ASSERT(names_in(scene["sides"][std::string(1, colour)]["hand"]) == hand);
  }
}

void expect_moves(const JsonValue& scene, const ReferenceFacts& facts,
                  const reference::Game& slow) {
  std::vector<ReferenceMove> told;
  for (const JsonValue& text : scene["moves"].items()) {
    const ReferenceMove move{text["tile"].word(), {text["q"].number(), text["r"].number()}};
    told.push_back(move);
    if (!facts.is_legal(move)) continue;  // the comparison of the lists below shows it
    const std::string manner = text["manner"].word();
    RC_ASSERT(facts.manners(move).contains(manner));
    RC_ASSERT(text["onto"].is_true() == (reference::height(slow.stacks(), move.to) > 0));
    RC_ASSERT(text.has("by") == (manner == "throw"));
    if (manner == "throw") {
      const Hex from = reference::find_tile(slow.stacks(), move.tile).cell;
      RC_ASSERT(facts.is_thrower_between(text["by"].word(), from, move.to));
    }
  }
  std::sort(told.begin(), told.end());
  RC_ASSERT(told == facts.moves());
}

// The last move as the scene after it tells it, against the facts before it.
void expect_last(const JsonValue& last, const JsonValue& chosen, const ReferenceMove& move,
                 const ReferenceFacts& facts, const reference::Game& before) {
  std::vector<Hex> route;
  for (const JsonValue& place : last["route"].items()) route.push_back(hex_of(place));
  if (move.tile.empty()) {
    RC_ASSERT(last.text() == R"({"text":"pass","manner":"pass","route":[]})");
    return;
  }
  const std::string manner = chosen["manner"].word();
  RC_ASSERT(last["manner"].word() == manner);
  RC_ASSERT(last["tile"].word() == move.tile);
  RC_ASSERT(last["text"].text() == chosen["text"].text());
  RC_ASSERT(last.has("by") == (manner == "throw"));
  RC_ASSERT(route.back() == move.to);
  if (manner == "place") {
    RC_ASSERT(route.size() == 1U);
    return;
  }
  const Hex from = reference::find_tile(before.stacks(), move.tile).cell;
  RC_ASSERT(route.front() == from);
  if (manner == "throw") {
    const std::string thrower = last["by"].word();
    RC_ASSERT(thrower == chosen["by"].word());
    RC_ASSERT((route == std::vector<Hex>{from, reference::find_tile(before.stacks(), thrower).cell,
                                         move.to}));
    return;
  }
  const reference::Board lifted = facts.lifted(move);
  const bool over_the_hive = route.size() > 2 && reference::height(lifted, route[1]) > 0;
  if (manner == "slide") RC_ASSERT(!over_the_hive);
  if (manner == "jump") RC_ASSERT(over_the_hive && is_straight(from, move.to));
  // A Grasshopper, or a Mosquito beside one, takes its riders along when it jumps.
  const bool may_jump = move.tile[1] == 'G' || move.tile[1] == 'M';
  const bool jumps = manner == "jump" ||
                     (manner == "carry" && may_jump && over_the_hive && is_straight(from, move.to));
  for (std::size_t i = 1; i < route.size(); ++i) {
    const int step = direction(route[i - 1], route[i]);
    RC_ASSERT(step >= 0);
    if (!jumps) RC_ASSERT(reference::step_is_legal(lifted, route[i - 1], step));
  }
}

// A verdict on one cell, and the use of one tile.
void expect_verdicts(const Game& game, const ReferenceFacts& facts, Tile tile, Hex cell) {
  const wasm::Scene scene(game, game.plies());
  const JsonValue verdict = JsonValue::parse(wasm::verdict_json(scene, tile, {cell.q, cell.r}));
  RC_ASSERT((verdict["verdict"].text() == "null") == facts.is_legal({name(tile), cell}));
  const JsonValue use = JsonValue::parse(wasm::use_json(scene, tile));
  RC_ASSERT((use["verdict"].text() == "null") == facts.uses(name(tile)));
  Names thrown;
  for (const Bug bug : {Bug::Pillbug, Bug::Mosquito}) {
    const Tile thrower = make_tile(game.position().to_move(), bug);
    const Names victims = names_in(JsonValue::parse(wasm::use_json(scene, thrower))["throws"]);
    thrown.insert(victims.begin(), victims.end());
  }
  RC_ASSERT(thrown == facts.throwable());
}

void expect_facts(const JsonValue& scene, const ReferenceFacts& facts, const reference::Game& slow,
                  int plies) {
  const int turn = plies / 2 + 1;
  RC_ASSERT(scene["ply"].number() == plies);
  RC_ASSERT(scene["turn"].number() == turn);
  RC_ASSERT(scene["toMove"].word() == (slow.white_to_move() ? "w" : "b"));
  for (const char colour : {'w', 'b'}) {
    RC_ASSERT(scene["sides"][std::string(1, colour)]["queen"].text() ==
              facts.queen_neighbours(colour));
  }
  RC_ASSERT(names_in(scene["pinned"]) == facts.pinned());
  RC_ASSERT(names_in(scene["covered"]) == facts.covered());
  RC_ASSERT(names_in(scene["throwable"]) == facts.throwable());
  const std::string last = slow.last_tile();
  RC_ASSERT(scene["resting"].text() == (last.empty() ? "null" : '"' + last + '"'));
  RC_ASSERT(scene["mustPass"].is_true() == facts.must_pass());
  RC_ASSERT(scene["queenDue"].is_true() ==
            (turn >= 4 && !reference::queen_is_on_table(slow.position())));
  constexpr std::array<std::string_view, 4> kOutcomes = {"InProgress", "Draw", "WhiteWins",
                                                         "BlackWins"};
  RC_ASSERT(scene["outcome"].word() == kOutcomes.at(static_cast<std::size_t>(slow.outcome())));
  RC_ASSERT(scene["ending"].word() == (facts.over() ? "surround" : "none"));
}

// What a past scene tells: the same as when it was the present, without the moves.
void expect_past(const Game& game, const std::vector<JsonValue>& scenes) {
  for (int ply = 0; ply + 1 < static_cast<int>(scenes.size()); ply += 7) {
    std::string text = scenes[static_cast<std::size_t>(ply)].text();
    const std::string moves = scenes[static_cast<std::size_t>(ply)]["moves"].text();
    text.replace(text.find("\"moves\":" + moves), 8 + moves.size(), "\"moves\":[]");
    RC_ASSERT(wasm::scene_json(game, ply) == text);
  }
}

RC_GTEST_PROP(Scene, tells_the_facts_that_the_reference_finds, (const RandomGame& random)) {
  const Edition edition = *edition_with(random.expansions, random.queen_first);
  std::string all;
  for (Tile tile : Tiles(edition.tiles)) all += name(tile) + " ";
  Game game(edition);
  reference::Game slow(random.expansions, random.queen_first);
  std::vector<JsonValue> scenes;
  for (const std::uint16_t choice : random.choices) {
    scenes.push_back(JsonValue::parse(wasm::scene_json(game, game.plies())));
    const JsonValue& scene = scenes.back();
    const ReferenceFacts facts(slow);
    expect_facts(scene, facts, slow, game.plies());
    expect_tiles(scene, slow, all);
    expect_moves(scene, facts, slow);
    if (facts.over()) break;

    const std::vector<JsonValue>& told = scene["moves"].items();
    const JsonValue chosen = told.empty() ? JsonValue() : told[choice % told.size()];
    const ReferenceMove move =
        told.empty()
            ? ReferenceMove{"", {0, 0}}
            : ReferenceMove{chosen["tile"].word(), {chosen["q"].number(), chosen["r"].number()}};
    const std::vector<std::string_view> tiles = split_words(all);
    expect_verdicts(game, facts, *parse_tile(tiles[choice % tiles.size()]), move.to);

    const std::string text = told.empty() ? "pass" : chosen["text"].word();
    RC_ASSERT(!game.play(*parse_move(game.position(), text)));
    const reference::Game before = slow;
    slow.play(move);
    const JsonValue after = JsonValue::parse(wasm::scene_json(game, game.plies()));
    expect_last(after["last"], chosen, move, facts, before);
  }
  expect_past(game, scenes);
}

}  // namespace
}  // namespace mandible::test
