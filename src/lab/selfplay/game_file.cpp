#include "lab/selfplay/game_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/bytes.h"
#include "base/crc32.h"
#include "base/text.h"

namespace mandible::lab {
namespace {

constexpr std::string_view kName = "mandible-games ";
constexpr std::string_view kVersion = "1";
// Twice as long as any game of selfplay: a larger length is damage. What follows a damaged length
// that is smaller may pass for an incomplete last game, so this is also the most that is ever cut.
constexpr std::uint32_t kMostBytes = 2048;

std::string heading(const std::string& description) {
  return std::string(kName) + std::string(kVersion) + "\n" + description + "\n";
}

// Reads from the first byte to the last whole game.
class Reader {
 public:
  explicit Reader(const std::string& path) : path_(path), in_(path, std::ios::binary) {}

  std::optional<Error> read_heading() {
    if (!in_) return Error{"cannot read " + in_quotes(path_) + ": " + std::strerror(errno)};
    std::string first;
    if (!std::getline(in_, first) || !first.starts_with(kName)) {
      return Error{in_quotes(path_) + " is not a file of scored games, as selfplay writes them"};
    }
    if (first.substr(kName.size()) != kVersion) {
      return Error{in_quotes(path_) + " has version " + first.substr(kName.size()) +
                   " of the format; this program reads version " + std::string(kVersion)};
    }
    if (!std::getline(in_, description_) || in_.eof()) {
      return Error{in_quotes(path_) + " ends within its heading; remove it and start again"};
    }
    end_ = static_cast<std::uint64_t>(in_.tellg());
    return std::nullopt;
  }

  // The bytes of the next game; nothing at the end of the file or of its last whole game.
  Result<std::optional<std::string>> next() {
    std::string length(sizeof(std::uint32_t), '\0');
    if (!take(length)) return std::optional<std::string>();
    const auto size = ByteReader(length).take<std::uint32_t>();
    if (size > kMostBytes) return damaged();
    std::string bytes(size + sizeof(std::uint32_t), '\0');
    if (!take(bytes)) return std::optional<std::string>();
    const auto sum = ByteReader(std::string_view(bytes).substr(size)).take<std::uint32_t>();
    bytes.resize(size);
    if (sum != crc32(bytes)) return damaged();
    end_ += size + 2 * sizeof(std::uint32_t);
    ++games_;
    return std::optional(std::move(bytes));
  }

  const std::string& description() const { return description_; }
  int games() const { return games_; }
  // Where the last whole game ends.
  std::uint64_t end() const { return end_; }

 private:
  bool take(std::string& bytes) {
    in_.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return static_cast<std::size_t>(in_.gcount()) == bytes.size();
  }

  Error damaged() const {
    return Error{in_quotes(path_) + " is damaged after game " + std::to_string(games_) +
                 "; to keep the games before that: truncate --size=" + std::to_string(end_) + " " +
                 path_};
  }

  std::string path_;
  std::ifstream in_;
  std::string description_;
  int games_ = 0;
  std::uint64_t end_ = 0;
};

}  // namespace

bool is_game_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string start(kName.size(), '\0');
  return in.read(start.data(), static_cast<std::streamsize>(start.size())) && start == kName;
}

std::optional<Error> read_games(const std::string& path,
                                const std::function<void(ScoredGame)>& on_game) {
  Reader reader(path);
  if (auto error = reader.read_heading()) return error;
  for (;;) {
    const auto bytes = reader.next();
    if (!bytes) return bytes.failure();
    if (!*bytes) return std::nullopt;
    auto game = scored_game_from(**bytes);
    if (!game) {
      return Error{in_quotes(path) + ", game " + std::to_string(reader.games()) + ": " +
                   game.error()};
    }
    on_game(std::move(*game));
  }
}

Result<GameFileWriter> GameFileWriter::open(const std::string& path,
                                            const std::string& description) {
  GameFileWriter writer(path, ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666));
  if (writer.descriptor_ < 0) {
    return Error{"cannot write to " + in_quotes(path) + ": " + std::strerror(errno)};
  }
  if (flock(writer.descriptor_, LOCK_EX | LOCK_NB) != 0) {
    return Error{"another run is writing to " + in_quotes(path) +
                 "; wait for its end, or choose another file"};
  }
  if (auto error = writer.begin(description)) return *error;
  return writer;
}

std::optional<Error> GameFileWriter::begin(const std::string& description) {
  const std::string expected = heading(description);
  const auto size = static_cast<std::uint64_t>(lseek(descriptor_, 0, SEEK_END));
  if (size < expected.size()) {
    // New, or killed while the heading was written.
    std::string start(size, '\0');
    if (pread(descriptor_, start.data(), size, 0) == static_cast<ssize_t>(size) &&
        expected.starts_with(start)) {
      return append(expected.substr(size));
    }
  }
  Reader reader(path_);
  if (auto error = reader.read_heading()) return error;
  if (reader.description() != description) {
    return Error{in_quotes(path_) + " holds games made in another way (" + reader.description() +
                 "); repeat those options, or choose another file"};
  }
  for (;;) {
    const auto bytes = reader.next();
    if (!bytes) return bytes.failure();
    if (!*bytes) break;
  }
  games_ = reader.games();
  if (ftruncate(descriptor_, static_cast<off_t>(reader.end())) != 0) {
    return Error{"cannot shorten " + in_quotes(path_) + ": " + std::strerror(errno)};
  }
  return std::nullopt;
}

std::optional<Error> GameFileWriter::add(const ScoredGame& game) {
  const std::string bytes = to_bytes(game);
  std::string record;
  append_number(record, static_cast<std::uint32_t>(bytes.size()));
  record += bytes;
  append_number(record, crc32(bytes));
  if (auto error = append(record)) return error;
  ++games_;
  return std::nullopt;
}

std::optional<Error> GameFileWriter::append(const std::string& bytes) {
  for (std::string_view rest = bytes; !rest.empty();) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      return Error{"cannot write to " + in_quotes(path_) + ": " + std::strerror(errno)};
    }
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return std::nullopt;
}

GameFileWriter::~GameFileWriter() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace mandible::lab
