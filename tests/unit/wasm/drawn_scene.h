// Scenes of games, each with a drawing of the hive for the reader.
#pragma once

#include "support/json_value.h"
#include "support/picture.h"
#include "support/positions.h"
#include "wasm/scene_json.h"

namespace mandible::wasm {

using test::JsonValue;

// A game in which the first tile may be the Queen and a third occurrence is a draw.
inline Game drawn_game(const std::string& moves, const std::string& hive) {
  Result<Game> game = parse_game_string(moves, {.repetition_draws = true, .queen_first = true});
  if (!game) {
    ADD_FAILURE() << game.error();
    return Game(base_edition());
  }
  // The drawing is indented; the picture is not.
  std::string plain;
  const std::size_t indent = 4;
  std::istringstream lines(hive);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(' ') != std::string::npos) plain += line.substr(indent) + "\n";
  }
  const std::string side(english_name(game->position().to_move()));
  EXPECT_EQ(test::picture_of(game->position()), test::Picture{plain + side + " to move\n"});
  return *game;
}

inline JsonValue scene_after(const Game& game, int plies) {
  return JsonValue::parse(scene_json(game, plies));
}
inline JsonValue scene_of(const Game& game) { return scene_after(game, game.plies()); }
inline JsonValue scene_of(const std::string& moves, const std::string& hive) {
  return scene_of(drawn_game(moves, hive));
}

// The moves of a tile: "1,-1 throw by wP", "0,0 climb onto".
inline std::vector<std::string> moves_in(const JsonValue& scene, const std::string& tile) {
  std::vector<std::string> texts;
  for (const JsonValue& move : scene["moves"].items()) {
    if (move["tile"].word() != tile) continue;
    std::string text = move["q"].text() + "," + move["r"].text() + " " + move["manner"].word();
    if (move.has("by")) text += " by " + move["by"].word();
    if (move["onto"].is_true()) text += " onto";
    texts.push_back(text);
  }
  return texts;
}

// Where a tile lies: "1,-1 level 0".
inline std::string place_in(const JsonValue& scene, const std::string& tile) {
  for (const JsonValue& placed : scene["tiles"].items()) {
    if (placed["tile"].word() != tile) continue;
    return placed["q"].text() + "," + placed["r"].text() + " level " + placed["level"].text();
  }
  return "in hand";
}

}  // namespace mandible::wasm
