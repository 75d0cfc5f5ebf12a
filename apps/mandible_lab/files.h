// Files that are replaced as a whole, and networks from files.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "engine/network/network.h"

namespace mandible::lab {

// Writes beside the file and renames, so that nobody ever sees half of it.
std::optional<Error> replace_file(const std::string& path, const std::string& bytes);

// Null for "HandMade", which stands for the hand-made evaluation.
Result<std::shared_ptr<const network::Network>> read_network(const std::string& path);

}  // namespace mandible::lab
