// How a function of this module is declared so that JavaScript can call it. In other builds it is a
// plain C function, so that tests can link it.
#pragma once

#ifdef __EMSCRIPTEN__
// `used` is what the linker for WebAssembly takes as "export this".
#define MANDIBLE_EXPORT extern "C" __attribute__((used, visibility("default")))
#else
#define MANDIBLE_EXPORT extern "C"
#endif
