// A folder that keeps a match, so that it can be looked at while it runs and taken up again later:
// match.txt says what is played, games.tsv lists the finished games, games.uhp has one game string
// per line and games.pgn the games in PGN, all in the order in which they ended.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "lab/match/finished_game.h"
#include "lab/match/folder_lock.h"
#include "lab/match/openings.h"
#include "lab/match/referee.h"
#include "lab/match/settings.h"

namespace mandible::lab {

// Everything that decides how a game of the match goes, one item per line. Not how many games there
// are, how many at a time, or when to stop: that may change when the match is taken up again.
std::string description_of(const MatchSettings& settings, const Openings& openings);

class Archive {
 public:
  // Makes the folder, or takes up the match that it holds; an error if that is another match.
  static Result<Archive> open(const std::filesystem::path& folder, const std::string& description);

  const std::vector<FinishedGame>& finished() const { return finished_; }
  // Where the standard error of the engines goes.
  std::string error_file() const { return (folder_ / "engines.log").string(); }

  // Saves a game at once. The names are those of the first and the second engine.
  std::optional<Error> add(const PlayedGame& played, const std::array<std::string, 2>& names);

 private:
  Archive(std::filesystem::path folder, FolderLock lock)
      : folder_(std::move(folder)), lock_(std::move(lock)) {}

  std::optional<Error> compare(const std::string& description) const;
  std::optional<Error> read_index();
  std::optional<Error> cut_and_open();

  std::filesystem::path folder_;
  FolderLock lock_;
  std::vector<FinishedGame> finished_;
  // How much of the files belongs to the games of the index. A game that was being written when the
  // machine went down is not among them; what was written of it is cut off.
  std::uint64_t index_size_ = 0;
  std::uint64_t strings_size_ = 0;
  std::uint64_t records_size_ = 0;
  std::ofstream index_;
  std::ofstream strings_;
  std::ofstream records_;
};

}  // namespace mandible::lab
