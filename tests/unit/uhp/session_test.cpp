// What holds for every command: the form of answers, reading of command words, commands without a
// game, after the end of one, and after an error.
#include "uhp/session.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "unit/uhp/conversation.h"

namespace mandible::test {
namespace {

constexpr std::string_view kNoGame =
    "err No game in progress. Try 'newgame' to start a new game.\nok";
constexpr std::string_view kOver = "err The game is over. Try 'newgame' to start a new game.\nok";

TEST(UhpSession, greets_with_its_name_and_the_official_expansions) {
  EXPECT_EQ(Conversation().greeting(), "id Mandible v1\nMosquito;Ladybug;Pillbug\nok");
}

TEST(UhpSession, answers_info_like_the_greeting) {
  Conversation talk;
  EXPECT_EQ(talk.ask("info"), talk.greeting());
}

TEST(UhpSession, announces_the_house_bugs_when_told_to) {
  EXPECT_EQ(Conversation(true).greeting(),
            "id Mandible v1\nMosquito;Ladybug;Pillbug;Dragonfly;RidingLadybug\nok");
}

TEST(UhpSession, says_nothing_to_an_empty_line) {
  Conversation talk;
  for (std::string_view line : {"", " ", "\t", "\r", " \t \r"}) {
    EXPECT_EQ(talk.ask(line), "") << in_quotes(line);
    EXPECT_FALSE(talk.ended());
  }
}

TEST(UhpSession, reads_command_words_in_any_capitals) {
  Conversation talk;
  EXPECT_EQ(talk.ask("NEWGAME"), "Base;NotStarted;White[1]\nok");
  EXPECT_EQ(talk.ask("Play wA1"), "Base;InProgress;Black[1];wA1\nok");
  EXPECT_EQ(talk.ask("unDo"), "Base;NotStarted;White[1]\nok");
  EXPECT_EQ(talk.ask("Options GET threads"), talk.ask("options get Threads"));
  EXPECT_EQ(talk.ask("OPTIONS Set Repetition false"), "Repetition;bool;False;False\nok");
  EXPECT_FALSE(Conversation::is_error(talk.ask("BestMove DEPTH 1")));
  EXPECT_FALSE(Conversation::is_error(talk.ask("bestmove Time 00:00:00")));
}

TEST(UhpSession, ignores_blanks_tabs_and_carriage_returns_between_words) {
  Conversation talk;
  EXPECT_EQ(talk.ask("  newgame \t Base+M\r"), "Base+M;NotStarted;White[1]\nok");
  EXPECT_EQ(talk.ask("\tplay\twA1  \r"), "Base+M;InProgress;Black[1];wA1\nok");
  EXPECT_EQ(talk.ask("play  bA1 \t wA1-"), "Base+M;InProgress;White[2];wA1;bA1 wA1-\nok");
  EXPECT_EQ(talk.ask("undo \t 2 \r"), "Base+M;NotStarted;White[1]\nok");
  EXPECT_EQ(talk.ask(" options \t get   Repetition "), "Repetition;bool;False;False\nok");
}

TEST(UhpSession, refuses_an_unknown_command) {
  EXPECT_EQ(Conversation().ask("foo bar"),
            "err Invalid command \"foo\". Try 'help' to see a list of valid commands.\nok");
}

TEST(UhpSession, refuses_the_beginning_and_the_extension_of_a_command) {
  Conversation talk;
  for (std::string_view line : {"inf", "infos", "newgameBase", "play;wA1", "ok", "err"}) {
    EXPECT_EQ(talk.ask_one(line).substr(0, 20), "err Invalid command ") << line;
  }
}

TEST(UhpSession, shows_a_strange_command_cut_and_without_control_characters) {
  Conversation talk;
  EXPECT_EQ(talk.ask(std::string_view("a\0b\x1b[31m\xFF", 9)),
            "err Invalid command \"a?b?[31m?\". Try 'help' to see a list of valid commands.\nok");
  EXPECT_LT(talk.ask_one(std::string(100'000, 'x')).size(), 200U);
  EXPECT_LT(talk.ask_one("newgame " + std::string(100'000, 'x')).size(), 300U);
  EXPECT_LT(talk.ask_one("help " + std::string(100'000, 'x')).size(), 300U);
}

TEST(UhpSession, ends_at_exit_without_an_answer) {
  Conversation talk;
  EXPECT_EQ(talk.ask("exit"), "");
  EXPECT_TRUE(talk.ended());
}

TEST(UhpSession, lists_its_commands) {
  const std::string help = Conversation().ask("help");
  for (std::string_view command : {"info", "help", "newgame", "play", "pass", "validmoves",
                                   "bestmove", "undo", "options", "perft", "exit"}) {
    EXPECT_NE(("\n" + help).find("\n" + std::string(command)), std::string::npos) << command;
  }
  EXPECT_EQ(help, Conversation().ask("?"));
}

TEST(UhpSession, explains_one_command) {
  Conversation talk;
  EXPECT_EQ(talk.ask("help exit"), "exit  -  end the program\nok");
  EXPECT_EQ(talk.ask("? Exit"), talk.ask("help exit"));
  EXPECT_EQ(talk.ask("help ?"), talk.ask("help help"));
  EXPECT_EQ(talk.ask("help foo"),
            "err There is no command \"foo\". 'help' alone lists them all.\nok");
}

TEST(UhpSession, explains_the_options_and_names_the_levels) {
  const std::string help = Conversation().ask("help options");
  for (const std::string& line : uhp::option_lines({})) {
    const std::string name = line.substr(0, line.find(';'));
    EXPECT_NE(help.find("\n" + name + "  -  "), std::string::npos) << help;
  }
  EXPECT_NE(help.find("0 as well as possible, 1 Egg, 2 Larva"), std::string::npos) << help;
}

TEST(UhpSession, needs_a_game_for_all_commands_about_one) {
  Conversation talk;
  for (std::string_view line : {"play wA1", "play", "pass", "validmoves", "bestmove depth 1",
                                "bestmove", "undo", "undo 2", "perft 1"}) {
    EXPECT_EQ(talk.ask(line), kNoGame) << line;
  }
}

TEST(UhpSession, has_no_game_after_a_first_newgame_that_failed) {
  Conversation talk;
  EXPECT_TRUE(Conversation::is_error(talk.ask_one("newgame Base+X")));
  EXPECT_EQ(talk.ask("validmoves"), kNoGame);
}

TEST(UhpSession, refuses_to_go_on_after_a_win) {
  Conversation talk;
  talk.ask("newgame " + std::string(kWhiteCanWin));
  const std::string won = talk.ask("play wQ /bG1");
  EXPECT_EQ(won.substr(0, 24), "Base;WhiteWins;Black[8];");
  for (std::string_view line : {"play wA1 bQ-", "play foo", "play", "play pass", "pass",
                                "validmoves", "bestmove", "bestmove depth 1", "bestmove foo"}) {
    EXPECT_EQ(talk.ask(line), kOver) << line;
  }
  EXPECT_EQ(talk.ask("undo"), "Base;InProgress;White[8];" + std::string(kWhiteCanWin) + "\nok");
  EXPECT_EQ(talk.ask("play wQ /bG1"), won);
}

TEST(UhpSession, refuses_to_go_on_after_a_draw) {
  Conversation talk;
  EXPECT_EQ(talk.ask("newgame " + std::string(kDrawn)),
            "Base;Draw;Black[8];" + std::string(kDrawn) + "\nok");
  EXPECT_EQ(talk.ask("validmoves"), kOver);
  EXPECT_EQ(talk.ask("bestmove depth 1"), kOver);
  EXPECT_EQ(talk.ask_one("undo").substr(0, 25), "Base;InProgress;White[8];");
  EXPECT_FALSE(Conversation::is_error(talk.ask_one("validmoves")));
}

TEST(UhpSession, starts_another_game_after_the_end_of_one) {
  Conversation talk;
  talk.ask("newgame " + std::string(kDrawn));
  EXPECT_EQ(talk.ask("newgame"), "Base;NotStarted;White[1]\nok");
}

TEST(UhpSession, keeps_the_game_whatever_error_there_is) {
  Conversation talk;
  const std::string game = R"(Base+MLP;InProgress;White[3];wP;bA1 wP-;wQ -wP;bQ bA1-)";
  EXPECT_EQ(talk.ask_one("newgame " + game), game);
  const std::string moves = talk.ask("validmoves");
  for (std::string_view line : {"foo",
                                "newgame Base+X",
                                "newgame Base+LR",
                                "newgame Base;InProgress;White[2];wA1;bQ wA2-",
                                "newgame ;;;",
                                "newgame Base;;;wA1;bA1 wA1-;wQ bA1-",
                                "newgame Base;;;wA1;;bA1 wA1-",
                                "play",
                                "play foo",
                                "play wA1",
                                "play wA1 foo",
                                "play wA1 bA1-",
                                "play wA2 -wQ",
                                "play wP bA1/",
                                "play bQ bA1/",
                                "play wD -wQ",
                                "play pass",
                                "play wA1 -wQ -wQ",
                                "play wA1 bS1-",
                                "pass",
                                "undo 5",
                                "undo 0",
                                "undo -1",
                                "undo x",
                                "undo 1 1",
                                "undo 99999999999999999999",
                                "bestmove foo",
                                "bestmove depth",
                                "bestmove depth x",
                                "bestmove time",
                                "bestmove time x",
                                "bestmove nodes 0",
                                "options get",
                                "options get foo",
                                "options set Threads 257",
                                "options set foo 1",
                                "options foo",
                                "perft x",
                                "perft 100",
                                "help foo"}) {
    EXPECT_TRUE(Conversation::is_error(talk.ask_one(line))) << line;
    EXPECT_EQ(talk.ask("validmoves"), moves) << line;
    EXPECT_EQ(talk.game(), game) << line;
  }
}

TEST(UhpSession, keeps_the_game_through_every_question) {
  Conversation talk;
  const std::string game = R"(Base+MLP;InProgress;White[3];wP;bA1 wP-;wQ -wP;bQ bA1-)";
  talk.ask("newgame " + game);
  for (std::string_view line :
       {"info", "help", "help play", "?", "validmoves", "bestmove depth 1", "bestmove nodes 500",
        "bestmove time 00:00:00.01", "perft 1", "options", "options get Threads",
        "options set Repetition True", "options set TournamentOpening False", "", "  "}) {
    EXPECT_FALSE(Conversation::is_error(talk.ask(line))) << line;
    EXPECT_EQ(talk.game(), game) << line;
  }
}

TEST(UhpSession, ends_every_answer_with_one_ok) {
  Conversation talk;
  for (std::string_view line :
       {"info", "help", "foo", "newgame", "validmoves", "play wA1", "play wA1", "bestmove depth 1",
        "undo", "undo", "options", "options get Threads", "perft 1", "pass", "newgame x"}) {
    const std::string answer = "\n" + talk.ask(line) + "\n";
    EXPECT_EQ(answer.find("\nok\n"), answer.size() - 4) << line << answer;
  }
}

}  // namespace
}  // namespace mandible::test
