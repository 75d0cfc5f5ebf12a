#include "lab/match/command_words.h"

#include "base/text.h"

namespace mandible::lab {

Result<std::vector<std::string>> split_command(std::string_view command) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = '\0';
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    if (quote == '\0' && is_space(c)) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == '\\' && quote != '\'') {
      if (++i == command.size()) {
        return Error{"the command " + in_quotes(command) + " ends with a backslash"};
      }
      words.back() += command[i];
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
    } else if (quote != '\0' && c == quote) {
      quote = '\0';
    } else {
      words.back() += c;
    }
  }
  if (quote != '\0') {
    return Error{std::string("the command ") + in_quotes(command) + " has an opening " + quote +
                 " without a closing one"};
  }
  if (words.empty() || words[0].empty()) {
    return Error{"an engine needs a command, such as \"mandible uhp\""};
  }
  return words;
}

}  // namespace mandible::lab
