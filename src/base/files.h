// Whole files, read at once.
#pragma once

#include <string>

#include "base/result.h"

namespace mandible {

// The error says why the file cannot be read: that there is none, that it is a folder, and so on.
Result<std::string> read_file(const std::string& path);

}  // namespace mandible
