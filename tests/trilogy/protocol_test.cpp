// docs/trilogy-protocol.md: every example in it is run, and no action or event is left out of it.

#include <algorithm>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "game/cli/server.h"
#include "game/match/folders/files.h"
#include "game/match/saves/load.h"
#include "game/trilogy/driver/driver.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"
#include "tests/cli/document.h"
#include "tests/harness/done.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

std::vector<cli::Block> blocks() {
  return cli::json_blocks(*match::read_file(AMONHEN_DATA "/../docs/trilogy-protocol.md"));
}

/// Every field of the example is in the answer; "…" last in a list stands for more.
bool is_answered(const json& example, const json& actual) {
  if (example.is_object()) {
    for (const auto& [field, value] : example.items()) {
      if (!actual.contains(field) || !is_answered(value, actual[field])) return false;
    }
    return true;
  }
  if (!example.is_array()) return example == actual;
  for (std::size_t i = 0; i < example.size(); ++i) {
    if (example[i] == "…") return true;
    if (i >= actual.size() || !is_answered(example[i], actual[i])) return false;
  }
  return example.size() == actual.size();
}

/// Every card of a list, in whatever order, and every field stands in the state.
bool is_said(const json& position, const json& state) {
  if (position.is_array() && !position.empty() && position[0].is_string()) {
    return std::is_permutation(position.begin(), position.end(), state.begin(), state.end());
  }
  return is_answered(position, state);
}

TEST(TrilogyProtocol, EveryRequestGetsTheAnswerOfItsExample) {
  cli::Games games;
  games.push_back(trilogy_driver::driver());
  ASSERT_TRUE(harness::is_done(games.front()->prepare(AMONHEN_DATA)));
  cli::Server server(games);
  std::string request;
  for (const cli::Block& block : blocks()) {
    if (block.kind == "request") request = block.text;
    if (block.kind != "answer") continue;
    const json answer = json::parse(server.answer(json::parse(request).dump()));
    EXPECT_TRUE(is_answered(json::parse(block.text), answer))
        << "docs/trilogy-protocol.md:" << block.line << " should be\n"
        << answer.dump(1);
  }
}

/// The names in a block of rows, each of which must be one of the schema.
std::set<std::string> names_in(const std::string& kind) {
  std::set<std::string> names;
  for (const cli::Block& block : blocks()) {
    if (block.kind != kind) continue;
    std::istringstream lines(block.text);
    for (std::string line; std::getline(lines, line);) {
      names.insert(json::parse(line)["do"].get<std::string>());
    }
  }
  return names;
}

TEST(TrilogyProtocol, EveryActionAndEventStandsInThePage) {
  std::set<std::string> actions;
  for (const auto& row : trilogy::action_schema().subspan(1)) actions.insert(std::string(row.name));
  EXPECT_EQ(names_in("actions"), actions);
  std::set<std::string> events;
  for (const auto& row : trilogy::event_schema().subspan(1)) events.insert(std::string(row.name));
  EXPECT_EQ(names_in("events"), events);
}

TEST(TrilogyProtocol, EveryFieldOfAStateStandsInThePage) {
  const std::string page = *match::read_file(AMONHEN_DATA "/../docs/trilogy-protocol.md");
  const json state = Game(turn_of_yellow("combat", {{"harad", 2}})).state();
  for (const auto& [field, value] : state.items()) {
    const bool alone = page.find("`" + field + "`") != std::string::npos;
    EXPECT_TRUE(alone || page.find("`" + field + ".<") != std::string::npos) << field;
  }
}

TEST(TrilogyProtocol, ThePositionOfThePageIsOne) {
  int positions = 0;
  for (const cli::Block& block : blocks()) {
    if (block.kind != "state") continue;
    ++positions;
    const json position = json::parse(block.text);
    const Game game(position);
    EXPECT_EQ(game.seat(), position["toAct"]);
    for (const char* field : {"adventureCards", "territories", "ring", "effects", "turn"}) {
      EXPECT_TRUE(is_said(position[field], game.at(std::string("/") + field))) << field;
    }
  }
  EXPECT_EQ(positions, 1);
}

TEST(TrilogyProtocol, ASaveOfTheOtherGameIsRefused) {
  const auto loaded = match::load_save<trilogy::Game>(
      R"({"data":"0","format":1,"game":"wotr","options":{},"rules":1,"seats":{},"seed":1,"streams":{}})"
      "\n",
      "other", data_files());
  ASSERT_FALSE(loaded.ok());
  EXPECT_NE(loaded.error().find("other, line 1"), std::string::npos);
}

}  // namespace
}  // namespace trilogy_tests
