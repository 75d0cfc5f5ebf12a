// What the web app is told about a moment of a game, and why a move is not possible. The fields are
// those of web/src/core/types.ts.
#pragma once

#include <string>

#include "wasm/scene.h"

namespace mandible::wasm {

std::string scene_json(const Game& game, int plies);

// {"legal":true}, or the rule that forbids it with the places that prove it.
std::string verdict_json(const Scene& scene, Tile tile, Axial place);

// {"error": the reason in English, "verdict": the rule and the places}, for a move that was
// refused.
std::string refusal_json(const Scene& scene, const Verdict& verdict);

// Why the tile cannot be used at all: a verdict, the rule "NoPlace" for a tile in hand that fits
// nowhere, or "Stuck" for one on the board that is free and yet has nowhere to go.
std::string stuck_json(const Scene& scene, Tile tile);

}  // namespace mandible::wasm
