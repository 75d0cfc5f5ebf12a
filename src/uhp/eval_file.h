// What the option EvalFile names: the network of the program, the hand-made evaluation, or a file.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "engine/network/network.h"

namespace mandible::uhp {

// The contents of a file; empty where there are no files.
using FileReader = std::function<Result<std::string>(const std::string& path)>;

// Null for the hand-made evaluation. A file is read each time, because it may have been trained
// further; the error says why it cannot be used.
Result<std::shared_ptr<const network::Network>> network_named(const std::string& eval_file,
                                                              const FileReader& read_file);

}  // namespace mandible::uhp
