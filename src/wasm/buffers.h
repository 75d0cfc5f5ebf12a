// How text passes between JavaScript and the functions of this module: JavaScript asks for room and
// writes UTF-8 there, calls a function, and reads the answer where the module says it stands.
#pragma once

#include <string>
#include <string_view>

namespace mandible::wasm {

// What JavaScript has written.
std::string_view input();

// Keeps the answer until the next one.
void answer(std::string text);

}  // namespace mandible::wasm
