// The words that the rules module and the web app exchange are the same on both sides: each list of
// web/src/core/types.ts against the C++ code.
#include "wasm/words.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "rules/verdict.h"
#include "wasm/scene.h"

namespace mandible::wasm {
namespace {

using Words = std::vector<std::string>;

// The words between single quotes from `start` to `end` in types.ts.
Words words_of_types_ts(const std::string& start, char end) {
  std::ifstream file(std::string(MANDIBLE_TEST_DATA) + "/../../web/src/core/types.ts");
  std::stringstream text;
  text << file.rdbuf();
  const std::string types = text.str();
  const std::size_t from = types.find(start);
  if (from == std::string::npos) {
    ADD_FAILURE() << "types.ts has no " << start;
    return {};
  }
  std::istringstream list(types.substr(from, types.find(end, from) - from));
  Words words;
  std::string other;
  for (std::string word; std::getline(list, other, '\'') && std::getline(list, word, '\'');) {
    words.push_back(word);
  }
  return words;
}

Words union_of(const std::string& type) {
  return words_of_types_ts("export type " + type + " =", ';');
}

// The names of all values of an enumeration: beyond its last the name is empty.
template <class Enum, class Name>
Words names_of(Name name_of) {
  Words names;
  for (std::uint8_t value = 0; !name_of(static_cast<Enum>(value)).empty(); ++value) {
    names.emplace_back(name_of(static_cast<Enum>(value)));
  }
  return names;
}

template <class Table>
Words words_of(const Table& table) {
  Words words;
  for (const auto& entry : table) words.emplace_back(entry.word);
  return words;
}

TEST(Words, of_rules_are_those_of_the_web_app) {
  EXPECT_EQ(names_of<Rule>([](Rule rule) { return name(rule); }),
            words_of_types_ts("export const rules = [", ']'));
}

TEST(Words, of_manners_are_those_of_the_web_app) {
  EXPECT_EQ(names_of<Manner>([](Manner manner) { return name(manner); }), union_of("Manner"));
}

TEST(Words, of_endings_are_those_of_the_web_app) {
  EXPECT_EQ(names_of<Ending>([](Ending ending) { return name(ending); }), union_of("Ending"));
}

TEST(Words, of_outcomes_are_those_of_the_web_app) {
  EXPECT_EQ(names_of<Outcome>([](Outcome outcome) { return state_name(outcome); }),
            union_of("Outcome"));
}

TEST(Words, for_the_end_of_a_game_are_those_of_the_web_app) {
  EXPECT_EQ(words_of(kEndWords), union_of("End"));
}

TEST(Words, for_formats_are_those_of_the_web_app) {
  EXPECT_EQ(words_of(kFormatWords), union_of("RecordFormat"));
}

}  // namespace
}  // namespace mandible::wasm
