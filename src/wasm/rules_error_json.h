// Errors for the web app: a code with its parameters, from which web/src/i18n/errors.ts makes a
// sentence.
#pragma once

#include "base/error.h"
#include "base/json.h"

namespace mandible::wasm {

// {"code": ..., a member for each parameter, "reason": the same of the error that it wraps}.
void write_error(JsonWriter& json, const Error& error);

}  // namespace mandible::wasm
