#include "uhp/eval_file.h"

#include "base/text.h"
#include "engine/network/built_in.h"
#include "uhp/options.h"

namespace mandible::uhp {

Result<std::shared_ptr<const network::Network>> network_named(const std::string& eval_file,
                                                              const FileReader& read_file) {
  if (eval_file == kHandMade) return std::shared_ptr<const network::Network>();
  if (eval_file == kBuiltIn) return network::built_in();
  if (!read_file) return Error{"There are no files here; EvalFile is BuiltIn or HandMade."};
  const Result<std::string> bytes = read_file(eval_file);
  if (!bytes) return Error{"The file " + in_quotes(eval_file) + " cannot be read."};
  auto network = network::network_from(*bytes);
  if (!network) {
    return Error{"The file " + in_quotes(eval_file) + " cannot be used: " + network.error() + "."};
  }
  return network;
}

}  // namespace mandible::uhp
