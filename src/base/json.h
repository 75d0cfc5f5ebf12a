// Writes JSON, piece by piece, into a string. It places the commas; closing every object and array
// is up to the caller.
#pragma once

#include <string>
#include <string_view>

namespace mandible {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  // The name of the next member.
  JsonWriter& key(std::string_view name);

  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  JsonWriter& value(long long number);
  JsonWriter& value(int number) { return value(static_cast<long long>(number)); }
  JsonWriter& value(bool truth);
  JsonWriter& null();

  template <class T>
  JsonWriter& member(std::string_view name, const T& what) {
    return key(name).value(what);
  }

  const std::string& text() const { return text_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();
  // In quotation marks; bytes that are not UTF-8 become question marks.
  void write_quoted(std::string_view text);

  std::string text_;
  bool first_ = true;  // the next piece is the first of its object or array
};

}  // namespace mandible
