#include "game/cli/server.h"

#include <gtest/gtest.h>

#include "tests/cli/toy_console.h"
#include "tests/harness/sanitized.h"

namespace cli {
namespace {

using nlohmann::json;

class ServerTest : public ::testing::Test {
 protected:
  void begin() { ASSERT_TRUE(client_.ask({{"op", "new"}, {"game", "race"}, {"seed", 3}})["ok"]); }
  void deal() {
    begin();
    force({{"do", "card"}, {"value", 2}});
    force({{"do", "card"}, {"value", 3}});
  }
  json force(const json& action) {
    return client_.ask({{"op", "apply"}, {"number", number()}, {"action", action}});
  }
  json decision() { return client_.ask({{"op", "decision"}}); }
  json number() { return decision()["number"]; }
  json whole_state() { return client_.ask({{"op", "state"}, {"viewer", "all"}}); }

  /// The request is refused with that code, and nothing has changed.
  void expect_refused(const json& request, const std::string& code) {
    const json before = whole_state();
    const json answer = client_.ask(request);
    EXPECT_EQ(answer["ok"], false) << request;
    EXPECT_EQ(answer["error"]["code"], code) << answer;
    EXPECT_FALSE(answer["error"]["message"].get<std::string>().empty());
    EXPECT_TRUE(answer["error"].contains("ruling"));
    EXPECT_EQ(whole_state(), before) << request;
  }

  ToyConsole context_;
  Client client_{context_};
};

TEST_F(ServerTest, ADecisionListsItsOptionsWithTheirSentences) {
  deal();
  const json answer = decision();
  EXPECT_EQ(answer["seat"], "red");
  EXPECT_EQ(answer["kind"], "choose");
  EXPECT_EQ(answer["number"], 2);
  ASSERT_EQ(answer["options"].size(), 3u);
  EXPECT_EQ(answer["options"][1],
            (json{{"id", 1}, {"action", {{"do", "play"}}}, {"text", "Play your card"}}));
}

TEST_F(ServerTest, ChanceIsRolledOrForced) {
  begin();
  EXPECT_EQ(decision()["seat"], "chance");
  EXPECT_EQ(decision()["options"][0]["weight"], 1);
  EXPECT_EQ(client_.ask({{"op", "roll"}, {"count", 5}})["rolled"].size(), 2u) << "both cards";
  expect_refused({{"op", "roll"}}, "not-chance");
  ASSERT_TRUE(force({{"do", "roll"}})["ok"]);
  ASSERT_TRUE(force({{"do", "pips"}, {"value", 6}})["ok"]);
  EXPECT_EQ(whole_state()["state"]["places"], (json{6, 0}));
}

TEST_F(ServerTest, OtherSeatsSeeNoOptions) {
  deal();
  EXPECT_EQ(client_.ask({{"op", "decision"}, {"seat", "red"}})["options"].size(), 3u);
  EXPECT_EQ(client_.ask({{"op", "decision"}, {"seat", "blue"}})["options"].size(), 0u);
  EXPECT_EQ(client_.ask({{"op", "decision"}, {"seat", "blue"}})["seat"], "red");
}

/// It follows what the other holds.
TEST_F(ServerTest, R334_TheNumberOfAnotherSeatsOptionsIsNotTold) {
  deal();
  EXPECT_EQ(client_.ask({{"op", "decision"}, {"seat", "red"}})["count"], 3);
  EXPECT_EQ(client_.ask({{"op", "decision"}, {"seat", {"red", "blue"}}})["count"], 3);
  EXPECT_TRUE(client_.ask({{"op", "decision"}, {"seat", "blue"}})["count"].is_null());
  EXPECT_TRUE(client_.ask({{"op", "decision"}, {"seat", "public"}})["count"].is_null());
}

TEST_F(ServerTest, WhatIsRefusedChangesNothing) {
  deal();
  expect_refused({{"op", "apply"}, {"number", 1}, {"id", 0}}, "stale");
  expect_refused({{"op", "apply"}, {"id", 0}}, "bad-request");
  expect_refused({{"op", "apply"}, {"number", 2}}, "bad-action");
  expect_refused({{"op", "apply"}, {"number", 2}, {"id", 3}}, "bad-action");
  expect_refused({{"op", "apply"}, {"number", 2}, {"id", -1}}, "bad-action");
  expect_refused({{"op", "apply"}, {"number", 2}, {"action", {{"do", "fly"}}}}, "bad-action");
  expect_refused({{"op", "apply"}, {"number", 2}, {"action", 7}}, "bad-action");
  expect_refused({{"op", "apply"}, {"number", 2}, {"action", {{"do", "pips"}, {"value", 1}}}},
                 "not-offered");
  expect_refused({{"op", "state"}, {"viewer", "green"}}, "unknown-seat");
  expect_refused({{"op", "state"}, {"viewer", {1}}}, "unknown-seat");
  expect_refused({{"op", "decision"}, {"seat", 4}}, "unknown-seat");
  expect_refused({{"op", "events"}, {"since", -1}}, "bad-request");
  expect_refused({{"op", "undo"}, {"to", 0}}, "undo-ends-here");
  expect_refused({{"op", "undo"}, {"to", 2}}, "nothing-to-undo");
  expect_refused({{"op", "undo"}, {"to", "back"}}, "bad-request");
  expect_refused({{"op", "why-not"}}, "bad-request");
  expect_refused({{"op", "why-not"}, {"intent", {{"do", "fly"}}}}, "bad-intent");
  expect_refused({{"op", "load"}, {"save", "nonsense"}}, "bad-save");
  expect_refused({{"op", "load"}}, "bad-request");
  expect_refused({{"op", "new"}, {"game", "chess"}}, "unknown-game");
  expect_refused({{"op", "new"}, {"options", {{"goal", 1}}}}, "bad-setup");
  expect_refused({{"op", "new"}, {"players", {{"green", "human"}}}}, "bad-setup");
  expect_refused({{"op", "new"}, {"players", {{"red", "nobody"}}}}, "bad-setup");
  expect_refused({{"op", "new"}, {"position", {{"cards", 0}}}}, "bad-setup");
  expect_refused({{"op", "new"}, {"seed", 1.5}}, "bad-setup");
  expect_refused({{"op", "dance"}}, "unknown-op");
  expect_refused({{"op", 3}}, "bad-request");
}

TEST_F(ServerTest, ARefusalByTheRulesNamesItsRuling) {
  deal();
  force({{"do", "peek"}});
  const json answer = client_.ask({{"op", "why-not"}, {"intent", {{"do", "peek"}}}});
  ASSERT_TRUE(answer["ok"]);
  EXPECT_EQ(answer["refusal"], (json{{"code", "peeked-before"},
                                     {"message", "Red has peeked already."},
                                     {"ruling", "Race-003"}}));
  EXPECT_TRUE(client_.ask({{"op", "why-not"}, {"intent", {{"do", "play"}}}})["refusal"].is_null());
}

TEST_F(ServerTest, StatesAndEventsAreMaskedForTheViewer) {
  deal();
  EXPECT_EQ(client_.ask({{"op", "state"}})["state"]["cards"], (json{0, 0}));
  EXPECT_EQ(client_.ask({{"op", "state"}, {"viewer", "blue"}})["state"]["cards"], (json{0, 3}));
  EXPECT_EQ(client_.ask({{"op", "state"}, {"viewer", {"red", "blue"}}})["state"]["cards"],
            (json{2, 3}));
  const json all = client_.ask({{"op", "events"}, {"since", 0}, {"viewer", "all"}})["events"];
  const json red = client_.ask({{"op", "events"}, {"since", 1}, {"viewer", "red"}})["events"];
  EXPECT_EQ(all[1]["event"], (json{{"do", "dealt"}, {"seat", "blue"}, {"value", 3}}));
  EXPECT_EQ(red, json::parse(R"([{"number": 2, "text": "Blue gets a card: hidden",
      "event": {"do": "dealt", "seat": "blue", "value": "hidden"}}])"));
  EXPECT_EQ(client_.ask({{"op", "events"}, {"since", 999}})["events"].size(), 0u);
}

TEST_F(ServerTest, UndoMakesOlderNumbersStale) {
  deal();
  force({{"do", "roll"}});
  const json undone = client_.ask({{"op", "undo"}});
  EXPECT_EQ(undone["steps"], 2);
  EXPECT_EQ(undone["number"], 4);
  expect_refused({{"op", "apply"}, {"number", 3}, {"id", 0}}, "stale");
  EXPECT_TRUE(client_.ask({{"op", "undo"}, {"to", 0}, {"practice", true}})["ok"]);
}

TEST_F(ServerTest, SaveAndLoadGoInline) {
  deal();
  force({{"do", "roll"}});
  const json save = client_.ask({{"op", "save"}})["save"];
  const json state = whole_state();
  begin();
  ASSERT_TRUE(client_.ask({{"op", "load"}, {"save", save}})["ok"]);
  EXPECT_EQ(whole_state(), state);
  EXPECT_EQ(client_.ask({{"op", "save"}})["save"], save);
}

TEST_F(ServerTest, AFinishedGameSaysWhoWon) {
  deal();
  for (int i = 0; i < 40 && decision()["seat"] != "nobody"; ++i) {
    if (decision()["seat"] == "chance") {
      force({{"do", "pips"}, {"value", 6}});
    } else {
      force({{"do", "roll"}});
    }
  }
  const json answer = decision();
  EXPECT_EQ(answer["kind"], "over");
  EXPECT_EQ(answer["outcome"], (json{{"winner", "red"}, {"victory", "race"}}));
  expect_refused({{"op", "apply"}, {"number", answer["number"]}, {"id", 0}}, "bad-action");
}

TEST_F(ServerTest, WithoutAGameOnlyABeginningIsPossible) {
  EXPECT_EQ(decision()["error"]["code"], "no-game");
  EXPECT_TRUE(client_.ask({{"op", "quit"}})["ok"]);
  EXPECT_TRUE(client_.server().has_quit());
}

constexpr int kHostileLines = harness::kIsSanitized ? 4'000 : 20'000;

TEST_F(ServerTest, HostileLinesAreAnswered) {
  deal();
  const json before = whole_state();
  const std::vector<std::string> lines{"",
                                       "{",
                                       "[]",
                                       "null",
                                       "\"op\"",
                                       "{\"op\":null}",
                                       std::string(100'000, '['),
                                       std::string("{\"op\":\"\0\"}", 10),
                                       "{\"op\":\"\xff\"}",
                                       "{\"op\":\"apply\",\"number\":1e999}",
                                       "{\"op\":\"apply\",\"number\":2,\"id\":1e18}",
                                       R"({"op":"apply","number":2,"action":{"do":{"do":[]}}})",
                                       R"({"op":"new","players":{"red":{}}})",
                                       R"({"op":"new","options":[]})",
                                       R"({"op":"roll","count":99999999999})",
                                       R"({"op":"why-not","intent":[[]]})"};
  for (const std::string& line : lines) EXPECT_EQ(client_.ask_text(line)["ok"], false) << line;
  match::Stream noise(1, "hostile");
  const std::string model = R"({"op":"apply","number":7,"action":{"do":"pips","value":3}})";
  for (int i = 0; i < kHostileLines; ++i) {
    std::string line = model;
    for (int edit = 0; edit < 3; ++edit) {
      line[noise.below(static_cast<std::uint32_t>(line.size()))] =
          static_cast<char>(noise.below(256));
    }
    client_.ask_text(line);
  }
  EXPECT_EQ(whole_state(), before);
}

}  // namespace
}  // namespace cli
