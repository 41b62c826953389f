// What a scenario's file may say, and the sentence for one that is wrong.

#include <filesystem>

#include <gtest/gtest.h>

#include "game/match/check_scenario.h"
#include "game/match/folders/folders.h"
#include "rules/wotr/game.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace match {
namespace {

using nlohmann::json;

/// A siege that is as it should be.
const json kGood = json::parse(R"({
  "format": 1, "title": "The Hornburg", "text": "Hold the wall.", "players": 2, "suggested": "free",
  "options": {"politics.isengardStartBox": 3},
  "position": {
    "turn": 5, "phase": "recover",
    "regions": {"helms-deep": {"deployments": [
      {"group": "besieged", "owner": "free", "units": {"rohan": {"regular": 3, "elite": 1}}},
      {"owner": "shadow", "units": {"isengard": {"regular": 5, "elite": 2}}}]},
     "dagorlad": {"deployments": [{"owner": "shadow", "units": {"sauron": {"regular": 8}}}]}},
    "fellowship": {"region": "lorien", "guide": "strider", "companions": ["strider", "gimli"]}}})");

/// The first thing that is wrong with it, without the file's name.
std::string fault_of(const std::string& text) {
  static const auto files =
      read_data_files(AMONHEN_SOURCE_DIR "/data", "wotr", wotr::Game::data_files()).value();
  const base::Result<Scenario> scenario = parse_scenario(text, "hornburg.json");
  const std::string fault = harness::failure_of(
      scenario ? check_scenario<wotr::Game>(files, *scenario) : scenario.failure());
  EXPECT_TRUE(fault.empty() || fault.rfind("hornburg.json", 0) == 0) << fault;
  return fault.empty() ? fault : fault.substr(std::string("hornburg.json").size());
}

TEST(ScenarioFile, SaysHowAGameBegins) {
  EXPECT_EQ(fault_of(kGood.dump()), "");
  const Scenario scenario = parse_scenario(kGood.dump(), "data/hornburg.json").value();
  EXPECT_EQ(scenario.id, "hornburg");
  EXPECT_EQ(scenario.title, "The Hornburg");
  EXPECT_EQ(scenario.players, std::vector<int>{2});
  EXPECT_EQ(scenario.suggested, "free");
  match::Setup setup;
  ASSERT_TRUE(harness::is_done(take_scenario(scenario, setup)));
  EXPECT_EQ(setup.options, (json{{"players", 2}, {"politics.isengardStartBox", 3}}));
  EXPECT_EQ(setup.position, scenario.position);
}

json with_goal(const json& changes) {
  json scenario = kGood;
  json goal = {{"id", "hold"},
               {"party", "free"},
               {"text", "Hold Helm's Deep until turn 6 is over."},
               {"reached", {{"turn", {{"atLeast", 7}}}}},
               {"missed", {{"regions", {{"helms-deep", {{"control", "shadow"}}}}}}}};
  goal.update(changes);
  scenario["goals"] = json::array({goal});
  return scenario;
}

TEST(ScenarioFile, SaysWhatEachPartyIsToBringAbout) {
  EXPECT_EQ(fault_of(with_goal(json::object()).dump()), "");
  EXPECT_EQ(fault_of(with_goal({{"party", "elves"}}).dump()),
            ", goals: hold, party: there is no \"elves\"");
  EXPECT_EQ(fault_of(with_goal({{"reached", {{"turn", 5}}}}).dump()),
            ", goals: hold: it is settled at the beginning");
  EXPECT_EQ(fault_of(with_goal({{"reached", json::object()}}).dump()),
            ", goals.hold.reached: it asks for nothing");
  EXPECT_EQ(fault_of(with_goal({{"text", ""}}).dump()), ", goals.hold.text: it is empty");
  json twice = with_goal(json::object());
  twice["goals"].push_back(twice["goals"][0]);
  EXPECT_EQ(fault_of(twice.dump()), ", goals.hold: the id stands there twice");
}

TEST(ScenarioFile, OptionsOfThePlayersComeFirst) {
  match::Setup setup;
  setup.options = {{"politics.isengardStartBox", 1}};
  ASSERT_TRUE(harness::is_done(
      take_scenario(parse_scenario(kGood.dump(), "hornburg.json").value(), setup)));
  EXPECT_EQ(setup.options["politics.isengardStartBox"], 1);
}

TEST(ScenarioFile, IsForSoManyPlayersAndHasOnePosition) {
  const Scenario scenario = parse_scenario(kGood.dump(), "hornburg.json").value();
  match::Setup three;
  three.options = {{"players", 3}};
  EXPECT_EQ(harness::failure_of(take_scenario(scenario, three)),
            "hornburg.json: it is for 2 players, not 3");
  match::Setup placed;
  placed.position = json::object();
  EXPECT_EQ(harness::failure_of(take_scenario(scenario, placed)),
            "a scenario brings its own position");
}

struct Spoilt {
  const char* patch;  ///< merged into the good one; null takes a field away
  std::string_view fault;
};
class SpoiltScenario : public ::testing::TestWithParam<Spoilt> {};

TEST_P(SpoiltScenario, GetsOneSentence) {
  json scenario = kGood;
  scenario.merge_patch(json::parse(GetParam().patch));
  EXPECT_EQ(fault_of(scenario.dump()), GetParam().fault);
}

INSTANTIATE_TEST_SUITE_P(
    Fields, SpoiltScenario,
    ::testing::Values(Spoilt{R"({"author": "me"})", ": there is no field \"author\" here"},
                      Spoilt{R"({"format": 2})", ", format: this program reads format 1"},
                      Spoilt{R"({"format": null})", ": the field \"format\" is missing"},
                      Spoilt{R"({"title": null})", ": the field \"title\" is missing"},
                      Spoilt{R"({"title": " "})", ", title: it is empty"},
                      Spoilt{R"({"title": "one\ntwo"})", ", title: it is more than one line"},
                      Spoilt{R"({"text": ""})", ", text: it is empty"},
                      Spoilt{R"({"text": 7})", ", text: 7 is not a text"},
                      Spoilt{R"({"players": 9})", ", players: 9 is not a number from 1 to 8"},
                      Spoilt{R"({"players": []})", ", players: nobody may play it"},
                      Spoilt{R"({"players": [2, 2]})", ", players.2: this number stands twice"},
                      Spoilt{R"({"suggested": "sauron"})",
                             ", suggested: there is no seat \"sauron\""},
                      Spoilt{R"({"options": []})", ", options: an object is expected"},
                      Spoilt{R"({"options": {"players": 2}})",
                             ", options: the number of players stands beside the options"},
                      Spoilt{R"({"position": null})", ": the field \"position\" is missing"},
                      Spoilt{R"({"position": {"phase": "victory", "victory": "ring-destroyed",
                                  "fellowship": {"region": null, "mordorStep": 5}}})",
                             ": the game is over before it begins"}));

INSTANTIATE_TEST_SUITE_P(
    Positions, SpoiltScenario,
    ::testing::Values(
        Spoilt{R"({"position": {"weather": "bad"}})",
               ": position: there is no field \"weather\" here"},
        Spoilt{R"({"position": {"regions": {"mordor": {}}}})",
               ": position, regions.mordor: there is no such region"},
        Spoilt{R"({"position": {"regions": {"dagorlad": {"deployments": [
                 {"owner": "shadow", "units": {"sauron": {"regular": 4, "elite": 6}}}]}}}})",
               ": position: it places 8 of sauron.elite, but there are only 6"},
        Spoilt{R"({"position": {"regions": {"dagorlad": {"deployments": [
                 {"owner": "shadow", "units": {"sauron": {"regular": 8, "elite": 3}}}]}}}})",
               ": position: dagorlad: more than 10 units stand there (R-086)"},
        Spoilt{R"({"position": {"regions": {"dagorlad": {"deployments": [
                 {"owner": "shadow", "units": {"sauron": {"regular": 1}}},
                 {"owner": "free", "units": {"gondor": {"regular": 1}}}]}}}})",
               ": position: dagorlad: units of both sides stand together"},
        Spoilt{R"({"position": {"regions": {"dagorlad": {"deployments": [
                 {"owner": "free", "characters": ["strider"]}]}}}})",
               ": position, fellowship.companions: the position has strider in two places"},
        Spoilt{R"({"position": {"regions": {"helms-deep": {"deployments": [
                 {"group": "besieged", "owner": "free", "units": {"rohan": {"regular": 3}}}]}}}})",
               ": position: helms-deep: nobody besieges the garrison (R-255)"},
        Spoilt{R"({"position": {"regions": {"helms-deep": {"deployments": [
                 {"group": "besieged", "owner": "free", "units": {"rohan": {"regular": 6}}},
                 {"owner": "shadow", "units": {"isengard": {"regular": 1}}}]}}}})",
               ": position: helms-deep: more than 5 units are besieged (R-250)"},
        Spoilt{R"({"position": {"regions": {"helms-deep": {"deployments": [
                 {"owner": "shadow", "units": {"isengard": {"regular": 1}}}]}}}})",
               ": position: helms-deep: an Army stands in an enemy Settlement that it did not "
               "capture (R-270)"},
        Spoilt{R"({"position": {"hands": {"free": ["elven-cloaks", "elven-cloaks"]}}})",
               ": position, hands.free.2: this card is in two places"},
        Spoilt{R"({"position": {"victoryPoints": {"shadow": 3}}})",
               ": position, victoryPoints.shadow: the Settlements captured are worth 0"},
        Spoilt{R"({"position": {"options": {"politics.isengardStartBox": 1}}})",
               ": position, options.politics.isengardStartBox: this game is played with 3"}));

TEST(ScenarioFile, BrokenTextIsOneSentenceToo) {
  EXPECT_NE(fault_of("{\"format\": 1,\n \"title\": }").find("line 2"), std::string::npos);
  EXPECT_EQ(fault_of("[]"), ": an object is expected");
  EXPECT_EQ(fault_of(R"({"format": 1, "format": 1})"), ": the field \"format\" stands twice");
  EXPECT_EQ(fault_of(std::string(100'000, '[')), ": it is nested more than 64 deep");
  EXPECT_FALSE(parse_scenario(kGood.dump(), "My Scenario.json").ok());
}

/// A data folder of the test's own.
class ScenarioFolder : public ::testing::Test {
 protected:
  ScenarioFolder() { std::filesystem::create_directories(folder_ / "wotr/scenarios"); }
  void write(const std::string& name, const std::string& text) const {
    folder_.write("wotr/scenarios/" + name, text);
  }

  const harness::OwnFolder folder_;
  const std::string data_ = folder_.string();
};

TEST_F(ScenarioFolder, IsReadInTheOrderOfTheIds) {
  for (const char* name : {"b.json", "a-2.json", "a.json"}) write(name, kGood.dump());
  write("bad.json", "{}");
  write("notes.txt", "not a scenario");
  const ScenarioList list = read_scenarios(data_, "wotr");
  ASSERT_EQ(list.scenarios.size(), 3u);
  EXPECT_EQ(list.scenarios[0].id, "a");
  EXPECT_EQ(list.scenarios[1].id, "a-2");
  EXPECT_EQ(list.scenarios[2].id, "b");
  ASSERT_EQ(list.faults.size(), 1u);
  EXPECT_NE(list.faults[0].find("bad.json: "), std::string::npos);
}

TEST_F(ScenarioFolder, ANameOnlyChoosesAmongItsFiles) {
  write("a.json", kGood.dump());
  folder_.write("wotr/outside.json", kGood.dump());
  EXPECT_TRUE(read_scenario(data_, "wotr", "a").ok());
  for (const char* name : {"../outside", "a.json", "/etc/passwd", "", ".", "A"}) {
    EXPECT_FALSE(read_scenario(data_, "wotr", name).ok()) << name;
  }
  EXPECT_EQ(read_scenario(data_, "wotr", "b").error(), "there is no scenario \"b\"; there are a");
  EXPECT_EQ(read_scenario(data_, "chess", "b").error(),
            "there is no scenario \"b\"; this game has none");
  EXPECT_TRUE(read_scenarios(data_, "chess").scenarios.empty());
}

}  // namespace
}  // namespace match
