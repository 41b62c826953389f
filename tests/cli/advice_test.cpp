// serve lets players advise, and play at seats that machines hold.

#include <thread>

#include <gtest/gtest.h>

#include "game/wotr/driver/driver.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/wotr/game.h"
#include "tests/cli/data_folder.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/done.h"

namespace cli {
namespace {

using nlohmann::json;

/// Thinks until it is asked to stop, if it is patient; says how often it was asked.
class Dreamer final : public players::Player<toy::Race> {
 public:
  explicit Dreamer(bool is_patient) : is_patient_(is_patient) {}

  core::Action choose(const toy::Rules&, const toy::View&, const core::Decision& decision,
                      const std::stop_token& stop) override {
    while (is_patient_ && !stop.stop_requested()) std::this_thread::yield();
    ++asked_;
    answers_.assign(decision.actions.begin(), decision.actions.end());
    return answers_[0];
  }
  players::Thoughts thoughts() const override {
    players::Thoughts thoughts;
    thoughts.playouts = asked_;
    thoughts.reason = players::Reason{"lead", {{"steps", 7}}};
    thoughts.candidates.push_back({answers_[0], 0.75, 0.5});
    if (answers_.size() > 1) thoughts.candidates.push_back({answers_[1], 0.25, 0.5});
    return thoughts;
  }

 private:
  bool is_patient_;
  std::uint64_t asked_ = 0;
  std::vector<core::Action> answers_;
};

class Cheat final : public players::Player<toy::Race> {
 public:
  core::Action choose(const toy::Rules&, const toy::View&, const core::Decision&,
                      const std::stop_token&) override {
    return {toy::kPips, 6};
  }
};

players::Roster<toy::Race> dreamers() {
  return {
      .make = [](std::span<const core::DataFile>) -> base::Result<players::Registry<toy::Race>> {
        auto registry = players::standard_players<toy::Race>();
        registry.emplace("dreamer", [](std::uint64_t) { return std::make_unique<Dreamer>(false); });
        registry.emplace("patient", [](std::uint64_t) { return std::make_unique<Dreamer>(true); });
        registry.emplace("wizard", [](const players::Manner&, std::uint64_t) {
          return std::make_unique<Dreamer>(false);
        });
        registry.emplace("cheat", [](std::uint64_t) { return std::make_unique<Cheat>(); });
        return registry;
      }};
}

class AdviceTest : public ::testing::Test {
 protected:
  AdviceTest() {
    games_.push_back(toy::driver(dreamers()));
    EXPECT_TRUE(harness::is_done(games_.front()->prepare(kToyData)));
  }

  json ask(const json& request) { return json::parse(server_.answer(request.dump())); }
  /// Both cards are dealt, and red decides.
  void begin(const json& players = json::object()) {
    ASSERT_TRUE(ask({{"op", "new"}, {"players", players}})["ok"]);
    ASSERT_TRUE(ask({{"op", "roll"}, {"count", 2}})["ok"]);
  }
  std::string save() { return ask({{"op", "save"}})["save"]; }
  void expect_refused(const json& request, const std::string& code) {
    const std::string before = save();
    const json answer = ask(request);
    ASSERT_EQ(answer["ok"], false) << request;
    EXPECT_EQ(answer["error"]["code"], code) << answer;
    EXPECT_EQ(save(), before);
  }

  Games games_;
  Server server_{games_, std::chrono::duration<double>(0.05)};
};

TEST_F(AdviceTest, ASuggestionHasItsReasonAndTheOtherAnswers) {
  begin();
  const std::string before = save();
  json answer = ask({{"op", "suggest"}, {"seat", "red"}, {"player", "dreamer"}});
  EXPECT_EQ(answer, json::parse(R"({"ok": true, "seat": "red", "id": 0, "action": {"do": "roll"},
      "text": "Roll the die", "player": "dreamer", "chance": 0.75, "playouts": 1,
      "reason": {"topic": "lead", "text": "the goal is 7 steps away", "facts": {"steps": 7}},
      "alternatives": [{"id": 1, "action": {"do": "play"}, "text": "Play your card",
                        "chance": 0.25, "share": 0.5}],
      "number": 2, "steps": 2, "eventCount": 2, "next": "red"})"));
  EXPECT_EQ(save(), before) << "it changes nothing";
}

TEST_F(AdviceTest, WhereNobodyIsNamedWhoeverGivesHintsIsAsked) {
  begin();
  EXPECT_EQ(ask({{"op", "suggest"}})["player"], std::string(players::kAdvisor));
}

TEST_F(AdviceTest, WhoDoesNotWeighGivesNoChances) {
  begin();
  const json answer = ask({{"op", "suggest"}, {"player", "random"}});
  EXPECT_TRUE(answer["ok"]);
  EXPECT_TRUE(answer["chance"].is_null());
  EXPECT_TRUE(answer["reason"].is_null());
  EXPECT_EQ(answer["alternatives"], json::array());
}

TEST_F(AdviceTest, OnlyWhoDecidesGetsASuggestion) {
  ASSERT_TRUE(ask({{"op", "new"}})["ok"]);
  expect_refused({{"op", "suggest"}}, "no-seat-decides");
  expect_refused({{"op", "play"}}, "no-seat-decides");
  begin();
  expect_refused({{"op", "suggest"}, {"seat", "blue"}}, "not-deciding");
  expect_refused({{"op", "suggest"}, {"seat", "green"}}, "unknown-seat");
  expect_refused({{"op", "suggest"}, {"seat", 1}}, "unknown-seat");
  expect_refused({{"op", "suggest"}, {"player", "nobody"}}, "bad-player");
  expect_refused({{"op", "suggest"}, {"player", "human"}}, "bad-player");
  expect_refused({{"op", "suggest"}, {"player", "random:5s"}}, "bad-player");
  expect_refused({{"op", "suggest"}, {"player", 5}}, "bad-request");
  expect_refused({{"op", "suggest"}, {"players", "random"}}, "bad-request");
  expect_refused({{"op", "suggest"}, {"player", "cheat"}}, "player-failed");
}

TEST_F(AdviceTest, WhoThinksForEverIsCutOff) {
  begin({{"red", "patient"}, {"blue", "patient"}});
  EXPECT_EQ(ask({{"op", "suggest"}})["player"], "patient") << "who sits there advises";
  const json answer = ask({{"op", "play"}, {"count", 10'000}});
  EXPECT_EQ(answer["played"].size(), 1u) << "chance has to decide";
}

TEST_F(AdviceTest, IsKeptForItsSeatAndForgottenAtUndo) {
  begin();
  EXPECT_EQ(ask({{"op", "suggest"}})["playouts"], 1);
  EXPECT_EQ(ask({{"op", "suggest"}})["playouts"], 2);
  EXPECT_TRUE(ask({{"op", "suggest"}, {"player", "random"}})["ok"]);
  EXPECT_EQ(ask({{"op", "suggest"}})["playouts"], 1) << "another one was asked";
  ASSERT_TRUE(ask({{"op", "apply"}, {"number", 2}, {"id", 0}})["ok"]);
  ASSERT_TRUE(ask({{"op", "undo"}})["ok"]);
  EXPECT_EQ(ask({{"op", "suggest"}})["playouts"], 1);
}

TEST_F(AdviceTest, AMachinePlaysAtItsSeatOnly) {
  begin({{"red", "dreamer"}});
  const json answer = ask({{"op", "play"}});
  ASSERT_TRUE(answer["ok"]) << answer;
  EXPECT_EQ(answer["next"], "chance");
  ASSERT_EQ(answer["played"].size(), 1u);
  EXPECT_EQ(answer["played"][0]["seat"], "red");
  EXPECT_EQ(answer["played"][0]["reason"]["text"], "the goal is 7 steps away");
  EXPECT_NE(save().find(R"("why":{"facts":{"steps":7},"topic":"lead"})"), std::string::npos);
  ASSERT_TRUE(ask({{"op", "roll"}})["ok"]);
  expect_refused({{"op", "play"}}, "no-machine");
  expect_refused({{"op", "play"}, {"count", 0}}, "bad-request");
  expect_refused({{"op", "play"}, {"count", "all"}}, "bad-request");
}

TEST_F(AdviceTest, AMachineThatCheatsPlaysNothing) {
  begin({{"red", "cheat"}});
  expect_refused({{"op", "play"}}, "player-failed");
}

TEST_F(AdviceTest, TheReasonIsToldByReplay) {
  begin({{"red", "dreamer"}});
  ASSERT_TRUE(ask({{"op", "play"}})["ok"]);
  ASSERT_TRUE(ask({{"op", "roll"}})["ok"]);
  ASSERT_TRUE(ask({{"op", "apply"}, {"number", 4}, {"action", {{"do", "play"}}}})["ok"]);
  const auto told = games_.front()->replay(save(), "race.save");
  ASSERT_TRUE(told.ok()) << told.error();
  ASSERT_EQ(told->log.size(), 6u) << "two cards; a die and a card, each with where it led";
  EXPECT_TRUE(told->log[2].starts_with("Red rolls ")) << told->log[2];
  EXPECT_TRUE(told->log[2].ends_with(" – the goal is 7 steps away")) << told->log[2];
  for (const std::size_t other : {3u, 4u, 5u}) {
    EXPECT_EQ(told->log[other].find("goal"), std::string::npos) << told->log[other];
  }
}

/// As another program would: it knows the requests and no rule.
TEST(ForeignProgram, PlaysAWholeWarAgainstAMachine) {
  Games games;
  games.push_back(wotr_driver::driver(wotr_players::roster()));
  ASSERT_TRUE(harness::is_done(games.front()->prepare(kData)));
  Server server(games);
  const auto ask = [&](const json& request) { return json::parse(server.answer(request.dump())); };
  json answer = ask({{"op", "new"},
                     {"seed", 4},
                     {"scenario", "a-close-race"},
                     {"players", {{"free", "human"}, {"shadow", "wizard:8"}}}});
  ASSERT_TRUE(answer["ok"]) << answer;
  int reasons = 0;
  for (int requests = 0; requests < 3000 && answer["next"] != "nobody"; ++requests) {
    if (answer["next"] == "chance") {
      answer = ask({{"op", "roll"}, {"count", 100}});
    } else if (answer["next"] == "shadow") {
      answer = ask({{"op", "play"}, {"count", 100}});
      for (const json& played : answer["played"]) reasons += played["reason"].is_null() ? 0 : 1;
    } else {
      answer = ask({{"op", "apply"}, {"number", answer["number"]}, {"id", 0}});
    }
    ASSERT_TRUE(answer["ok"]) << answer;
  }
  EXPECT_EQ(answer["next"], "nobody");
  EXPECT_GT(reasons, 0);
  const json saved = ask({{"op", "save"}});
  const auto told = games.front()->replay(saved["save"].get<std::string>(), "war.save");
  ASSERT_TRUE(told.ok()) << told.error();
  const auto has_reason = [](const std::string& line) {
    return line.find(" – ") != std::string::npos;
  };
  EXPECT_TRUE(std::any_of(told->log.begin(), told->log.end(), has_reason));
  EXPECT_FALSE(told->summary["turningPoints"].empty());
}

}  // namespace
}  // namespace cli
