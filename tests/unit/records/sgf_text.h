// Small BoardSpace files for the tests, made of operations.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "records/sgf.h"

namespace mandible {

inline constexpr std::string_view kUnbounded = "hive 2 0 101";

// Operations as "0 dropb wA1 N 13 .", one a line, with the number of the player in front.
inline std::string nodes(std::string_view operations) {
  std::string text;
  int index = 1;
  while (!operations.empty()) {
    const std::size_t end = std::min(operations.find('\n'), operations.size());
    const std::string_view line = operations.substr(0, end);
    operations.remove_prefix(std::min(end + 1, operations.size()));
    if (line.empty()) continue;
    text += "; P";
    text += line[0];
    text += "[" + std::to_string(index++) + std::string(line.substr(1)) + "]\n";
  }
  return text;
}

inline std::string sgf(std::string_view operations, std::string_view game = "hive",
                       std::string_view result = "") {
  return "(;\nGM[27]VV[1]\nSU[" + std::string(game) + "]\nRE[" + std::string(result) +
         "]\nP0[id \"Ann\"]\nP1[id \"Bob\"]\n; P0[0 Start P0]\n" + nodes(operations) +
         ";\nP0[time 0:10:37 ]\nP1[time 0:33:56 ]\n)\n";
}

inline Record read(const std::string& text) {
  Result<Record> record = parse_sgf(text);
  EXPECT_TRUE(record) << record.error();
  return record ? *record : Record{Game(base_edition()), {}, {}};
}

// Without the line and the column.
inline std::string error_of(const std::string& text) {
  const Result<Record> record = parse_sgf(text);
  EXPECT_FALSE(record) << "no error";
  if (record) return {};
  const Error& error = record.failure();
  return error.code == "AtPlace" ? error.reason.at(0).message : error.message;
}

inline std::string moves(const Record& record) {
  std::string all;
  for (int ply = 0; ply < record.game.plies(); ++ply) {
    if (ply > 0) all += ';';
    all += record.game.move_text(ply);
  }
  return all;
}

using Comments = std::vector<std::pair<int, std::string>>;

// The comments behind the moves of the main line, by ply.
inline Comments comments(const Record& record) {
  Comments found;
  for (NodeIndex index : record.tree.main_line()) {
    const RecordNode& node = record.tree.node(index);
    if (!node.remarks.comment.empty()) found.emplace_back(node.ply, node.remarks.comment);
  }
  return found;
}

inline std::string moves(std::string_view operations, std::string_view game = "hive") {
  return moves(read(sgf(operations, game)));
}

inline constexpr std::string_view kTwoPlies =
    "0 move W wA1 N 13 .\n0 done\n1 pick B 1 bA1\n1 dropb bA1 M 12 /wA1\n1 done\n";

// Black has no move after this.
inline constexpr std::string_view kBlackMustPass =
    "0 movedone W wB1 N 13 .\n1 movedone B bS1 M 13 .\n0 movedone W wQ N 12 .\n"
    "1 movedone B bQ L 12 .\n0 movedone W wA1 M 11 .\n1 movedone B bQ M 12 .\n"
    "0 movedone W wB1 M 13 .\n";

// White wins with the last move.
inline constexpr std::string_view kWhiteWins =
    "0 movedone W wS1 N 13 .\n1 movedone B bG1 N 12 .\n0 movedone W wQ O 14 .\n"
    "1 movedone B bQ O 12 .\n0 movedone W wB1 P 14 .\n1 movedone B bQ O 13 .\n"
    "0 movedone W wG1 P 15 .\n1 movedone B bG2 O 12 .\n0 movedone W wG1 P 13 .\n";

inline std::string after(std::string_view start, std::string_view rest) {
  return std::string(start) + std::string(rest);
}

}  // namespace mandible
