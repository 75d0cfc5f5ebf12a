#include "server/net/static_site.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "base/text.h"

namespace mandible::server {
namespace {

using std::filesystem::path;

struct Coding {
  std::string_view name;
  std::string_view ending;
};
constexpr std::array<Coding, 2> kCodings = {Coding{"br", ".br"}, Coding{"gzip", ".gz"}};

// By path, with a slash before it.
using Contents = std::map<std::string, std::string>;

bool is_compressed(std::string_view name) {
  return std::any_of(kCodings.begin(), kCodings.end(),
                     [name](const Coding& coding) { return name.ends_with(coding.ending); });
}

std::optional<std::string> read_file(const path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) return std::nullopt;
  return bytes;
}

Result<Contents> read_folder(const path& folder, std::size_t most_bytes) {
  Contents contents;
  std::size_t total = 0;
  for (std::filesystem::recursive_directory_iterator at(folder), end; at != end; ++at) {
    if (at->path().filename().string().starts_with('.')) {
      at.disable_recursion_pending();
      continue;
    }
    if (at->is_symlink() || !at->is_regular_file()) continue;
    total += at->file_size();
    if (total > most_bytes) {
      return Error{folder.string() + " holds more than " + with_commas(most_bytes) +
                   " bytes, so it is not the folder of the built web app"};
    }
    auto bytes = read_file(at->path());
    if (!bytes) return Error{"cannot read " + at->path().string()};
    contents.emplace("/" + at->path().lexically_relative(folder).generic_string(),
                     std::move(*bytes));
  }
  return contents;
}

// FNV-1a: short, and the same everywhere. Nobody gains by a collision in their own site.
std::string etag_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return fmt::format("\"{:016x}\"", hash);
}

Representation representation_of(std::string_view coding, std::string bytes) {
  std::string etag = etag_of(bytes);
  return {coding, std::move(bytes), std::move(etag)};
}

}  // namespace

std::string_view content_type_of(std::string_view name) {
  struct Type {
    std::string_view ending;
    std::string_view type;
  };
  static constexpr std::array kTypes = {
      Type{".html", "text/html; charset=utf-8"},
      Type{".js", "text/javascript; charset=utf-8"},
      Type{".mjs", "text/javascript; charset=utf-8"},
      Type{".css", "text/css; charset=utf-8"},
      Type{".txt", "text/plain; charset=utf-8"},
      Type{".wasm", "application/wasm"},
      Type{".json", "application/json"},
      Type{".map", "application/json"},
      Type{".webmanifest", "application/manifest+json"},
      Type{".svg", "image/svg+xml"},
      Type{".png", "image/png"},
      Type{".ico", "image/x-icon"},
      Type{".woff2", "font/woff2"},
      Type{".mp3", "audio/mpeg"},
      Type{".ogg", "audio/ogg"},
      Type{".wav", "audio/wav"},
  };
  const std::string lower = lower_case(name);
  for (const Type& type : kTypes) {
    if (lower.ends_with(type.ending)) return type.type;
  }
  return "application/octet-stream";
}

bool has_hashed_name(std::string_view path) {
  constexpr std::string_view kFolder = "/assets/";
  constexpr std::size_t kLeastHash = 8;
  if (!path.starts_with(kFolder)) return false;
  std::string_view stem = path.substr(path.rfind('/') + 1);
  stem = stem.substr(0, stem.rfind('.'));
  // The hash may hold dashes itself, so only the first dash is certain to stand before it.
  const std::size_t dash = stem.find('-');
  if (dash == std::string_view::npos || stem.size() - dash - 1 < kLeastHash) return false;
  const std::string_view rest = stem.substr(dash + 1);
  const std::string_view end = rest.substr(rest.size() - kLeastHash);
  const auto in_hash = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; };
  const auto in_no_word = [](char c) { return is_digit(c) || (c >= 'A' && c <= 'Z'); };
  return std::all_of(rest.begin(), rest.end(), in_hash) &&
         std::any_of(end.begin(), end.end(), in_no_word);
}

Result<StaticSite> StaticSite::load(const path& folder, std::size_t most_bytes) {
  try {
    if (!is_regular_file(symlink_status(folder / "index.html"))) {
      return Error{"there is no web app in " + folder.string() +
                   ": index.html is missing; ./run builds it into web/dist"};
    }
    Result<Contents> contents = read_folder(folder, most_bytes);
    if (!contents) return Error{contents.error()};
    StaticSite site;
    for (auto& [name, bytes] : *contents) {
      if (is_compressed(name)) continue;
      StaticFile file{content_type_of(name), has_hashed_name(name), {}};
      for (const Coding& coding : kCodings) {
        const auto found = contents->find(name + std::string(coding.ending));
        if (found == contents->end()) continue;
        file.representations.push_back(representation_of(coding.name, std::move(found->second)));
      }
      file.representations.push_back(representation_of("", std::move(bytes)));
      site.files_.emplace(name, std::move(file));
    }
    return site;
  } catch (const std::filesystem::filesystem_error& error) {
    return Error{"cannot read " + error.path1().string() + ": " + error.code().message()};
  }
}

const StaticFile* StaticSite::find(const std::string& path) const {
  const auto found = files_.find(path == "/" ? "/index.html" : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace mandible::server
