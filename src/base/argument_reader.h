// Reads the words after a command one by one: `--name value`, `--name=value`, `--flag`, and others.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/text.h"

namespace mandible {

class ArgumentReader {
 public:
  explicit ArgumentReader(const std::vector<std::string>& args) : args_(args) {}

  // Goes on to the next word; false after the last.
  bool next() {
    if (next_ >= args_.size()) return false;
    const std::string& arg = args_[next_++];
    const std::size_t sign = arg.size() > 1 && arg[0] == '-' ? arg.find('=') : std::string::npos;
    name = arg.substr(0, sign);
    value_.reset();
    if (sign != std::string::npos) value_ = arg.substr(sign + 1);
    return true;
  }
  bool is_option() const { return name.size() > 1 && name[0] == '-'; }
  bool is_help() const { return name == "--help" || name == "-h"; }
  bool has_attached_value() const { return value_.has_value(); }

  // The value of an option that needs one.
  std::optional<std::string> value() {
    if (!value_ && next_ < args_.size()) value_ = args_[next_++];
    return value_;
  }
  Result<int> number(int least, int most) {
    const std::string option = name;
    const auto text = value();
    const auto parsed = parse_number(text.value_or(""), most);
    if (parsed && *parsed >= least) return static_cast<int>(*parsed);
    return Error{option + " needs a number from " + std::to_string(least) + " to " +
                 std::to_string(most) + (text ? ", not " + in_quotes(*text) : std::string())};
  }
  // What to say of a word that nobody asked for.
  Error unknown() const { return Error{"unknown argument " + in_quotes(name)}; }

  std::string name;  // the option without its value, or the word

 private:
  const std::vector<std::string>& args_;
  std::size_t next_ = 0;
  std::optional<std::string> value_;
};

}  // namespace mandible
