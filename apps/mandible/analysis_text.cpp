#include "mandible/analysis_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/json.h"
#include "base/text.h"
#include "engine/chances.h"
#include "rules/notation.h"

namespace mandible {
namespace {

std::uint64_t nodes_per_second(const SearchReport& report) {
  const auto time = static_cast<std::uint64_t>(std::max<long long>(report.time.count(), 1));
  return report.nodes * 1000 / time;
}

}  // namespace

std::string analysis_score(Score score) {
  if (std::abs(score) <= kWinInSight) return (score < 0 ? "" : "+") + hundredths(score);
  const int plies = kWin - std::abs(score);
  const int own_moves = (plies + 1) / 2;
  return (score > 0 ? "wins in " : "loses in ") + std::to_string(own_moves);
}

std::vector<std::string> analysis_lines(const Position& position, const DepthReports& reports) {
  // The last line of a depth was found last.
  const SearchReport& last = reports.back();
  std::vector<std::string> lines = {fmt::format(
      "depth {}  {} nodes  {} nodes/s  {} s", last.depth, with_commas(last.nodes),
      with_commas(nodes_per_second(last)), hundredths(static_cast<int>(last.time.count() / 10)))};
  std::size_t widest = 0;
  for (const SearchReport& report : reports) {
    widest = std::max(widest, analysis_score(report.score).size());
  }
  const std::size_t rank_columns = 2 + std::to_string(reports.size()).size();
  for (const SearchReport& report : reports) {
    lines.push_back(fmt::format("{:>{}}  {:<{}}  {}", report.rank, rank_columns,
                                analysis_score(report.score), widest,
                                fmt::join(line_texts(position, report.line), ", ")));
  }
  return lines;
}

std::string analysis_json(const Position& position, const DepthReports& reports) {
  const SearchReport& last = reports.back();
  JsonWriter json;
  json.begin_object().member("depth", last.depth);
  json.member("nodes", static_cast<long long>(last.nodes));
  json.member("nodesPerSecond", static_cast<long long>(nodes_per_second(last)));
  json.member("timeMs", static_cast<long long>(last.time.count()));
  json.member("toMove", english_name(position.to_move()));
  json.key("lines").begin_array();
  for (const SearchReport& report : reports) {
    json.begin_object().member("rank", report.rank).member("score", report.score);
    json.member("scoreText", analysis_score(report.score));
    json.member("chance", wins_per_thousand(report.score));
    json.key("moves").begin_array();
    for (const std::string& move : line_texts(position, report.line)) json.value(move);
    json.end_array().end_object();
  }
  return json.end_array().end_object().text();
}

}  // namespace mandible
