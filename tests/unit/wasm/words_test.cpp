// The words that the rules module and the web app exchange are the same on both sides: each list of
// web/src/core/types.ts against the C++ code.
#include "wasm/words.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "records/record_error.h"
#include "rules/input_error.h"
#include "rules/verdict.h"
#include "wasm/scene.h"

namespace mandible::wasm {
namespace {

using Words = std::vector<std::string>;

std::string web_source(const std::string& path) {
  std::ifstream file(std::string(MANDIBLE_TEST_DATA) + "/../../web/src/" + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The words between single quotes from `start` to `end` in types.ts.
Words words_of_types_ts(const std::string& start, char end) {
  const std::string types = web_source("core/types.ts");
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

// The names in braces, sorted.
std::set<std::string> parameters_of(std::string_view message) {
  std::set<std::string> names;
  for (std::size_t at = message.find('{'); at != std::string_view::npos;
       at = message.find('{', at + 1)) {
    names.emplace(message.substr(at + 1, message.find('}', at) - at - 1));
  }
  return names;
}

std::vector<ErrorWords> all_error_words() {
  std::vector<ErrorWords> all;
  const auto add_all = [&all](auto first) {
    for (auto code = first; !words_of(code).name.empty();
         code = static_cast<decltype(code)>(static_cast<int>(code) + 1)) {
      all.push_back(words_of(code));
    }
  };
  add_all(InputError::MoveMissing);
  add_all(RecordError::AtPlace);
  return all;
}

TEST(Words, of_errors_are_those_of_the_web_app) {
  Words names;
  for (const ErrorWords& words : all_error_words()) names.emplace_back(words.name);
  EXPECT_EQ(names, words_of_types_ts("export const errorCodes = [", ']'));
}

TEST(Words, of_errors_have_a_text_with_the_same_parameters_in_each_language) {
  for (const std::string language : {"en", "fr", "ru"}) {
    const std::string messages = web_source("i18n/locales/" + language + ".ts");
    for (const ErrorWords& words : all_error_words()) {
      if (words.name == "AgainstRules") continue;  // each rule has a text
      const std::size_t at = messages.find("'error." + std::string(words.name) + "':");
      ASSERT_NE(at, std::string::npos) << language << " lacks " << words.name;
      const std::string message = messages.substr(at, messages.find("',\n", at) - at);
      EXPECT_EQ(parameters_of(message), parameters_of(words.english)) << language << words.name;
    }
  }
}

}  // namespace
}  // namespace mandible::wasm
