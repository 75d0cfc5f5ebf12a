#include "mandible/game_file.h"

#include <array>
#include <filesystem>
#include <fstream>

#include "base/text.h"
#include "rules/notation.h"
#include "rules/pgn.h"

namespace mandible {
namespace {

// Far more than any game, and little enough to read at once.
constexpr std::size_t kMostBytes = 4'000'000;

bool is_pgn_name(std::string_view path) {
  constexpr std::string_view kEnd = ".pgn";
  return path.size() >= kEnd.size() &&
         equal_ignoring_case(path.substr(path.size() - kEnd.size()), kEnd);
}

}  // namespace

bool file_exists(const std::string& path) {
  std::error_code failure;
  return std::filesystem::exists(path, failure);
}

Result<Record> read_game(std::istream& in) {
  std::string text;
  std::array<char, 1U << 16U> block{};
  while (in.read(block.data(), block.size()) || in.gcount() > 0) {
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMostBytes) return Error{"that is too large for a game"};
  }
  if (in.bad()) return Error{"that cannot be read"};
  return read_record(text);
}

Result<Record> load_game_file(const std::string& path) {
  std::error_code failure;
  if (!file_exists(path)) return Error{"there is no file " + in_quotes(path)};
  if (!std::filesystem::is_regular_file(path, failure)) {
    return Error{in_quotes(path) + " is not a file that holds a game"};
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{in_quotes(path) + " cannot be read"};
  Result<Record> record = read_game(file);
  if (!record) return Error{in_quotes(path) + ": " + record.error()};
  return record;
}

std::optional<Error> save_game_file(const std::string& path, const Record& record) {
  return write_file(path, is_pgn_name(path) ? pgn_text(record) : game_string(record.game) + "\n");
}

std::optional<Error> write_file(const std::string& path, const std::string& text) {
  std::error_code failure;
  if (std::filesystem::is_directory(path, failure)) return Error{in_quotes(path) + " is a folder"};
  const std::string draft = path + ".part";
  if (file_exists(draft))
    return Error{in_quotes(draft) + " is in the way; move it or choose another name"};
  std::ofstream file(draft, std::ios::binary);
  file << text;
  file.close();
  if (file) std::filesystem::rename(draft, path, failure);
  if (!file || failure) {
    std::filesystem::remove(draft, failure);
    return Error{in_quotes(path) + " cannot be written"};
  }
  return std::nullopt;
}

}  // namespace mandible
