// Games: how they go on, how they end, and how they are taken back.
#include "rules/game.h"

#include "support/drawing.h"

namespace mandible::test {
namespace {

// E1 before its last ply, "wG1 wB1\", which surrounds both Queens.
constexpr const char* kBeforeTheDraw =
    R"(Base;InProgress;White[8];wA1;bG1 wA1-;wQ \wA1;bA1 bG1\;wS1 /wQ;bQ bG1/;wB1 wQ/;bA2 bQ/;)"
    R"(wA2 -wB1;bA3 bQ\;wG1 \wB1;bA1 -bA2;wA3 /wA2;bS1 bA2\)";

// Plays moves given as text; the test fails at one that is refused.
void play(Game& game, const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    const Result<Move> move = parse_move(game.position(), text);
    ASSERT_TRUE(move) << text << ": " << move.error();
    const auto verdict = game.play(*move);
    ASSERT_FALSE(verdict) << text << ": " << describe(game.position(), *verdict);
  }
}

Game new_game(bool repetition_draws = false) {
  return Game(*edition_with("", true), repetition_draws);
}

TEST(Game, begins_without_moves) {
  const Game game = new_game();
  EXPECT_EQ(game.plies(), 0);
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
  EXPECT_EQ(game.ending(), Ending::None);
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.occurrences(), 1);
}

TEST(Game, remembers_its_moves_and_their_canonical_texts) {
  Game game = new_game();
  play(game, {"wB1", "bS1 wB1-", "wQ \\wB1", "bQ bS1-", "wQ wQ-"});
  EXPECT_EQ(game.plies(), 5);
  EXPECT_EQ(plain_text(game.move(0)), "wB1:0,0");
  EXPECT_EQ(plain_text(game.move(4)), "wQ:1,-1");
  EXPECT_EQ(game.move_text(4), "wQ \\bS1");
}

TEST(Game, refuses_what_the_rules_forbid_and_stays_as_it_is) {
  Game game = new_game();
  play(game, {"wA1", "bA1 wA1-"});
  const std::uint64_t hash = game.position().hash();
  const auto verdict = game.play({tile_of("wA3"), cell_at(kOrigin, {-1, 0})});
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::OutOfOrder);
  EXPECT_EQ(game.plies(), 2);
  EXPECT_EQ(game.position().hash(), hash);
}

TEST(Game, names_its_states_as_the_protocol_does) {
  EXPECT_EQ(state_name(Outcome::InProgress, false), "NotStarted");
  EXPECT_EQ(state_name(Outcome::InProgress), "InProgress");
  EXPECT_EQ(state_name(Outcome::Draw), "Draw");
  EXPECT_EQ(state_name(Outcome::WhiteWins), "WhiteWins");
  EXPECT_EQ(state_name(Outcome::BlackWins), "BlackWins");
}

TEST(GameEnd, is_a_draw_when_one_ply_surrounds_both_queens) {  // E1
  Game game = game_of(kBeforeTheDraw);
  EXPECT_FALSE(game.over());
  play(game, {"wG1 wB1\\"});
  EXPECT_EQ(game.outcome(), Outcome::Draw);
  EXPECT_EQ(game.ending(), Ending::Surround);
  EXPECT_TRUE(game.over());
  const Board& board = game.position().board();
  EXPECT_FALSE(adjacent(board.where(tile_of("wQ")), board.where(tile_of("bQ"))));
}

TEST(GameEnd, is_a_loss_for_the_queen_that_is_surrounded) {
  const Drawing hive = white_to_move(R"(
       bQ    wA1
    wA2   wQ    wA3
       wG1   a
  )");
  Position position = hive.position;
  EXPECT_EQ(position.outcome(), Outcome::InProgress);
  position.make(hive.move("wG2", 'a'));
  EXPECT_EQ(position.outcome(), Outcome::BlackWins);  // although White did it
  EXPECT_TRUE(position.surrounded(Colour::White));
  EXPECT_FALSE(position.surrounded(Colour::Black));
}

TEST(GameEnd, is_a_win_over_the_black_queen_that_is_surrounded) {
  const Drawing hive = white_to_move(R"(
       wQ    wA1
    wA2   bQ    bA1
       bG1   bG2
  )");
  EXPECT_EQ(hive.position.outcome(), Outcome::WhiteWins);
}

TEST(GameEnd, comes_to_a_covered_queen_too) {  // E21
  const Drawing hive = black_to_move(R"(
       bQ    bA1
    bA2   X     bG1
       wS1   wS2
    X = wQ bB1
  )");
  EXPECT_EQ(hive.position.outcome(), Outcome::BlackWins);
}

TEST(GameEnd, counts_a_stack_beside_the_queen_once) {
  const Drawing hive = white_to_move(R"(
       bQ    X
    bA2   wQ    .
       wS1   wS2
    X = bA1 bB1
  )");
  EXPECT_EQ(hive.position.outcome(), Outcome::InProgress);
}

// Each Queen in turn rolls on round the other: the hive drifts, and looks the same every two plies.
const std::vector<std::string> kRoll = {"wQ \\bQ", "bQ wQ-"};

TEST(Repetition, of_a_position_for_the_third_time_is_a_draw_where_it_is_on) {
  Game game = new_game(true);
  play(game, {"wQ", "bQ wQ-"});
  play(game, kRoll);
  EXPECT_EQ(game.occurrences(), 2);
  EXPECT_FALSE(game.over());
  play(game, kRoll);
  EXPECT_EQ(game.occurrences(), 3);
  EXPECT_EQ(game.outcome(), Outcome::Draw);
  EXPECT_EQ(game.ending(), Ending::Repetition);
}

TEST(Repetition, is_seen_wherever_the_hive_has_drifted) {
  Game game = new_game(true);
  play(game, {"wQ", "bQ wQ-"});
  play(game, kRoll);
  EXPECT_NE(game.position().board().where(tile_of("wQ")), kOrigin);
  EXPECT_EQ(game.occurrences(), 2);
}

TEST(Repetition, is_counted_and_ends_nothing_where_it_is_off) {
  Game game = new_game(false);
  play(game, {"wQ", "bQ wQ-"});
  for (int i = 0; i < 3; ++i) play(game, kRoll);
  EXPECT_EQ(game.occurrences(), 4);
  EXPECT_FALSE(game.over());
}

TEST(Undo, takes_back_moves) {
  Game game = new_game();
  play(game, {"wA1", "bA1 wA1-", "wQ -wA1"});
  game.undo();
  EXPECT_EQ(game_string(game), "Base;InProgress;White[2];wA1;bA1 wA1-");
  game.undo(2);
  EXPECT_EQ(game_string(game), "Base;NotStarted;White[1]");
  EXPECT_EQ(game.position().hash(), new_game().position().hash());
}

TEST(Undo, takes_back_a_surround) {
  Game game = game_of(kBeforeTheDraw);
  play(game, {"wG1 wB1\\"});
  game.undo();
  EXPECT_EQ(game.outcome(), Outcome::InProgress);
  EXPECT_EQ(game.ending(), Ending::None);
  EXPECT_EQ(game_string(game), kBeforeTheDraw);
  play(game, {"wG1 wB1\\"});
  EXPECT_EQ(game.outcome(), Outcome::Draw);
}

TEST(Undo, takes_back_a_repetition_which_then_may_come_again) {
  Game game = new_game(true);
  play(game, {"wQ", "bQ wQ-"});
  play(game, kRoll);
  play(game, kRoll);
  game.undo();
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.occurrences(), 2);
  play(game, {"bQ wQ-"});
  EXPECT_EQ(game.ending(), Ending::Repetition);
}

TEST(Undo, takes_back_a_resignation_with_the_last_ply) {
  Game game = new_game();
  play(game, {"wA1", "bA1 wA1-"});
  game.resign(Colour::White);
  game.undo();
  EXPECT_EQ(game_string(game), "Base;InProgress;Black[1];wA1");
  EXPECT_EQ(game.ending(), Ending::None);
}

TEST(GameEnd, by_resignation_is_a_win_for_the_other) {
  Game game = new_game();
  play(game, {"wA1"});
  game.resign(Colour::White);
  EXPECT_EQ(game.outcome(), Outcome::BlackWins);
  EXPECT_EQ(game.ending(), Ending::Resignation);
  EXPECT_EQ(game_string(game), "Base;BlackWins;Black[1];wA1");
  const auto verdict = game.play({tile_of("bA1"), cell_at(kOrigin, {1, 0})});
  ASSERT_TRUE(verdict);
  EXPECT_EQ(verdict->rule, Rule::GameOver);
  EXPECT_EQ(game.plies(), 1);
}

TEST(GameEnd, by_agreement_is_a_draw) {
  Game game = new_game();
  play(game, {"wA1"});
  game.agree_draw();
  EXPECT_EQ(game.outcome(), Outcome::Draw);
  EXPECT_EQ(game.ending(), Ending::Agreement);
  EXPECT_TRUE(game.play(Move::pass()));
}

TEST(GameEnd, that_a_record_states_is_kept) {
  Game game = new_game();
  play(game, {"wA1"});
  game.record_result(Outcome::InProgress);
  EXPECT_EQ(game.ending(), Ending::None);
  game.record_result(Outcome::WhiteWins);
  EXPECT_EQ(game.outcome(), Outcome::WhiteWins);
  EXPECT_EQ(game.ending(), Ending::Recorded);
}

}  // namespace
}  // namespace mandible::test
