#include "server/net/site_responder.h"

#include <algorithm>

#include "server/net/request_text.h"

namespace mandible::server {
namespace {

// Far above any address of the web app, and well below the limit of HttpServer for all fields.
constexpr std::size_t kLongestTarget = 2048;

constexpr std::string_view kNotFoundPage = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not found - Mandible</title>
</head>
<body>
<h1>There is nothing here</h1>
<p>This address leads nowhere. <a href="/">Go to Mandible</a></p>
</body>
</html>
)";

Response not_found() {
  return {404,
          {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}},
          kNotFoundPage};
}

const Representation& best_for(const StaticFile& file, std::string_view accept_encoding) {
  const auto& all = file.representations;
  return *std::find_if(all.begin(), all.end() - 1, [accept_encoding](const Representation& it) {
    return accepts_coding(accept_encoding, it.coding);
  });
}

Response send(const StaticFile& file, const Request& request) {
  const Representation& chosen = best_for(file, request.accept_encoding);
  Response response;
  response.fields = {
      {"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"},
      {"ETag", chosen.etag}};
  if (file.representations.size() > 1) response.fields.emplace_back("Vary", "Accept-Encoding");
  if (lists_etag(request.if_none_match, chosen.etag)) {
    response.status = 304;
    return response;
  }
  response.fields.emplace_back("Content-Type", file.type);
  if (!chosen.coding.empty()) response.fields.emplace_back("Content-Encoding", chosen.coding);
  response.body = chosen.bytes;
  return response;
}

}  // namespace

Response respond(const StaticSite& site, const Request& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = plain_text(405, "only GET and HEAD are answered here\n");
    response.fields.emplace_back("Allow", "GET, HEAD");
    return response;
  }
  if (request.target.size() > kLongestTarget) return plain_text(414, "the address is too long\n");
  const auto path = path_of_target(request.target);
  if (!path) return plain_text(400, "the address is not well-formed\n");
  if (*path == "/healthz") return plain_text(200, "ok");
  const StaticFile* file = site.find(*path);
  return file == nullptr ? not_found() : send(*file, request);
}

}  // namespace mandible::server
