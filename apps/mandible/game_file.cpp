#include "mandible/game_file.h"

#include <array>
#include <filesystem>
#include <fstream>

#include "base/text.h"

namespace mandible {
namespace {

// Far more than any game, and little enough to read at once.
constexpr std::size_t kMostBytes = 4'000'000;

// The format that the end of a file's name asks for.
RecordFormat format_of(std::string_view path) {
  const auto ends_in = [path](std::string_view end) {
    return path.size() >= end.size() &&
           equal_ignoring_case(path.substr(path.size() - end.size()), end);
  };
  if (ends_in(".pgn")) return RecordFormat::Pgn;
  if (ends_in(".sgf")) return RecordFormat::Sgf;
  return RecordFormat::GameString;
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
  const RecordFormat format = format_of(path);
  Result<std::string> text = write_record(record, format);
  if (!text) return Error{text.error()};
  if (format == RecordFormat::GameString) *text += '\n';
  return write_file(path, *text);
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
