// JSON read back, so that a test can state what one member of an answer says.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mandible::test {

// A value with the text that it was read from: {"a":[1,"b"]}.
class JsonValue {
 public:
  // The test fails if the text is not one JSON value; numbers, words and strings are not checked.
  static JsonValue parse(std::string_view json) {
    std::size_t at = 0;
    JsonValue value = read(json, at);
    if (at != json.size()) ADD_FAILURE() << "this is not one JSON value: " << json;
    return value;
  }

  const std::string& text() const { return text_; }
  // A string without its quotation marks; the strings of the rules have \\ as their only escape.
  std::string word() const {
    std::string plain;
    for (std::size_t i = 1; i + 1 < text_.size(); ++i) {
      if (text_[i] == '\\') ++i;
      plain += text_[i];
    }
    return plain;
  }
  int number() const { return std::stoi(text_); }
  bool is_true() const { return text_ == "true"; }

  const std::vector<JsonValue>& items() const { return items_; }
  std::vector<std::string> words() const {
    std::vector<std::string> all;
    for (const JsonValue& item : items_) all.push_back(item.word());
    return all;
  }

  bool has(const std::string& name) const { return members_.count(name) != 0; }
  const JsonValue& operator[](const std::string& name) const {
    static const JsonValue kNothing;
    const auto found = members_.find(name);
    if (found != members_.end()) return found->second;
    ADD_FAILURE() << "there is no member " << name << " in " << text_;
    return kNothing;
  }

 private:
  static JsonValue read(std::string_view json, std::size_t& at) {
    const std::size_t start = at;
    JsonValue value;
    if (at < json.size() && (json[at] == '{' || json[at] == '[')) {
      value.read_contents(json, at);
    } else if (at < json.size() && json[at] == '"') {
      skip_string(json, at);
    } else {
      at = std::min(json.find_first_of(",]}", at), json.size());
    }
    value.text_ = json.substr(start, at - start);
    return value;
  }

  void read_contents(std::string_view json, std::size_t& at) {
    const char end = json[at] == '{' ? '}' : ']';
    ++at;
    while (at < json.size() && json[at] != end) {
      JsonValue item = read(json, at);
      if (end == '}') {
        ++at;  // the colon
        members_[item.word()] = read(json, at);
      } else {
        items_.push_back(std::move(item));
      }
      if (at < json.size() && json[at] == ',') ++at;
    }
    ++at;
  }

  static void skip_string(std::string_view json, std::size_t& at) {
    for (++at; at < json.size() && json[at] != '"'; ++at) {
      if (json[at] == '\\') ++at;
    }
    ++at;
  }

  std::string text_;
  std::vector<JsonValue> items_;
  std::map<std::string, JsonValue> members_;
};

}  // namespace mandible::test
