// The functions that the browser calls, as it calls them: text in, a call, JSON out.
#include <gtest/gtest.h>

#include <cstring>
#include <string>

extern "C" {
char* mandible_input(int size);
const char* mandible_output();
int mandible_output_size();
void mandible_open(int queen_first, int repetition);
void mandible_close(int game);
void mandible_scene(int game, int ply);
void mandible_moves(int game);
void mandible_play(int game);
void mandible_undo(int game, int plies);
void mandible_end(int game, int how);
void mandible_why_not(int game, int q, int r);
void mandible_why_stuck(int game);
void mandible_set_tag(int game);
void mandible_export(int game, int format);
void mandible_editions();
}

namespace {

void write(const std::string& text) {
  char* room = mandible_input(static_cast<int>(text.size()));
  if (!text.empty()) std::memcpy(room, text.data(), text.size());
}

std::string answer() {
  return {mandible_output(), static_cast<std::size_t>(mandible_output_size())};
}

bool says(const std::string& part) { return answer().find(part) != std::string::npos; }

class RulesApi : public testing::Test {
 protected:
  // Opens a record and gives its number.
  static int open(const std::string& record) {
    write(record);
    mandible_open(1, 1);
    const std::string text = answer();
    const std::string start = R"({"game":)";
    EXPECT_EQ(text.rfind(start, 0), 0U) << text;
    return std::atoi(text.c_str() + start.size());
  }
  static void play(int game, const std::string& move) {
    write(move);
    mandible_play(game);
  }
};

TEST_F(RulesApi, opens_plays_and_tells_the_scene) {
  const int game = open("Base");
  play(game, "wS1");
  EXPECT_EQ(answer(), "{}");
  mandible_scene(game, 1);
  EXPECT_TRUE(says(R"("tiles":[{"tile":"wS1","q":0,"r":0,"level":0}])")) << answer();
  EXPECT_TRUE(says(R"("toMove":"b")"));
  EXPECT_TRUE(says(R"("last":{"text":"wS1","manner":"place","tile":"wS1","route":[[0,0]]})"));
  EXPECT_TRUE(
      says(R"({"tile":"bA1","q":1,"r":0,"manner":"place","onto":false,"text":"bA1 wS1-"})"));
  mandible_close(game);
}

TEST_F(RulesApi, takes_moves_back_and_lists_them) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  mandible_undo(game, 1);
  mandible_moves(game);
  EXPECT_EQ(answer(), R"(["wS1"])");
  mandible_undo(game, 5);
  EXPECT_EQ(answer(), R"({"error":"the game has no such ply"})");
}

TEST_F(RulesApi, refuses_an_illegal_move_with_the_rule) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  play(game, "wA1 bQ-");
  EXPECT_TRUE(says(R"("rule":"TouchesEnemy")")) << answer();
  EXPECT_TRUE(says(R"("error":"a new tile may not touch the enemy: bQ")")) << answer();
  play(game, "nonsense");
  EXPECT_TRUE(says(R"({"error":)"));
}

TEST_F(RulesApi, tells_why_a_tile_may_not_go_there) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  write("wS1");
  mandible_why_not(game, 5, 5);
  EXPECT_TRUE(says(R"("legal":false,"rule":"SplitsHive","tile":"wS1")")) << answer();
  write("wQ");
  mandible_why_not(game, 0, -1);
  EXPECT_EQ(answer(), R"({"legal":true})");
}

TEST_F(RulesApi, tells_why_a_tile_cannot_be_used_at_all) {
  const int opening = open("Base");
  write("bQ");
  mandible_why_stuck(opening);
  EXPECT_TRUE(says(R"("rule":"NotYourTile")")) << answer();
  const int late = open("Base;;;wS1;bS1 wS1-;wS2 -wS1;bS2 bS1-;wB1 -wS2;bB1 bS2-");
  write("wA1");
  mandible_why_stuck(late);
  EXPECT_TRUE(says(R"("rule":"QueenDue","tile":"wQ")")) << answer();
  const int pinned = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  write("wS1");
  mandible_why_stuck(pinned);
  EXPECT_TRUE(says(R"("rule":"SplitsHive")")) << answer();
}

TEST_F(RulesApi, a_resting_thrower_keeps_a_tile_from_being_thrown) {
  const int game = open(R"(Base+MP;;;wP;bM \wP;wG1 /wP;bQ -bM;wQ wG1\;bQ wP/;bM wP\)");
  write("wQ");
  mandible_why_stuck(game);
  EXPECT_TRUE(says(R"("rule":"JustMoved","tile":"bM")")) << answer();
}

TEST_F(RulesApi, a_kept_game_string_keeps_a_result_that_the_board_does_not_show) {
  const int game = open("Base;BlackWins;White[2];wS1;bS1 wS1-");
  mandible_scene(game, 2);
  EXPECT_TRUE(says(R"("outcome":"BlackWins","ending":"recorded")")) << answer();
}

TEST_F(RulesApi, ends_a_game_only_once) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  mandible_end(game, 0);
  mandible_scene(game, 2);
  EXPECT_TRUE(says(R"("outcome":"BlackWins","ending":"resignation")")) << answer();
  mandible_end(game, 2);
  EXPECT_EQ(answer(), R"({"error":"the game is over"})");
  play(game, "wQ -wS1");
  EXPECT_EQ(answer(), R"({"error":"the game is over"})");
}

TEST_F(RulesApi, writes_game_strings_and_pgn_with_tags) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  write("White\nAnna \"A\"");
  mandible_set_tag(game);
  mandible_export(game, 0);
  EXPECT_EQ(answer(), R"({"text":"Base;InProgress;White[2];wS1;bS1 wS1-"})");
  mandible_export(game, 1);
  EXPECT_TRUE(says(R"([White \"Anna A\"])")) << answer();
}

TEST_F(RulesApi, writes_sgf_of_the_bugs_that_boardspace_has) {
  mandible_export(open("Base;;;wS1;bS1 wS1-"), 2);
  EXPECT_TRUE(says(R"(P1[3 Move B bS1 O 13 wS1-])")) << answer();
  mandible_export(open("Base+MDR"), 2);
  EXPECT_TRUE(says(R"({"error":"Base+MDR cannot be written as SGF)")) << answer();
  mandible_export(open("Base"), 3);
  EXPECT_EQ(answer(), R"({"error":"there is no such format"})");
}

TEST_F(RulesApi, a_game_that_is_not_there_is_an_error) {
  mandible_scene(987654, 0);
  EXPECT_EQ(answer(), R"({"error":"there is no such game"})");
  write("wS1");
  mandible_why_not(987654, 0, 0);
  EXPECT_EQ(answer(), R"({"error":"there is no such game"})");
}

TEST_F(RulesApi, a_broken_record_is_an_error_with_the_place) {
  write("Base;;;wS1;bS1 wS1-;wZ9");
  mandible_open(0, 1);
  EXPECT_TRUE(says(R"({"error":"ply 3)")) << answer();
}

TEST_F(RulesApi, lists_the_editions) {
  mandible_editions();
  EXPECT_TRUE(says(R"({"name":"tournament","gameType":"Base+MLP","queenFirst":false})"));
  EXPECT_TRUE(says(R"({"name":"house","gameType":"Base+MDR","queenFirst":true})"));
}

}  // namespace
