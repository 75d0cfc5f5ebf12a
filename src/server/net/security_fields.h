// The fields that every response carries to keep the page to itself: nothing foreign is loaded into
// it, and no foreign page holds it. The first three also let the browser share memory between
// threads, which the engine in the browser needs to search with more than one.
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace mandible::server {

inline constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kSecurityFields = {{
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Embedder-Policy", "require-corp"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Permissions-Policy",
     "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
     "worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
}};

}  // namespace mandible::server
