// What the web app is told about a moment of a game, and why a move is not possible. The fields are
// those of web/src/core/types.ts.
#pragma once

#include <string>

#include "base/json.h"
#include "wasm/scene.h"

namespace mandible::wasm {

// The moment after this many plies. Moves are listed only at the end of the game.
void write_scene(JsonWriter& json, const Game& game, int plies);
std::string scene_json(const Game& game, int plies);

// {"verdict": null, or the rule that keeps the tile from this place and the places that prove it}.
std::string verdict_json(const Scene& scene, Tile tile, Axial place);

// {"error": the rule and its parameters, "verdict": ...}, for a move of a tile that was refused.
std::string refusal_json(const Scene& scene, const Verdict& verdict, Tile asked);

// {"verdict": null, or why no legal move uses the tile, "throws": what the tile can throw}.
std::string use_json(const Scene& scene, Tile tile);

}  // namespace mandible::wasm
