// A save of older rules: what still replays is replayed, the rest goes on from a position.

#include <gtest/gtest.h>

#include "game/match/saves/load.h"
#include "game/match/saves/migration.h"
#include "tests/match/played_race.h"

namespace match {
namespace {

/// The race after a change of its rules: nobody may peek any more.
struct NewRace : toy::Race {
  static constexpr int kRulesVersion = 2;
  static core::Decision decision(const Rules& rules, const State& state) {
    const core::Decision old = Race::decision(rules, state);
    core::Decision decision = old;
    decision.actions.clear();
    for (const core::Action& action : old.actions) {
      if (action.kind != toy::kPeek) decision.offer(action);
    }
    return decision;
  }
  static core::Refusal apply(const Rules& rules, State& state, core::Action action,
                             core::EventSink* sink) {
    if (action.kind == toy::kPeek) return {.reason = core::kNotOffered, .args = {}, .ruling = {}};
    return Race::apply(rules, state, action, sink);
  }
};

void play_turn(Match<toy::Race>& match) {
  for (const std::uint8_t pips : std::initializer_list<std::uint8_t>{1, 2}) {
    match.play({toy::kRoll});
    match.play({toy::kPips, pips});
  }
}

Loaded<NewRace> load_with_new_rules(const Match<toy::Race>& match) {
  auto loaded = load_save<NewRace>(save_text(match), "race.save", toy::data());
  if (!loaded) ADD_FAILURE() << loaded.error();
  return std::move(*loaded);
}

TEST(ChangedRules, WhatStillReplaysIsReplayed) {
  auto match = toy::dealt_match();
  play_turn(match);
  const auto loaded = load_with_new_rules(match);
  EXPECT_EQ(loaded.match.state(), match.state());
  EXPECT_EQ(loaded.match.journal().steps().size(), match.journal().steps().size());
  EXPECT_TRUE(loaded.notices.empty());
  EXPECT_FALSE(loaded.current) << "the old file is not to be appended to";
}

TEST(ChangedRules, OtherwiseItGoesOnFromTheLastPosition) {
  auto match = toy::dealt_match();
  match.play({toy::kPeek});
  play_turn(match);
  play_turn(match);
  match.play({toy::kRoll});
  const auto loaded = load_with_new_rules(match);
  EXPECT_EQ(loaded.match.state(), match.state());
  EXPECT_EQ(loaded.match.journal().steps().size(), 1u) << "the roll after the position";
  ASSERT_EQ(loaded.notices.size(), 1u);
  EXPECT_NE(loaded.notices[0].find("rules have changed"), std::string::npos);
  EXPECT_EQ(loaded.notices[0].find("actions"), std::string::npos) << loaded.notices[0];
}

TEST(ChangedRules, ActionsAfterThePositionThatNoLongerPlayAreLost) {
  auto match = toy::dealt_match();
  play_turn(match);
  const toy::State turn_began = match.state();
  match.play({toy::kPeek});
  match.play({toy::kRoll});
  const auto loaded = load_with_new_rules(match);
  EXPECT_EQ(loaded.match.state(), turn_began);
  ASSERT_EQ(loaded.notices.size(), 1u);
  EXPECT_NE(loaded.notices[0].find("last 2 actions"), std::string::npos) << loaded.notices[0];
}

/// The race once a choice to roll stands.
struct FirmRace : toy::Race {
  static bool is_final(const core::Decision& answered) {
    return answered.kind == static_cast<std::uint8_t>(toy::Phase::kChoose);
  }
};

TEST(ChangedRules, WhatWasTakenBackBeforeItWasFinalStaysTakenBack) {
  auto old = toy::dealt_match();
  old.play({toy::kRoll});
  ASSERT_TRUE(old.undo(2));
  old.play({toy::kPlay});
  const auto loaded = load_save<FirmRace>(save_text(old), "race.save", toy::data());
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_EQ(loaded->match.state(), old.state());
  EXPECT_FALSE(loaded->exact) << "it is written anew, as practice";
  const auto again = load_save<FirmRace>(save_text(loaded->match), "race.save", toy::data());
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(again->exact);
}

TEST(ChangedRules, WhatIsFinalIsNotTakenBack) {
  auto old = toy::dealt_match();
  old.play({toy::kRoll});
  auto loaded = load_save<FirmRace>(save_text(old), "race.save", toy::data());
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_FALSE(loaded->match.undo(2));
  EXPECT_TRUE(loaded->match.undo(2, UndoKind::kPractice));
}

TEST(ChangedRules, TheStreamsGoOnWhereTheyStood) {
  auto match = toy::new_match(8);
  while (toy::Race::turn(match.state()) == 1) {
    match.pending().is_chance() ? static_cast<void>(match.roll())
                                : static_cast<void>(match.play({toy::kRoll}));
  }
  match.play({toy::kPeek});
  auto loaded = load_with_new_rules(match).match;
  loaded.play({toy::kRoll});
  match.play({toy::kRoll});
  EXPECT_EQ(loaded.roll(), match.roll());
}

TEST(ChangedRules, WithoutAPositionNothingCanBeSaved) {
  auto match = toy::dealt_match();
  match.play({toy::kPeek});
  const auto loaded = load_save<NewRace>(save_text(match), "race.save", toy::data());
  ASSERT_FALSE(loaded.ok());
  EXPECT_NE(loaded.error().find("line 4"), std::string::npos) << loaded.error();
  EXPECT_NE(loaded.error().find("no position"), std::string::npos) << loaded.error();
}

TEST(ChangedRules, OtherDataCountAsOtherRules) {
  auto match = toy::dealt_match();
  play_turn(match);
  const std::vector<core::DataFile> other{{"race.json", R"({"goal": 25})"}};
  const auto loaded = load_save<toy::Race>(save_text(match), "race.save", other);
  ASSERT_TRUE(loaded.ok()) << loaded.error();
  EXPECT_FALSE(loaded->current);
}

TEST(Migration, EveryOlderFormatPassesAllRowsFromItsOwn) {
  constexpr std::array<Migration, 2> kTable{
      [](std::vector<nlohmann::json>& lines) { lines[0]["first"] = true; },
      [](std::vector<nlohmann::json>& lines) { lines[0]["second"] = true; }};
  std::vector<nlohmann::json> oldest{{{"format", 1}}};
  migrate(oldest, 1, kTable);
  EXPECT_EQ(oldest[0], (nlohmann::json{{"format", 3}, {"first", true}, {"second", true}}));
  std::vector<nlohmann::json> old{{{"format", 2}}};
  migrate(old, 2, kTable);
  EXPECT_EQ(old[0], (nlohmann::json{{"format", 3}, {"second", true}}));
  EXPECT_EQ(migrations().size(), static_cast<std::size_t>(kSaveFormat - 1));
}

}  // namespace
}  // namespace match
