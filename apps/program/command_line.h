// The options of one command. Each is declared once, with its name, what it takes and what it
// means; the parsing, the messages about wrong values and the help follow from that. The library
// that splits the words (CLI11) stays in the .cpp file, because it takes long to compile.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "program/exit_status.h"

namespace mandible {

using Arguments = std::vector<std::string>;

class CommandLine {
 public:
  // Takes the text given for an option, or says what is wrong with it.
  using Reader = std::function<std::optional<Error>(const std::string& text)>;

  // `name` is what the user typed, such as "mandible perft"; `about` is the help above the options.
  CommandLine(std::string name, std::string about);

  // A line of the help above the options that are declared next.
  void heading(const std::string& text);
  // What the help ends with.
  void ending(const std::string& text) { ending_ = text; }

  // The first parameter is the option as the help shows it: "--depth N". A second name that is not
  // shown may follow a comma: "--no-colour,--no-color".
  void flag(const std::string& option, bool& target, const std::string& meaning);
  void text(const std::string& option, std::string& target, const std::string& meaning);
  // `needs` completes "--time needs ...", for when the value is missing or refused().
  void value(const std::string& option, const std::string& needs, Reader reader,
             const std::string& meaning);
  template <class Integer>
  void number(const std::string& option, Integer& target, long long least, long long most,
              const std::string& meaning);

  // The words that are not options, one by one. Without it they are refused.
  void words(Reader reader) { words_ = std::move(reader); }

  // Reads the words after the command's name. Nothing if the command is to be run, otherwise the
  // exit status, after the help or a message was written.
  std::optional<int> read(const Arguments& arguments, std::ostream& out, std::ostream& err);
  std::optional<int> read(const Arguments& arguments);

  // Writes what is wrong to standard error; refuse() also says where the help is.
  int complain(const std::string& what, int status) const;
  int refuse(const std::string& what) const;

  std::string help() const;

  // "--time needs a number of seconds, not "soon"".
  static Error refused(const std::string& option, const std::string& needs,
                       const std::string& text);

 private:
  struct Option {
    std::string names;  // as CLI11 takes them, with commas; empty: a heading
    std::string shown;
    std::string meaning;
    std::string needs;  // empty: a flag
    Reader reader;

    std::string name() const { return names.substr(0, names.find(',')); }
  };

  void add(const std::string& option, const std::string& needs, Reader reader,
           const std::string& meaning);
  // What is wrong, if anything; `help` is set if that was asked for.
  std::optional<Error> split_and_read(const Arguments& arguments, bool& help) const;
  std::optional<Error> read_words(const Arguments& rest) const;
  Error missing_value(const std::string& name) const;
  std::string similar_option(std::string_view word) const;

  std::string name_;
  std::string about_;
  std::string ending_;
  std::vector<Option> options_;
  Reader words_;
};

// The candidate that the word is probably a misspelling of; empty if there is none.
std::string similar(std::string_view word, const std::vector<std::string>& candidates);

template <class Integer>
void CommandLine::number(const std::string& option, Integer& target, long long least,
                         long long most, const std::string& meaning) {
  const std::string needs =
      "a number from " + std::to_string(least) + " to " +
      (most < 100'000 ? std::to_string(most) : with_commas(static_cast<unsigned long long>(most)));
  const std::string name = option.substr(0, option.find(' '));
  const auto reader = [&target, least, most, name,
                       needs](const std::string& text) -> std::optional<Error> {
    const auto parsed = parse_number(text, most);
    if (!parsed || *parsed < least) return refused(name, needs, text);
    if constexpr (requires { typename Integer::value_type; }) {
      target = static_cast<typename Integer::value_type>(*parsed);
    } else {
      target = static_cast<Integer>(*parsed);
    }
    return std::nullopt;
  };
  value(option, needs, reader, meaning);
}

}  // namespace mandible
