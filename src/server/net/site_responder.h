// Answers requests from a StaticSite: which file in which representation, and how long it may be
// cached.
#pragma once

#include "server/net/http_message.h"
#include "server/net/static_site.h"

namespace mandible::server {

// The response points into the site. For HEAD it is that of GET; leaving out the body is left to
// the sender.
Response respond(const StaticSite& site, const Request& request);

}  // namespace mandible::server
