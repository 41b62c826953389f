// The one parser: what it refuses, and what it makes of the rest.

#include "base/json_text.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include "base/json_reader.h"

namespace base {
namespace {

using nlohmann::json;

std::string fault_of(const std::string& text) {
  const auto value = parse_json(text);
  return value ? "" : value.error();
}

std::string nested(int depth) {
  std::string text;
  for (int i = 0; i < depth; ++i) text += i % 2 == 0 ? R"({"a":)" : "[";
  text += "1";
  for (int i = depth; i-- > 0;) text += i % 2 == 0 ? "}" : "]";
  return text;
}

TEST(JsonText, EveryValueIsWhatTheTextSays) {
  const std::string text =
      R"({"list":[1,-2,2.5,true,false,null,"x\u00e9",[],{}],"of":{"of":{"it":[[[0]]]}},"":18446744073709551615})";
  const auto value = parse_json(text);
  ASSERT_TRUE(value) << value.error();
  EXPECT_EQ(*value, json::parse(text));
  for (const char* single : {"7", "\"x\"", "null", "[]", "{}"}) {
    EXPECT_EQ(parse_json(single).value(), json::parse(single)) << single;
  }
}

TEST(JsonText, AFieldThatStandsTwiceIsAFaultAtAnyDepth) {
  for (const char* text :
       {R"({"a":1,"a":1})", R"([{"b":{}},{"a":1,"b":2,"a":3}])", R"({"x":{"y":[{"a":[],"a":[]}]}})",
        R"({"a":{"a":1},"b":2,"a":3})", "{\"\\u0061\":1,\"a\":2}"}) {
    EXPECT_EQ(fault_of(text), "the field \"a\" stands twice") << text;
  }
  EXPECT_EQ(fault_of(R"({"":1,"":2})"), "the field \"\" stands twice");
  EXPECT_EQ(fault_of(R"([{"a":1},{"a":1},{"b":{"a":1},"a":2}])"), "");
}

TEST(JsonText, NestingHasAnEnd) {
  EXPECT_EQ(fault_of(nested(kMaxJsonDepth)), "");
  EXPECT_EQ(fault_of(nested(kMaxJsonDepth + 1)), "it is nested more than 64 deep");
  EXPECT_EQ(fault_of(std::string(3'000'000, '[')), "it is nested more than 64 deep");
  EXPECT_EQ(fault_of("[\"" + std::string(200, '[') + "\"]"), "");
}

TEST(JsonText, WhatIsNoJsonIsTold) {
  EXPECT_TRUE(fault_of("{").starts_with("it is not JSON"));
  EXPECT_TRUE(fault_of("").starts_with("it is not JSON"));
  EXPECT_TRUE(fault_of("{} {}").starts_with("it is not JSON"));
  EXPECT_TRUE(fault_of("\"\xff\"").starts_with("it is not JSON"));
  EXPECT_EQ(fault_of("[1e999]"), "it holds a number too large to read");
  Fault fault{"a.json"};
  EXPECT_FALSE(parse_text("{\n\n\"a\" 1}", fault));
  EXPECT_EQ(fault.error().message, "a.json, line 3, column 5: it is not JSON");
}

TEST(JsonText, WhereItIsNoJsonIsTold) {
  EXPECT_TRUE(
      fault_of("{\"a\": 1,\n\"ä\" 2}")
          .starts_with(
              "it is not JSON at line 2, column 5: syntax error while parsing object separator"))
      << fault_of("{\"a\": 1,\n\"ä\" 2}");
  EXPECT_TRUE(fault_of("").starts_with("it is not JSON at line 1, column 1: ")) << fault_of("");
  const auto line = parse_json_line("{\"a\" 2}");
  ASSERT_FALSE(line);
  EXPECT_TRUE(line.error().starts_with("it is not JSON at column 6: ")) << line.error();
  // What was read last may be no text, and is left out.
  EXPECT_EQ(fault_of("[\x01]").find('\x01'), std::string::npos);
}

TEST(JsonText, TextInUtf16IsCalledSo) {
  const std::string sentence = "it is text in UTF-16, as some editors write it; UTF-8 is needed";
  EXPECT_EQ(fault_of(std::string("\xff\xfe{\0}\0", 6)), sentence);
  EXPECT_EQ(fault_of(std::string("\xfe\xff\0{\0}", 6)), sentence);
  EXPECT_EQ(fault_of(std::string("{\0}\0", 4)), sentence);
}

TEST(JsonText, FieldsKeepTheirOrderWhereItIsWanted) {
  const auto value = parse_ordered_json(R"({"z":1,"a":{"y":2,"b":3}})");
  ASSERT_TRUE(value) << value.error();
  EXPECT_EQ(value->dump(), R"({"z":1,"a":{"y":2,"b":3}})");
  EXPECT_EQ(parse_ordered_json(R"({"z":1,"z":2})").error(), "the field \"z\" stands twice");
}

}  // namespace
}  // namespace base
