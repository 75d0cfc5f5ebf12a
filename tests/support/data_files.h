// Reads the tables in tests/data: one row per line, columns separated by tabs, comments after #.
#pragma once

#include <fstream>
#include <string>
#include <vector>

namespace mandible::test {

inline std::vector<std::vector<std::string>> read_table(const std::string& file) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(std::string(MANDIBLE_TEST_DATA) + "/" + file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string> columns(1);
    for (char c : line) {
      if (c == '\t') {
        columns.emplace_back();
      } else {
        columns.back() += c;
      }
    }
    rows.push_back(columns);
  }
  return rows;
}

}  // namespace mandible::test
