// The terminal game without files: moves, commands, messages.
#include <algorithm>

#include "base/text.h"
#include "unit/apps/play_script.h"

namespace mandible {
namespace {

TEST(Play, WrongArgumentsAreRefused) {
  for (const std::vector<std::string>& args :
       std::vector<std::vector<std::string>>{{"--edition", "chess"},
                                             {"--edition"},
                                             {"--white", "dog"},
                                             {"--time", "0"},
                                             {"--time", "soon"},
                                             {"--depth", "0"},
                                             {"--depth", "101"},
                                             {"--level", "11"},
                                             {"--level", "bee"},
                                             {"--ascii=yes"},
                                             {"--colour"},
                                             {"extra"},
                                             {"--load", "/nowhere/game.pgn"}}) {
    const Screen screen = play(args, {});
    EXPECT_EQ(screen.code, 2) << args[0];
    EXPECT_NE(screen.err, "") << args[0];
    EXPECT_EQ(screen.out, "") << args[0];
  }
  EXPECT_NE(play({"--white", "dog"}, {}).err.find("human or computer"), std::string::npos);
}

TEST(Play, HelpPage) {
  for (const char* option : {"-h", "--help"}) {
    const Screen screen = play({option}, {});
    EXPECT_EQ(screen.code, 0);
    EXPECT_SHOWS(screen, "--edition");
    EXPECT_SHOWS(screen, "tournament");
  }
}

TEST(Play, AsksQuestionsWithoutArguments) {
  const Screen screen = play({}, {"draughts", "", "5", "3", "q", "a1"});
  EXPECT_EQ(screen.code, 0);
  EXPECT_SHOWS(screen, "unknown edition \"draughts\"");
  EXPECT_SHOWS(screen, "Type 1, 2 or 3");
  EXPECT_SHOWS(screen, "the Queen may not be the first tile");
  EXPECT_SHOWS(screen, "White played wA1.");
  EXPECT_SHOWS(screen, "Black, turn 1> ");
}

TEST(Play, AsksForTheLevelOfAComputerThatPlays) {
  const Screen screen = play({}, {"", "1", "11", "bee", "egg", "a1"});
  EXPECT_SHOWS(screen, "  1  Egg\n  2  Larva\n");
  EXPECT_SHOWS(screen, "[Worker]> ");
  EXPECT_SHOWS(screen, "Type a name or a number from 1 to 10, not \"bee\".");
  EXPECT_SHOWS(screen, "White, turn 2> ");
  EXPECT_SHOWS(play({"--white", "human", "--black", "computer"}, {"", "a1"}), "White, turn 2> ");
  EXPECT_FALSE(two_people({"a1"}).shows("Level of the computer"));
}

TEST(Play, AsksForNoLevelWhereAnOptionTellsHowWellToPlay) {
  for (const Script& args :
       std::vector<Script>{{"--level", "2"}, {"--time", "0.1"}, {"--depth", "1"}}) {
    const Screen screen = play(args, {"a1"});
    EXPECT_FALSE(screen.shows("Level of the computer")) << args[0];
    EXPECT_SHOWS(screen, "White, turn 2> ");
  }
}

TEST(Play, EndOfInputEndsTheProgramAnywhere) {
  for (const Script& whole : std::vector<Script>{{"classic", "3", "g1", "g1 3", "q", "2", "draw"},
                                                 {"classic", "1", "larva", "g1"}}) {
    for (std::size_t length = 0; length <= whole.size(); ++length) {
      const auto end = whole.begin() + static_cast<std::ptrdiff_t>(length);
      EXPECT_EQ(play({}, {whole.begin(), end}).code, 0);
    }
  }
}

TEST(Play, ChoosingATileNumbersItsTargets) {
  const Screen screen = two_people({"wA1", "bG1 wA1-", "q"});
  EXPECT_SHOWS(screen, R"(
                                / \
                               /   \
                              |  1  |
                             / \   / \   / \
                            /   \ /   \ /   \
                           |  2  | wA1 |[bG1]|
                            \   / \   / \   /
                             \ /   \ /   \ /
                              |  3  |
                               \   /
                                \ /
)");
  EXPECT_SHOWS(screen, "wQ (Queen): type 1 to 3");
  EXPECT_SHOWS(screen, "White, turn 2, wQ to> ");
}

TEST(Play, ANumberPlaysTheChosenTile) {
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q", "2"}), "White played wQ -wA1.");
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q 2"}), "White played wQ -wA1.");
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q", "wQ -wA1"}), "White played wQ -wA1.");
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q", "4"}), "wQ has the numbers 1 to 3, not \"4\"");
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q", "0"}), "wQ has the numbers 1 to 3, not \"0\"");
  EXPECT_SHOWS(two_people({"a1", "g1 wA1-", "q", "", "2"}), "Choose a tile first");
}

TEST(Play, ALetterIsTheNextTileInHand) {
  const Screen screen = two_people({"a", "g wA1-", "a -wA1"});
  EXPECT_SHOWS(screen, "White played wA1.");
  EXPECT_SHOWS(screen, "Black played bG1 wA1-.");
  EXPECT_SHOWS(screen, "White played wA2 -wA1.");
}

TEST(Play, IllegalMovesGetTheirReason) {
  const Screen screen = two_people({"a1", "g1 wA1-", "s1 bG1-", "a1 bG1-", "a3 -wA1", "wZ1 bG1",
                                    "s1 wQ-", "s1 bG1 - 2", "pass", "a1", "bG1"});
  EXPECT_SHOWS(screen, "\"wS1 bG1-\" is not allowed: a new tile may not touch the enemy: bG1.");
  EXPECT_SHOWS(screen, "no tile of White may move before wQ is on the board");
  EXPECT_SHOWS(screen, "wA2 must be placed first");
  EXPECT_SHOWS(screen, "\"wZ1\" is not a tile");
  EXPECT_SHOWS(screen, "refers to wQ, which is not on the board");
  EXPECT_SHOWS(screen, "more than a tile and where it goes");
  EXPECT_SHOWS(screen, "\"pass\" is not allowed: White may pass only when");
  EXPECT_SHOWS(screen, "No move for wA1: no tile of White may move before wQ");
  EXPECT_SHOWS(screen, "No move for bG1: bG1 is not White's to move.");
}

TEST(Play, Why) {
  const Screen screen = two_people(
      {"a1", "g1 wA1-", "q -wA1", "q bG1-", "why a1 bG1", "why a1", "why q 1", "why", "why x y"});
  EXPECT_SHOWS(screen, "Not allowed: lifting wA1 would split the hive");
  EXPECT_SHOWS(screen, "No move for wA1: lifting wA1 would split the hive");
  EXPECT_SHOWS(screen, "That move is allowed: wQ ");
  EXPECT_SHOWS(screen, "Type why, a tile and where it should go");
  EXPECT_SHOWS(screen, "\"x\" is not a tile");
}

TEST(Play, UnknownInputSaysWhatIsRight) {
  const Screen screen = two_people({"jump", "undone", "5", "", "w", "a7"});
  EXPECT_SHOWS(screen, "\"jump\" is neither a tile nor a command");
  EXPECT_SHOWS(screen, "Did you mean undo?");
  EXPECT_SHOWS(screen, "Choose a tile first");
  EXPECT_SHOWS(screen, "Type a tile (a1), a move (wA1 bQ-) or help.");
  EXPECT_SHOWS(screen, "\"w\" is not a tile");
  EXPECT_SHOWS(screen, "\"a7\" is not a tile");
}

TEST(Play, TheQueensDeadlineIsAnnounced) {
  const Screen screen =
      two_people({"a1", "a1 wA1-", "g1 -wA1", "g1 bA1-", "g2 -wG1", "g2 bG1-", "g3 -wG2", "q 1"});
  EXPECT_EQ(screen.count("White's Queen must be placed by turn 4."), 1);
  EXPECT_EQ(screen.count("White's Queen must be placed this turn or the next."), 1);
  EXPECT_EQ(screen.count("White's Queen must be placed now: type q."), 1);
  EXPECT_SHOWS(screen, "it is turn 4: wQ must be placed now");
  EXPECT_SHOWS(screen, "White played wQ ");
}

TEST(Play, HandsAndQueensAreShown) {
  const Screen screen = two_people({"a1", "g1 wA1-", "q -wA1"});
  EXPECT_SHOWS(screen,
               "  White  S1 S2  B1 B2  G1 G2 G3  A2 A3  M  L  P      Queen 1/6 surrounded\n"
               "> Black  Q  S1 S2  B1 B2  G2 G3  A1 A2 A3  M  L  P   Queen in hand\n");
}

TEST(Play, UndoAndRedo) {
  const Screen screen = two_people({"undo", "redo", "a1", "g1 wA1-", "undo", "redo", "redo"});
  EXPECT_SHOWS(screen, "There is no move of yours to take back.");
  EXPECT_EQ(screen.count("There is nothing to play again."), 2);
  EXPECT_EQ(screen.count("White played wA1."), 2);
  EXPECT_EQ(screen.count("Black played bG1 wA1-."), 2);
  EXPECT_SHOWS(two_people({"a1", "undo", "g1", "redo"}), "There is nothing to play again.");
}

TEST(Play, UndoAgainstTheComputerGivesTheMoveBack) {
  const Screen screen = play({"--depth", "1"}, {"a1", "undo", "redo", "undo", "g1"});
  EXPECT_EQ(screen.count("The table is empty."), 3);
  EXPECT_EQ(screen.count("Black (computer) is thinking"), 2) << "redo repeats its move";
  EXPECT_EQ(screen.count("White, turn 2> "), 3);
  EXPECT_SHOWS(play({"--depth", "1", "--white", "computer"}, {"undo"}),
               "There is no move of yours to take back.");
}

TEST(Play, TheComputerPlaysTheLevelThatIsNamed) {
  for (const char* level : {"egg", "Worker", "7"}) {
    EXPECT_SHOWS(play({"--level", level}, {"a1"}), "White, turn 2> ");
  }
  EXPECT_NE(play({"--level", "bee"}, {}).err.find("Egg, Larva"), std::string::npos);
}

TEST(Play, MovesAreListedByTile) {
  const Screen screen = two_people({"moves", "a1", "g1 wA1-", "q -wA1", "q bG1-", "moves"});
  EXPECT_SHOWS(screen, "Place wS1 wB1 wG1 wA1 wM wL wP\n");
  EXPECT_SHOWS(screen, "Place wS1 wB1 wG1 wA2 wM wL wP at: 1 \\wQ, 2 \\wA1, 3 -wQ, 4 /wQ, 5 wQ\\");
  EXPECT_SHOWS(screen, "Move wQ to: 1 \\wA1, 2 /wA1");
}

TEST(Play, ThrowsNameTheThrower) {
  const Screen screen = two_people({"p", "a1 wP-", "q -wP", "q bA1-", "s1 -wQ", "a2 bQ-", "s2 -wS1",
                                    "a2 wP\\", "bA2", "g1 -wS2", "g1 bQ-", "bA2", "1"});
  EXPECT_SHOWS(screen, "No move for bA2: bA2 has just moved and rests this turn.");
  EXPECT_SHOWS(screen, "bA2 (Ant): type 1 to ");
  EXPECT_SHOWS(screen, "Throws: 1 by wP, 2 by wP");
  EXPECT_SHOWS(screen, "White played bA2 ");
  EXPECT_SHOWS(screen, " (thrown by wP).");
}

TEST(Play, APinnedPillbugIsToldWhatItCanThrow) {
  const Screen screen = two_people({"p", "a1 wP-", "q -wP", "q bA1-", "wP"});
  EXPECT_SHOWS(screen, "No move for wP: lifting wP would split the hive");
  EXPECT_SHOWS(screen, "It can still throw wQ: type the tile to be thrown.");
}

TEST(Play, StacksAreListed) {
  const Screen screen = two_people(
      {"g1", "g1 wG1-", "q -wG1", "q bG1-", "b1 -wQ", "b1 bQ-", "b1 wQ", "b1 bQ", "why q wG1/"});
  EXPECT_SHOWS(screen, "Stacks: wB1 on wQ\n");
  EXPECT_SHOWS(screen, "Stacks: wB1 on wQ; bB1 on bQ\n");
  EXPECT_SHOWS(screen, "Not allowed: wB1 lies on top of it.");
}

TEST(Play, History) {
  const Screen screen = two_people({"history", "a1", "g1 wA1-", "q -wA1", "history"});
  EXPECT_SHOWS(screen, "No move has been made yet.");
  EXPECT_SHOWS(screen, "1. wA1, bG1 wA1-   2. wQ -wA1\n");
}

TEST(Play, HintChoosesTheTile) {
  const Screen screen = two_people({"hint", "a1", "g1 wA1-", "hint", "1"});
  EXPECT_EQ(screen.count("Hint: w"), 1) << "the first tile needs no number";
  EXPECT_SHOWS(screen, "Score for White: ");
  EXPECT_EQ(screen.count("White, turn 2, w"), 1) << "a tile is chosen";
  EXPECT_EQ(screen.count("White played w"), 2) << "and a number plays it";
}

TEST(Play, ResigningCanBeTakenBack) {
  const Screen screen = two_people({"a1", "resign", "g1 wA1-", "undo", "g1 wA1-"});
  EXPECT_SHOWS(screen, "White wins: Black has resigned.");
  EXPECT_SHOWS(screen, "The game is over.");
  EXPECT_SHOWS(screen, "The result is taken back.");
  EXPECT_SHOWS(screen, "Black played bG1 wA1-.");
}

TEST(Play, DrawByAgreement) {
  EXPECT_SHOWS(two_people({"a1", "draw", "n"}), "White declines the draw.");
  EXPECT_SHOWS(two_people({"a1", "draw", "y"}), "Draw by agreement.");
  const Screen screen = play({"--depth", "1"}, {"draw"});
  EXPECT_TRUE(screen.shows("Draw by agreement.") || screen.shows("Black declines the draw."));
}

TEST(Play, ThirdOccurrenceIsADraw) {
  Script script = {"g1", "g1 wG1-", "q -wG1", "q bG1-"};
  for (int i = 0; i < 2; ++i) {
    script.insert(script.end(), {"q \\wG1", "q bG1/", "q -wG1", "q bG1-"});
  }
  const Screen screen = two_people(script);
  EXPECT_EQ(screen.count("Second occurrence of this position; the third is a draw."), 4);
  EXPECT_SHOWS(screen, "Draw: the same position has occurred three times.");
}

TEST(Play, NewGameInAnotherEdition) {
  const Screen screen =
      two_people({"a1", "new chess", "new classic", "n", "new classic", "y", "q"});
  EXPECT_SHOWS(screen, "No new game: unknown edition \"chess\"");
  EXPECT_EQ(screen.count("not finished and not saved. Leave it? [y/N] "), 2);
  EXPECT_SHOWS(screen, "White played wQ.");
  EXPECT_SHOWS(two_people({"new house"}), "A1 A2 A3  M  D  R");
}

TEST(Play, QuitAsksOnlyWhenSomethingWouldBeLost) {
  EXPECT_EQ(two_people({"quit", "a1"}).count("played"), 0);
  EXPECT_EQ(two_people({"a1", "quit", "n", "g1 wA1-"}).count("Black played"), 1);
  EXPECT_EQ(two_people({"a1", "quit", "y", "g1 wA1-"}).count("Black played"), 0);
  EXPECT_EQ(two_people({"a1", "resign", "quit", "undo"}).count("taken back"), 0);
}

TEST(Play, SizesOfThePicture) {
  const Screen screen =
      two_people({"a1", "board small", "board large", "board auto", "board wide"});
  EXPECT_EQ(screen.count("[wA1]\n"), 1);
  EXPECT_EQ(screen.count("|[wA1]|\n"), 3);
  EXPECT_SHOWS(screen, "not \"wide\"");
}

TEST(Play, ComputerAgainstComputerPlaysToTheEnd) {
  const Screen screen =
      play({"--white", "computer", "--black", "computer", "--depth", "1", "--edition", "Base"}, {});
  EXPECT_SHOWS(screen, "Type new, undo, save FILE, history or quit.\ngame over> ");
  EXPECT_FALSE(screen.shows("press Enter"));
}

TEST(Play, ColourOnlyWhereItIsWanted) {
  const Script script = {"a1", "g1 wA1-", "q"};
  const std::vector<std::string> args = {"--white", "human"};
  const auto escapes = [&](bool colour, std::vector<std::string> more) {
    more.insert(more.end(), args.begin(), args.end());
    return play(more, script, colour).shows("\x1b");
  };
  unsetenv("NO_COLOR");
  EXPECT_TRUE(escapes(true, {}));
  EXPECT_FALSE(escapes(false, {}));
  EXPECT_FALSE(escapes(true, {"--no-colour"}));
  setenv("NO_COLOR", "1", 1);
  EXPECT_FALSE(escapes(true, {}));
  unsetenv("NO_COLOR");
}

// Long random games with every kind of question: no line wider than the screen, and plain ASCII.
TEST(Play, EveryLineFitsTheScreen) {
  const std::vector<std::string> wheres = {"wQ", "bQ-", "/wA1", "\\bA1", "wB1"};
  for (const char* expansions : {"", "MLP", "MDR"}) {
    Script script;
    Random random(7);
    find_game(expansions, [&](const Game& game) {
      script.push_back(game.move_text(game.plies() - 1));
      const char side = game.position().to_move() == Colour::White ? 'w' : 'b';
      const std::string tile = {side, "QAGBS"[random.below(5)]};
      const std::string named = tile[1] == 'Q' ? tile : tile + "1";
      script.insert(script.end(),
                    {"moves", named, "", "why " + named + " " + wheres[random.below(5)]});
      return game.over() || game.plies() >= 120;
    });
    script.push_back("history");
    std::vector<std::string> args = for_two_people();
    args.insert(args.end(), {"--edition", std::string("Base+") + expansions});
    const Screen screen = play(args, script);
    for (std::string_view line : split(screen.out, '\n')) {
      // On a screen the player's Enter ends the line of the prompt.
      const std::size_t prompt = line.find("> ");
      if (prompt != std::string_view::npos && prompt > 0) line.remove_prefix(prompt + 2);
      EXPECT_LE(line.size(), 80U) << line;
      EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) {
        return c >= ' ' && c <= '~';
      })) << line;
    }
  }
}

TEST(Play, TheQueenMayBeFirstWhenAskedFor) {
  std::vector<std::string> args = for_two_people();
  EXPECT_SHOWS(play(args, {"q"}), "the Queen may not be the first tile");
  args.emplace_back("--queen-first");
  EXPECT_SHOWS(play(args, {"q"}), "White played wQ.");
}

}  // namespace
}  // namespace mandible
