// The numbers that decide how far the search looks at which moves. They are data, so that
// mandible-lab spsa can tune them; the values come from it (docs/engine.md).
#pragma once

#include <array>
#include <string_view>

namespace mandible {

struct SearchParameters {
  // Pruning: scores per ply, the largest depths, and how many moves are searched near the horizon:
  // late_moves, and late_move_quarters / 4 times the depth squared.
  int reverse_futility_depth = 8;
  int reverse_futility_margin = 35;
  int pruning_depth = 5;
  int futility_margin = 31;
  int late_moves = 3;
  int late_move_quarters = 6;
  int late_moves_improving = 5;
  int late_move_quarters_improving = 9;

  // The only good move of a node is searched deeper.
  int singular_depth = 7;
  int singular_margin = 17;  // eighths of a point per ply

  // Reductions, in hundredths of a ply: base + log(depth) * log(number) / divisor, with base and
  // divisor in hundredths too; more at nodes that are expected to fail high and where the position
  // is not improving, less in the principal variation and for moves that join the siege.
  int reduction_base = 22;
  int reduction_divisor = 201;
  int reduction_at_cut_node = 141;
  int reduction_in_pv = -62;
  int reduction_of_siege = -65;
  int reduction_not_improving = 70;
  int history_of_one_ply = 6856;  // this much history is worth one ply

  // What a move that causes a cutoff gains, and the moves tried before it lose.
  int history_per_square = 17;  // of the depth
  int history_per_ply = 95;
  int history_most = 1710;
  int history_loss = 100;  // per cent of the gain

  // Added to the history of a move when moves are sorted: killers come before nearly everything
  // else, and so do moves that join the siege of the Queen, the earlier the tighter the siege is.
  int killer_rank = 10000;
  int second_killer_rank = 9000;
  int siege_rank = 976;

  int first_window = 19;  // around the score of the depth before

  friend bool operator==(const SearchParameters&, const SearchParameters&) = default;
};

// What a tuner needs to know: the range, and a step large enough to affect results without ruining
// play.
struct ParameterSpec {
  std::string_view name;
  int SearchParameters::*value;
  int least;
  int most;
  int step;
};

inline constexpr std::array<ParameterSpec, 25> kSearchParameters = {{
    {"reverse_futility_depth", &SearchParameters::reverse_futility_depth, 2, 12, 1},
    {"reverse_futility_margin", &SearchParameters::reverse_futility_margin, 15, 200, 12},
    {"pruning_depth", &SearchParameters::pruning_depth, 2, 10, 1},
    {"futility_margin", &SearchParameters::futility_margin, 15, 200, 12},
    {"late_moves", &SearchParameters::late_moves, 1, 20, 2},
    {"late_move_quarters", &SearchParameters::late_move_quarters, 1, 40, 2},
    {"late_moves_improving", &SearchParameters::late_moves_improving, 1, 30, 2},
    {"late_move_quarters_improving", &SearchParameters::late_move_quarters_improving, 1, 60, 3},
    {"singular_depth", &SearchParameters::singular_depth, 4, 12, 1},
    {"singular_margin", &SearchParameters::singular_margin, 2, 80, 6},
    {"reduction_base", &SearchParameters::reduction_base, -50, 200, 20},
    {"reduction_divisor", &SearchParameters::reduction_divisor, 100, 500, 25},
    {"reduction_at_cut_node", &SearchParameters::reduction_at_cut_node, -100, 400, 25},
    {"reduction_in_pv", &SearchParameters::reduction_in_pv, -400, 100, 25},
    {"reduction_of_siege", &SearchParameters::reduction_of_siege, -400, 100, 25},
    {"reduction_not_improving", &SearchParameters::reduction_not_improving, -100, 400, 25},
    {"history_of_one_ply", &SearchParameters::history_of_one_ply, 1000, 30000, 1200},
    {"history_per_square", &SearchParameters::history_per_square, 0, 100, 6},
    {"history_per_ply", &SearchParameters::history_per_ply, 0, 300, 20},
    {"history_most", &SearchParameters::history_most, 200, 8000, 300},
    {"history_loss", &SearchParameters::history_loss, 10, 300, 12},
    {"killer_rank", &SearchParameters::killer_rank, 0, 30000, 1500},
    {"second_killer_rank", &SearchParameters::second_killer_rank, 0, 30000, 1500},
    {"siege_rank", &SearchParameters::siege_rank, 0, 10000, 500},
    {"first_window", &SearchParameters::first_window, 6, 100, 6},
}};

}  // namespace mandible
