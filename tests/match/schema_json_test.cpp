#include "rules/core/schema_json.h"

#include <nlohmann/json.hpp>
#include <optional>

#include <gtest/gtest.h>

#include "base/hash.h"

namespace core {
namespace {

using nlohmann::json;

constexpr SchemaRow kRows[] = {{"pass", {}}, {"move", {{{"from", 1}, {}, {"count", 2}}}}};

json write(std::uint8_t type, std::uint8_t value) {
  return type == 1 ? json("place-" + std::to_string(value)) : json(value);
}

std::optional<std::uint8_t> read(std::uint8_t type, const json& value) {
  if (type == 1) return value == "place-7" ? std::optional<std::uint8_t>(7) : std::nullopt;
  if (!value.is_number_unsigned() || value > 255) return std::nullopt;
  return value.get<std::uint8_t>();
}

std::string error_of(const char* text) {
  const auto row = read_row(kRows, json::parse(text), "action", read);
  return row.ok() ? "it reads" : row.error();
}

TEST(SchemaJson, ARowComesBackAsItWas) {
  const std::array<std::uint8_t, 7> args{7, 0, 3};
  const json written = write_row(kRows, 1, args, write);
  EXPECT_EQ(written, (json{{"do", "move"}, {"from", "place-7"}, {"count", 3}}));
  const auto row = read_row(kRows, json::parse(written.dump()), "action", read);
  ASSERT_TRUE(row.ok()) << row.error();
  EXPECT_EQ(row->kind, 1);
  EXPECT_EQ(row->args, args);
}

TEST(SchemaJson, EverythingElseIsAnError) {
  EXPECT_EQ(error_of("3"), "action: 3 is not an object");
  EXPECT_EQ(error_of("{}"), R"(action: the field "do" with its name is missing)");
  EXPECT_EQ(error_of(R"({"do":"fly"})"), R"(action: "fly" is unknown)");
  EXPECT_EQ(error_of(R"({"do":"pass","from":1})"), R"(action "pass": it has no field "from")");
  EXPECT_EQ(error_of(R"({"do":"move","from":"place-7"})"),
            R"(action "move": the field "count" is missing)");
  EXPECT_EQ(error_of(R"({"do":"move","from":"bree","count":1})"),
            R"(action "move": "bree" is no value for "from")");
  EXPECT_EQ(error_of(R"({"do":"move","from":"place-7","count":1000})"),
            R"(action "move": 1000 is no value for "count")");
}

TEST(Fnv, MatchesItsPublishedValues) {
  EXPECT_EQ(base::hash_text(base::fnv1a("")), "cbf29ce484222325");
  EXPECT_EQ(base::hash_text(base::fnv1a("a")), "af63dc4c8601ec8c");
  EXPECT_EQ(base::hash_text(base::fnv1a("foobar")), "85944171f73967e8");
}

}  // namespace
}  // namespace core
