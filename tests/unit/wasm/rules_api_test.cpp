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
void mandible_play(int game);
void mandible_undo(int game, int plies);
void mandible_end(int game);
void mandible_why_not(int game, int q, int r);
void mandible_use(int game);
void mandible_set_tag(int game);
void mandible_export(int game);
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
  static void end(int game, const std::string& how) {
    write(how);
    mandible_end(game);
  }
  static void use(int game, const std::string& tile) {
    write(tile);
    mandible_use(game);
  }
  static void export_as(int game, const std::string& format) {
    write(format);
    mandible_export(game);
  }
  // The scene that the last answer carries, as mandible_scene tells it.
  static void expect_scene_of(int game, int ply, const std::string& record) {
    const std::string changed = answer();
    mandible_scene(game, ply);
    EXPECT_EQ(changed, R"({"scene":)" + answer() + R"(,"record":")" + record + R"("})");
  }
};

TEST_F(RulesApi, a_move_is_answered_with_the_scene_and_the_game_string) {
  const int game = open("Base");
  play(game, "wS1");
  EXPECT_TRUE(says(R"("tiles":[{"tile":"wS1","q":0,"r":0,"level":0}])")) << answer();
  EXPECT_TRUE(says(R"("toMove":"b")"));
  EXPECT_TRUE(says(R"("last":{"text":"wS1","manner":"place","tile":"wS1","route":[[0,0]]})"));
  EXPECT_TRUE(
      says(R"({"tile":"bA1","q":1,"r":0,"manner":"place","onto":false,"text":"bA1 wS1-"})"));
  expect_scene_of(game, 1, "Base;InProgress;Black[1];wS1");
  mandible_close(game);
}

TEST_F(RulesApi, opening_tells_the_rules_the_moves_the_scene_and_the_game_string) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  const std::string opened = answer();
  mandible_scene(game, 2);
  EXPECT_EQ(opened,
            R"({"game":)" + std::to_string(game) +
                R"(,"gameType":"Base","queenFirst":true,"repetition":true,"tags":[],"comments":[],)"
                R"("moves":["wS1","bS1 wS1-"],"scene":)" +
                answer() + R"(,"record":"Base;InProgress;White[2];wS1;bS1 wS1-"})");
}

TEST_F(RulesApi, an_undo_is_answered_with_the_scene_before) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1");
  mandible_undo(game, 2);
  EXPECT_TRUE(says(R"("ply":1,"toMove":"b")")) << answer();
  expect_scene_of(game, 1, "Base;InProgress;Black[1];wS1");
  mandible_undo(game, 5);
  EXPECT_EQ(answer(), R"({"misuse":"the game has no such ply"})");
}

TEST_F(RulesApi, a_jump_is_answered_with_the_scene_there) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1");
  mandible_scene(game, 1);
  EXPECT_TRUE(says(R"({"ply":1,"toMove":"b")")) << answer();
  mandible_scene(game, 4);
  EXPECT_EQ(answer(), R"({"misuse":"the game has no such ply"})");
  mandible_scene(game, -1);
  EXPECT_EQ(answer(), R"({"misuse":"the game has no such ply"})");
}

TEST_F(RulesApi, refuses_an_illegal_move_with_the_rule) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  play(game, "wA1 bQ-");
  EXPECT_TRUE(says(R"("rule":"TouchesEnemy")")) << answer();
  EXPECT_TRUE(says(R"({"error":{"code":"AgainstRules","rule":"TouchesEnemy","colour":"w",)"))
      << answer();
  play(game, "nonsense");
  EXPECT_TRUE(says(R"({"error":)"));
}

TEST_F(RulesApi, tells_why_a_tile_may_not_go_there) {
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  write("wS1");
  mandible_why_not(game, 5, 5);
  EXPECT_TRUE(says(R"({"verdict":{"rule":"SplitsHive","tile":"wS1")")) << answer();
  write("wQ");
  mandible_why_not(game, 0, -1);
  EXPECT_EQ(answer(), R"({"verdict":null})");
}

TEST_F(RulesApi, tells_why_a_tile_cannot_be_used_at_all) {
  use(open("Base"), "bQ");
  EXPECT_TRUE(says(R"("rule":"NotYourTile")")) << answer();
  use(open("Base;;;wS1;bS1 wS1-;wS2 -wS1;bS2 bS1-;wB1 -wS2;bB1 bS2-"), "wA1");
  EXPECT_TRUE(says(R"("rule":"QueenDue","tile":"wQ")")) << answer();
  const int game = open("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  use(game, "wS1");
  EXPECT_TRUE(says(R"("rule":"SplitsHive")")) << answer();
  use(game, "wQ");
  EXPECT_EQ(answer(), R"({"verdict":null,"throws":[]})");
  use(game, "what?");
  EXPECT_TRUE(says(R"({"error":)")) << answer();
}

TEST_F(RulesApi, a_resting_thrower_keeps_a_tile_from_being_thrown) {
  use(open(R"(Base+MP;;;wP;bM \wP;wG1 /wP;bQ -bM;wQ wG1\;bQ wP/;bM wP\)"), "wQ");
  EXPECT_TRUE(says(R"("rule":"JustMoved","tile":"bM")")) << answer();
}

TEST_F(RulesApi, a_kept_game_string_keeps_a_result_that_the_board_does_not_show) {
  const int game = open("Base;BlackWins;White[2];wS1;bS1 wS1-");
  mandible_scene(game, 2);
  EXPECT_TRUE(says(R"("outcome":"BlackWins","ending":"recorded")")) << answer();
}

TEST_F(RulesApi, ends_a_game_in_each_way_and_answers_with_the_scene) {
  const auto ended = [](const std::string& how, const std::string& outcome,
                        const std::string& ending) {
    const int game = open("Base;;;wS1;bS1 wS1-");
    end(game, how);
    EXPECT_TRUE(says(R"("outcome":")" + outcome + R"(","ending":")" + ending + '"')) << answer();
    expect_scene_of(game, 2, "Base;" + outcome + ";White[2];wS1;bS1 wS1-");
  };
  ended("white-resigns", "BlackWins", "resignation");
  ended("black-resigns", "WhiteWins", "resignation");
  ended("draw-agreed", "Draw", "agreement");
  ended("white-wins", "WhiteWins", "recorded");
  ended("black-wins", "BlackWins", "recorded");
}

TEST_F(RulesApi, ends_a_game_only_once_and_an_undo_takes_the_end_back) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  end(game, "white-resigns");
  end(game, "draw-agreed");
  EXPECT_EQ(answer(), R"({"misuse":"the game is over"})");
  play(game, "wQ -wS1");
  EXPECT_TRUE(says(R"({"error":{"code":"AgainstRules","rule":"GameOver")")) << answer();
  mandible_undo(game, 0);
  EXPECT_TRUE(says(R"("outcome":"InProgress","ending":"none")")) << answer();
}

TEST_F(RulesApi, does_not_end_a_game_in_a_way_that_it_does_not_know) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  end(game, "resign");
  EXPECT_EQ(answer(),
            R"({"misuse":"\"resign\" is not one of white-resigns, black-resigns, draw-agreed, )"
            R"(white-wins, black-wins"})");
  mandible_scene(game, 2);
  EXPECT_TRUE(says(R"("outcome":"InProgress")")) << answer();
}

TEST_F(RulesApi, writes_game_strings_and_pgn_with_tags) {
  const int game = open("Base;;;wS1;bS1 wS1-");
  write("White\nAnna \"A\"");
  mandible_set_tag(game);
  EXPECT_EQ(answer(), "{}");
  export_as(game, "game-string");
  EXPECT_EQ(answer(), R"({"text":"Base;InProgress;White[2];wS1;bS1 wS1-"})");
  export_as(game, "pgn");
  EXPECT_TRUE(says(R"([White \"Anna \\\"A\\\"\"])")) << answer();
  write("White\nBella");
  mandible_set_tag(game);
  export_as(game, "pgn");
  EXPECT_TRUE(says(R"([White \"Bella\"])")) << answer();
  EXPECT_FALSE(says("Anna")) << answer();
}

TEST_F(RulesApi, a_tag_without_a_value_is_an_error) {
  const int game = open("Base");
  write("White");
  mandible_set_tag(game);
  EXPECT_EQ(answer(), R"({"misuse":"a tag is a name, a line end and a value"})");
}

TEST_F(RulesApi, writes_sgf_of_the_bugs_that_boardspace_has) {
  export_as(open("Base;;;wS1;bS1 wS1-"), "sgf");
  EXPECT_TRUE(says(R"(P1[3 Move B bS1 O 13 wS1-])")) << answer();
  export_as(open("Base+MDR"), "sgf");
  EXPECT_TRUE(says(R"({"error":{"code":"SgfLacksBugs","type":"Base+MDR"}})")) << answer();
  export_as(open("Base"), "png");
  EXPECT_EQ(answer(), R"({"misuse":"\"png\" is not one of game-string, pgn, sgf"})");
}

TEST_F(RulesApi, a_game_that_is_not_there_is_an_error) {
  mandible_scene(987654, 0);
  EXPECT_EQ(answer(), R"({"misuse":"there is no such game"})");
  write("wS1");
  mandible_why_not(987654, 0, 0);
  EXPECT_EQ(answer(), R"({"misuse":"there is no such game"})");
}

TEST_F(RulesApi, a_game_that_was_closed_is_not_there) {
  const int closed = open("Base");
  const int other = open("Base");
  mandible_close(closed);
  mandible_scene(closed, 0);
  EXPECT_EQ(answer(), R"({"misuse":"there is no such game"})");
  mandible_scene(other, 0);
  EXPECT_TRUE(says(R"({"ply":0)")) << answer();
}

TEST_F(RulesApi, opens_a_game_with_the_rules_that_are_asked_for) {
  const auto opened_with = [](int queen_first, int repetition) {
    write("Base");
    mandible_open(queen_first, repetition);
  };
  opened_with(0, 1);
  EXPECT_TRUE(says(R"("queenFirst":false,"repetition":true)")) << answer();
  EXPECT_FALSE(says(R"({"tile":"wQ")")) << "the Queen must not be first";
  opened_with(1, 0);
  EXPECT_TRUE(says(R"("queenFirst":true,"repetition":false)")) << answer();
  EXPECT_TRUE(says(R"({"tile":"wQ","q":0,"r":0,"manner":"place")")) << answer();
}

TEST_F(RulesApi, opening_tells_the_tags_and_the_comments_of_a_record) {
  open("[White \"Anna\"]\n[GameType \"Base\"]\n\n1. wS1 {a start} 2. bS1 wS1- {a reply}\n");
  EXPECT_TRUE(says(R"(["White","Anna"])")) << answer();
  EXPECT_TRUE(says(R"("comments":[[1,"a start"],[2,"a reply"]])")) << answer();
}

TEST_F(RulesApi, a_broken_record_is_an_error_with_the_place) {
  write("Base;;;wS1;bS1 wS1-;wZ9");
  mandible_open(0, 1);
  EXPECT_EQ(answer(), R"({"error":{"code":"AtPly","ply":3,"text":"wZ9","reason":)"
                      R"({"code":"NotATile","text":"wZ9"}}})");
  write("1. wS1\n2. bS1 wS1-\n3. wA1 bS1-\n");
  mandible_open(0, 1);
  EXPECT_EQ(answer(),
            R"({"error":{"code":"AtPlace","line":3,"column":4,"reason":{"code":"AtPly","ply":3,)"
            R"("text":"wA1 bS1-","reason":{"code":"AgainstRules","rule":"TouchesEnemy",)"
            R"("colour":"w","turn":2,"ply":2,"cells":"bS1","others":"","tile":"wA1",)"
            R"("asked":"wA1","from":"hand"}}}})");
}

TEST_F(RulesApi, an_error_quotes_only_the_beginning_of_a_long_text) {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "\xC3\x85";
  write(text);
  mandible_open(0, 1);
  EXPECT_TRUE(
      says("\"code\":\"WrongGameType\",\"text\":\"" + text.substr(0, 60) + "\xE2\x80\xA6\""))
      << answer();
}

TEST_F(RulesApi, lists_the_editions) {
  mandible_editions();
  EXPECT_TRUE(says(R"({"name":"tournament","gameType":"Base+MLP","queenFirst":false})"));
  EXPECT_TRUE(says(R"({"name":"house","gameType":"Base+MDR","queenFirst":true})"));
}

}  // namespace
