// The files of a built web app, read into memory once. A request can reach nothing else, whatever
// its path says. Files added later are not served: a new build needs a restart.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"

namespace mandible::server {

// One way to send a file: as it is, or compressed when the site was built.
struct Representation {
  std::string_view coding;  // of Content-Encoding; empty: as it is
  std::string bytes;
  std::string etag;  // from the bytes, so the same on every machine
};

struct StaticFile {
  std::string_view type;
  // Its name changes with its content, so it may be cached for ever.
  bool immutable = false;
  // The preferred first; the last one is the file as it is.
  std::vector<Representation> representations;
};

class StaticSite {
 public:
  // The web app is a few MB; far more means that the folder is the wrong one.
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

  // Everything below the folder but symbolic links and names that start with a dot. NAME.br and
  // NAME.gz are not files of their own but representations of NAME.
  static Result<StaticSite> load(const std::filesystem::path& folder,
                                 std::size_t most_bytes = kMostBytes);

  // The file at a decoded path such as /assets/a.js; / is /index.html. Null if there is none.
  const StaticFile* find(const std::string& path) const;

 private:
  std::unordered_map<std::string, StaticFile> files_;
};

// The media type for a name's ending.
std::string_view content_type_of(std::string_view name);

// Whether the path is one of Vite's /assets/NAME-HASH.EXT. A word in place of the hash, as in
// /assets/bug-settings.json, is recognised by its lack of digits and capitals.
bool has_hashed_name(std::string_view path);

}  // namespace mandible::server
