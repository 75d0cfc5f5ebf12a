// A file of scored games that grows for hours and survives being killed (docs/lab.md has the
// format). Two lines of text say what it is and how the games were made; then each game follows
// with its length and a checksum.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/result.h"
#include "lab/selfplay/scored_game.h"

namespace mandible::lab {

// Whether the file starts like a file of scored games, of any version.
bool is_game_file(const std::string& path);

// Reads the games one by one; an error says what is wrong and where. A last game that is not
// complete is not read: a run may be writing it, or was killed.
std::optional<Error> read_games(const std::string& path,
                                const std::function<void(ScoredGame)>& on_game);

// Writes games to the end of a file, for one program at a time.
class GameFileWriter {
 public:
  // Makes the file, or goes on with one that has the same description, after removing an incomplete
  // last game.
  static Result<GameFileWriter> open(const std::string& path, const std::string& description);

  // How many games the file has.
  int games() const { return games_; }
  std::optional<Error> add(const ScoredGame& game);

  GameFileWriter(GameFileWriter&& other) noexcept
      : path_(std::move(other.path_)),
        descriptor_(std::exchange(other.descriptor_, -1)),
        games_(other.games_) {}
  GameFileWriter& operator=(GameFileWriter&&) = delete;
  GameFileWriter(const GameFileWriter&) = delete;
  GameFileWriter& operator=(const GameFileWriter&) = delete;
  ~GameFileWriter();

 private:
  GameFileWriter(std::string path, int descriptor)
      : path_(std::move(path)), descriptor_(descriptor) {}

  std::optional<Error> begin(const std::string& description);
  std::optional<Error> append(const std::string& bytes);

  std::string path_;
  int descriptor_;
  int games_ = 0;
};

}  // namespace mandible::lab
