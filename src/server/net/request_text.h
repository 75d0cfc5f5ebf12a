// Reads the parts of a request that have a grammar of their own (RFC 9110 and 9112).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mandible::server {

// The path that a target names, percent-decoded, without its query. Nothing if the target is not
// well-formed. The path may hold any byte, so it is good for a look-up only, not for a file system.
std::optional<std::string> path_of_target(std::string_view target);

// Whether Accept-Encoding allows a coding such as "br": listed, or covered by *, and not with q=0.
bool accepts_coding(std::string_view accept_encoding, std::string_view coding);

// Whether If-None-Match lists the entity tag, weak or strong, or is *.
bool lists_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace mandible::server
