// What comes from outside and is not as it should be: one sentence, and nothing is begun by half.

#include <gtest/gtest.h>

#include "game/cli/server.h"
#include "game/trilogy/driver/driver.h"
#include "game/wotr/driver/driver.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/harness/done.h"
#include "tests/trilogy/game.h"

namespace trilogy_tests {
namespace {

void expect_sentence(const std::string& sentence, std::string_view place, std::string_view reason) {
  EXPECT_NE(sentence.find(place), std::string::npos) << sentence;
  EXPECT_NE(sentence.find(reason), std::string::npos) << sentence;
  EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
}

/// What is said of the data files after a JSON Patch of one.
std::string fault_of_data(std::string_view file, const json& patch) {
  auto files = data_files();
  for (core::DataFile& one : files) {
    if (one.name == file) one.text = json::parse(one.text).patch(json::array({patch})).dump();
  }
  const auto rules = trilogy::Game::make_rules(files, json::object());
  return rules ? "" : rules.error();
}

json replaced(const char* path, const json& value) {
  return {{"op", "replace"}, {"path", path}, {"value", value}};
}

TEST(TrilogyBadData, NamesFilePlaceAndReason) {
  const auto fault = [](const char* file, const char* path, const json& value) {
    return fault_of_data(file, replaced(path, value));
  };
  expect_sentence(fault("territories.json", "/0/region", "shire"), "territories.json, the-shire",
                  "shire");
  expect_sentence(fault("territories.json", "/0/adjacent", list("buckland")),
                  "territories.json, tower-hills", "does not name this territory in return");
  expect_sentence(fault("territories.json", "/1/id", "the-shire"), "territories.json", "twice");
  expect_sentence(fault("regions.json", "/0/bonus", -3), "regions.json, eriador.bonus", "-3");
  expect_sentence(fault("links.json", "/bridges/0", list("moria", "umbar")),
                  "links.json, bridges.1", "not adjacent");
  expect_sentence(fault("path.json", "/3/territory", "gondolin"), "path.json", "gondolin");
  expect_sentence(fault("cards.json", "/0/territory", "gondolin"),
                  "cards.json, mission-elven-halls", "gondolin");
  expect_sentence(fault("cards.json", "/0/points/evil", -1), "cards.json, mission-elven-halls",
                  "-1");
  expect_sentence(fault("options.json", "/1/values", list("keep")), "options.json, board.erebor",
                  "values");
  for (const core::DataFile& file : data_files()) {
    auto files = data_files();
    for (core::DataFile& one : files) {
      if (one.name == file.name) one.text = one.text.substr(0, one.text.size() / 2);
    }
    const auto rules = trilogy::Game::make_rules(files, json::object());
    ASSERT_FALSE(rules.ok()) << file.name;
    expect_sentence(rules.error(), file.name, "not JSON");
  }
}

/// A driver of both games, and what it answers to a request.
class TrilogyServer : public ::testing::Test {
 protected:
  TrilogyServer() {
    games_.push_back(trilogy_driver::driver());
    games_.push_back(wotr_driver::driver());
    for (const auto& game : games_) EXPECT_TRUE(harness::is_done(game->prepare(AMONHEN_DATA)));
  }

  json answer(const json& request) { return json::parse(server_.answer(request.dump())); }
  json state() { return answer({{"op", "state"}, {"viewer", "all"}}); }

  cli::Games games_;
  cli::Server server_{games_};
};

TEST_F(TrilogyServer, ABadPositionLeavesTheGameThatIsPlayed) {
  answer({{"op", "new"}, {"game", "trilogy"}, {"seed", 5}});
  const json before = state();
  const std::vector<json> faults{
      {{"fill", {{"owner", "red"}}}, {"phase", "turn"}, {"owned", {{"yellow", list("moria")}}}},
      {{"phase", "turn"}, {"fill", {{"owner", "red"}, {"battalions", -1}}}},
      {{"phase", "turn"}, {"fill", {{"owner", "red"}}}, {"decks", {{"adventure", 61}}}},
      {{"phase", "turn"},
       {"fill", {{"owner", "red"}}},
       {"step", "combat"},
       {"toAct", "yellow"},
       {"territories", {{"harad", {{"owner", "yellow"}, {"battalions", 3}}}}},
       {"invasion", {{"from", "harad"}, {"to", "near-harad"}, {"attackDice", 3}}}},
      {{"regions", {{"moria", {{"control", "shadow"}}}}}},  // of the other game
      {{"phase", "action"}},
      json::array()};
  for (const json& position : faults) {
    const json refused = answer({{"op", "new"}, {"game", "trilogy"}, {"position", position}});
    EXPECT_EQ(refused["ok"], false) << position;
    expect_sentence(refused["error"]["message"], "position", "");
    EXPECT_EQ(state(), before);
  }
}

TEST_F(TrilogyServer, ASaveOpensAsItsOwnGameOrNotAtAll) {
  answer({{"op", "new"}, {"game", "trilogy"}, {"seed", 5}});
  const std::string save = answer({{"op", "save"}})["save"];
  EXPECT_EQ(answer({{"op", "load"}, {"save", save}})["ok"], true);
  const json before = state();
  std::string other = save;
  other.replace(other.find("\"trilogy\""), 9, "\"wotr\"");
  const json refused = answer({{"op", "load"}, {"save", other}});
  EXPECT_EQ(refused["ok"], false);
  expect_sentence(refused["error"]["message"], "line 1", "");
  EXPECT_EQ(state(), before);
}

/// Neither loader takes a save that names the other game.
TEST_F(TrilogyServer, ASaveOfOneGameIsNoneOfTheOther) {
  const auto save_of = [&](const char* game) -> std::string {
    answer({{"op", "new"}, {"game", game}, {"seed", 5}});
    return answer({{"op", "save"}})["save"];
  };
  const auto as_wotr = games_[1]->load(save_of("trilogy"), "kept.save");
  ASSERT_FALSE(as_wotr.ok());
  expect_sentence(as_wotr.error(), "kept.save, line 1", "trilogy");
  const auto as_trilogy = games_[0]->load(save_of("wotr"), "kept.save");
  ASSERT_FALSE(as_trilogy.ok());
  expect_sentence(as_trilogy.error(), "kept.save, line 1", "wotr");
}

}  // namespace
}  // namespace trilogy_tests
