#include <gtest/gtest.h>

#include "tests/cli/toy_console.h"

namespace cli {
namespace {

using nlohmann::json;

/// The value once for each name and text in it, with a line break in that one.
std::vector<json> with_line_breaks(const json& value) {
  std::vector<json> broken;
  if (value.is_string()) broken.emplace_back(value.get<std::string>() + "\n");
  for (const auto& [name, inner] : value.items()) {
    if (value.is_object()) {
      json renamed = value;
      renamed.erase(name);
      renamed[name + "\n"] = inner;
      broken.push_back(std::move(renamed));
    }
    if (!value.is_structured()) continue;
    for (const json& replacement : with_line_breaks(inner)) {
      json whole = value;
      (value.is_object() ? whole[name] : whole[std::stoul(name)]) = replacement;
      broken.push_back(std::move(whole));
    }
  }
  return broken;
}

TEST(LineBreaks, InARequestNeverReachTheSentenceOfTheError) {
  const std::vector<json> requests{
      {{"op", "new"},
       {"game", "race"},
       {"players", {{"red", "human"}, {"blue", "random"}}},
       {"options", {{"goal", 20}}},
       {"position", {{"goal", 20}}}},
      {{"op", "new"}, {"scenario", "no-such"}},
      {{"op", "decision"}, {"seat", "red"}},
      {{"op", "state"}, {"viewer", {"red"}}},
      {{"op", "why-not"}, {"intent", {{"do", "play"}}}},
      {{"op", "apply"}, {"number", 0}, {"action", {{"do", "card"}, {"value", 2}}}}};
  const ToyConsole console;
  Client client(console);
  client.ask({{"op", "new"}, {"game", "race"}});
  int refused = 0;
  for (const json& request : requests) {
    for (const json& broken : with_line_breaks(request)) {
      const json answer = client.ask(broken);
      if (answer["ok"]) continue;
      ++refused;
      EXPECT_EQ(answer["error"]["message"].get<std::string>().find('\n'), std::string::npos)
          << answer;
    }
  }
  EXPECT_GT(refused, 20);
}

TEST(LineBreaks, InASaveNeverReachTheSentenceOfTheError) {
  const ToyConsole console;
  Client client(console);
  client.ask({{"op", "new"}, {"game", "race"}, {"seed", 3}});
  client.ask({{"op", "roll"}, {"count", 2}});
  const std::vector<std::string> lines =
      lines_of(client.ask({{"op", "save"}})["save"].get<std::string>());
  ASSERT_GT(lines.size(), 2u);
  int refused = 0;
  for (std::size_t changed = 0; changed < lines.size(); ++changed) {
    for (const json& broken : with_line_breaks(json::parse(lines[changed]))) {
      std::string save;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        save += (i == changed ? broken.dump() : lines[i]) + "\n";
      }
      const json answer = client.ask({{"op", "load"}, {"save", save}});
      if (answer["ok"]) continue;
      ++refused;
      EXPECT_EQ(answer["error"]["message"].get<std::string>().find('\n'), std::string::npos)
          << answer;
    }
  }
  EXPECT_GT(refused, 10);
}

}  // namespace
}  // namespace cli
