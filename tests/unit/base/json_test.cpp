#include "base/json.h"

#include <gtest/gtest.h>

namespace mandible {
namespace {

TEST(JsonWriter, places_commas_between_members_and_values) {
  JsonWriter json;
  json.begin_object().member("a", 1).member("b", "x").key("c").begin_array();
  json.value(true).null().begin_array().end_array().begin_object().end_object();
  json.end_array().member("d", false).end_object();
  EXPECT_EQ(json.text(), R"({"a":1,"b":"x","c":[true,null,[],{}],"d":false})");
}

TEST(JsonWriter, escapes_what_would_end_the_string) {
  JsonWriter json;
  json.value("a\"b\\c\nd\x01");
  EXPECT_EQ(json.text(), R"("a\"b\\c\u000ad\u0001")");
}

TEST(JsonWriter, keeps_utf8) {
  JsonWriter json;
  json.value("Улей \xE2\x82\xAC \xF0\x9F\x90\x9D");
  EXPECT_EQ(json.text(), "\"Улей \xE2\x82\xAC \xF0\x9F\x90\x9D\"");
}

TEST(JsonWriter, replaces_bytes_that_are_not_utf8) {
  const auto written = [](std::string_view text) {
    JsonWriter json;
    json.value(text);
    return json.text();
  };
  EXPECT_EQ(written("\xFF"), "\"?\"");                 // never a lead byte
  EXPECT_EQ(written("\xC3"), "\"?\"");                 // cut short
  EXPECT_EQ(written("\xC0\xAF"), "\"??\"");            // too long a form of a slash
  EXPECT_EQ(written("\xED\xA0\x80"), "\"???\"");       // half of a surrogate pair
  EXPECT_EQ(written("\xF4\x90\x80\x80"), "\"????\"");  // above the last character
  EXPECT_EQ(written("\xE2\x82"), "\"??\"");
}

}  // namespace
}  // namespace mandible
