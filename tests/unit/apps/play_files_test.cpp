// Games of `mandible play` that are loaded and saved.
#include <filesystem>
#include <fstream>

#include "rules/game_string.h"
#include "unit/apps/play_script.h"

namespace mandible {
namespace {

// A file of its own for each test, gone before and after.
class PlayFiles : public testing::Test {
 protected:
  void SetUp() override { remove(); }
  void TearDown() override { remove(); }

  std::string path(const std::string& ending) const {
    return testing::TempDir() + "mandible_play_" +
           testing::UnitTest::GetInstance()->current_test_info()->name() + ending;
  }
  static void write(const std::string& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  }
  static std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

 private:
  void remove() const {
    for (const char* ending : {".pgn", ".txt", ".sgf"}) std::filesystem::remove(path(ending));
  }
};

TEST_F(PlayFiles, SurroundEndsTheGame) {
  Game game = find_game("MLP", [](const Game& g) { return g.ending() == Ending::Surround; });
  const std::string last = game.move_text(game.plies() - 1);
  const std::string winner(state_name(game.outcome()));
  game.undo();
  write(path(".txt"), game_string(game) + "\n");
  const Screen screen = play({"--load", path(".txt"), "--white", "human"}, {last, "undo"});
  EXPECT_SHOWS(screen, winner == "WhiteWins"   ? "White wins: the black Queen is surrounded."
                       : winner == "BlackWins" ? "Black wins: the white Queen is surrounded."
                                               : "Draw: both Queens are surrounded.");
  EXPECT_SHOWS(screen, "game over> ");
}

TEST_F(PlayFiles, AForcedPassIsAnnouncedAndDoneWithEnter) {
  const Game game = find_game(
      "", [](const Game& g) { return !g.over() && is_legal(g.position(), Move::pass()); });
  write(path(".txt"), game_string(game));
  const std::string us(english_name(game.position().to_move()));
  const Screen screen = play({"--load", path(".txt"), "--white", "human"}, {"q 1", ""});
  EXPECT_SHOWS(screen, us + " has no move and must pass: press Enter.");
  EXPECT_SHOWS(screen, us + " passed.");
}

TEST_F(PlayFiles, SavingAsksBeforeItReplacesAFile) {
  write(path(".txt"), "precious");
  EXPECT_SHOWS(two_people({"a1", "save " + path(".txt"), "n"}), "Nothing is saved.");
  EXPECT_EQ(read(path(".txt")), "precious");
  two_people({"a1", "save " + path(".txt")});
  EXPECT_EQ(read(path(".txt")), "precious") << "the end of input does not mean yes";
  EXPECT_SHOWS(two_people({"a1", "save " + path(".txt"), "y"}), "Saved to ");
  EXPECT_EQ(read(path(".txt")), "Base+MLP;InProgress;Black[1];wA1\n");
  EXPECT_SHOWS(two_people({"save"}), "Type save and a file name");
  EXPECT_SHOWS(two_people({"save /nowhere/at/all.pgn"}), "cannot be written");
  EXPECT_SHOWS(two_people({"save " + testing::TempDir(), "y"}), "is a folder");
}

TEST_F(PlayFiles, SavedGamesAreLoadedAgain) {
  for (const char* ending : {".pgn", ".txt", ".sgf"}) {
    const Script moves = {"a1", "g1 wA1-", "q -wA1", "q bG1-"};
    Script script = moves;
    script.push_back("save " + path(ending));
    EXPECT_SHOWS(two_people(script), "Saved to ");
    const Screen loaded = two_people({"load " + path(ending), "history"});
    EXPECT_SHOWS(loaded, "1. wA1, bG1 wA1-   2. wQ -wA1, bQ bG1-\n") << ending;
    EXPECT_SHOWS(loaded, "White, turn 3> ");
  }
  EXPECT_NE(read(path(".pgn")).find("[GameType \"Base+MLP\"]"), std::string::npos);
  EXPECT_EQ(read(path(".sgf")).substr(0, 2), "(;");
  EXPECT_EQ(read(path(".txt")).substr(0, 9), "Base+MLP;");
}

TEST_F(PlayFiles, ALoadedGameIsIntroducedAndKeepsItsTagsAndVariations) {
  write(path(".pgn"),
        "[GameType \"Base\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Event \"Cup\"]\n"
        "1. wA1 {first}\n2. bA1 wA1- (2. bG1 wA1- $1)\n");
  const Screen screen = two_people({"load " + path(".pgn"), "q -wA1", "save " + path(".pgn"), "y"});
  EXPECT_SHOWS(screen, "Ann vs Bob, Cup.");
  const std::string saved = read(path(".pgn"));
  EXPECT_NE(saved.find("[White \"Ann\"]"), std::string::npos);
  EXPECT_NE(saved.find("1. wA1\n{first}\n2. bA1 wA1-\n(2. bG1 wA1- $1)\n3. wQ -wA1\n"),
            std::string::npos)
      << saved;
}

TEST_F(PlayFiles, AGameThatSgfCannotHoldIsNotSaved) {
  std::vector<std::string> args = for_two_people();
  args.insert(args.end(), {"--edition", "house"});
  EXPECT_SHOWS(play(args, {"a1", "save " + path(".sgf")}), "Not saved: ");
  EXPECT_FALSE(std::filesystem::exists(path(".sgf")));
}

TEST_F(PlayFiles, BadFilesChangeNothing) {
  write(path(".txt"), "Base;wA1;bA1 wA1-;bA2 wA1-");
  const Screen screen =
      two_people({"a1", "load " + path(".txt"), "load", "load /nowhere", "g1 wA1-"});
  EXPECT_SHOWS(screen, "Not loaded: ");
  EXPECT_SHOWS(screen, "Type load and a file name");
  EXPECT_SHOWS(screen, "there is no file \"/nowhere\"");
  EXPECT_SHOWS(screen, "Black played bG1 wA1-.");
  EXPECT_EQ(play({"--load", path(".txt")}, {}).code, 2);
}

}  // namespace
}  // namespace mandible
