// What a hand does on the map of territories.

#include "game/trilogy/table/touches.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "game/trilogy/table/question.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_table/world.h"

namespace trilogy_table {
namespace {

using namespace trilogy_table_test;
using nlohmann::json;
using trilogy::ActionKind;

const trilogy::Rules& rules() { return *rules_for(2); }

json yellow_turn(std::string_view step) {
  return {{"phase", "turn"},
          {"step", step},
          {"toAct", "yellow"},
          {"fill", {{"owner", "red"}, {"battalions", 2}}},
          {"territories",
           {{"the-shire", {{"owner", "yellow"}, {"battalions", 4}}},
            {"tower-hills", {{"owner", "yellow"}, {"battalions", 3}}},
            {"buckland", {{"owner", "yellow"}, {"battalions", 2}}}}}};
}

table::Touchable at(std::string_view id) { return table::touchable(on_table(territory(id))); }

table::Touches touches(const trilogy::Rules& rules, const trilogy::State& state) {
  const core::Decision asked = trilogy::decision(rules, state);
  return touches_of(rules, trilogy::view(rules, state, core::viewer_of(asked.seat)), {});
}

const table::Gesture* find(const table::Touches& touches, std::string_view from,
                           std::string_view to) {
  const auto found = std::ranges::find_if(touches.gestures, [&](const table::Gesture& gesture) {
    return gesture.from == at(from) && gesture.to == at(to);
  });
  return found == touches.gestures.end() ? nullptr : &*found;
}

trilogy::State after(const trilogy::Rules& rules, trilogy::State state,
                     const std::vector<core::Action>& answers) {
  for (const core::Action answer : answers) {
    EXPECT_FALSE(trilogy::apply(rules, state, answer, nullptr).refused());
  }
  return state;
}

TEST(TrilogyTouches, AnArmyLaidOnAnEnemyInvadesIt) {
  const trilogy::State state = position(yellow_turn("combat"));
  const table::Touches there = touches(rules(), state);
  const table::Gesture* attack = find(there, "tower-hills", "mithlond");
  ASSERT_NE(attack, nullptr);
  const trilogy::State invaded = after(rules(), state, attack->answers);
  EXPECT_EQ(invaded.board.invasion.from, territory("tower-hills"));
  EXPECT_EQ(invaded.board.invasion.to, territory("mithlond"));
  EXPECT_EQ(find(there, "tower-hills", "the-shire"), nullptr) << "it is one's own";
  EXPECT_EQ(find(there, "tower-hills", "mordor"), nullptr) << "too far";
}

TEST(TrilogyTouches, AnArmyLaidOnAnOwnTerritoryFortifiesIt) {
  const trilogy::State state = position(yellow_turn("fortify"));
  const table::Gesture* march = nullptr;
  const table::Touches there = touches(rules(), state);
  march = find(there, "the-shire", "buckland");
  ASSERT_NE(march, nullptr);
  const core::Decision asked = trilogy::decision(rules(), after(rules(), state, march->answers));
  ASSERT_FALSE(asked.actions.empty());
  for (const core::Action action : asked.actions) {
    if (!trilogy::is(action, ActionKind::kFortify)) continue;
    EXPECT_EQ(trilogy::fortify_move(action).from, territory("the-shire"));
    EXPECT_EQ(trilogy::fortify_move(action).to, territory("buckland"));
  }
}

TEST(TrilogyTouches, ATouchOnTheTargetThrowsAllDice) {
  trilogy::State state = position(yellow_turn("combat"));
  state = after(rules(), state, find(touches(rules(), state), "tower-hills", "mithlond")->answers);
  const trilogy::View view = trilogy::view(rules(), state, core::kAll);
  const auto action = action_at(view, on_table(territory("mithlond")));
  ASSERT_TRUE(action);
  EXPECT_EQ(action->c, 2) << "three battalions attack with two dice";
  EXPECT_FALSE(action_at(view, on_table(territory("harlindon"))));
  EXPECT_EQ(staged_of(view).regions, in_question(view));
}

/// Whatever is asked, each gesture is a legal answer, and each territory that is offered can be
/// touched and is lit.
TEST(TrilogyTouches, EveryGestureOfRandomGamesIsLegal) {
  int gestures = 0;
  for (const int players : {2, 3}) {
    const auto shared = rules_for(players);
    int step = 0;
    const auto watch = [&](const trilogy::State& state, const core::EventSink&) {
      if (++step % 5 != 0) return;
      const core::Decision asked = trilogy::decision(*shared, state);
      if (asked.is_chance() || asked.is_over()) return;
      const trilogy::View view = trilogy::view(*shared, state, core::viewer_of(asked.seat));
      for (const table::Gesture& gesture : touches_of(*shared, view, {}).gestures) {
        ++gestures;
        after(*shared, state, gesture.answers);
      }
      const table::Spotlight spotlight = spotlight_of(*shared, view);
      for (std::size_t i = 0; i < trilogy::kTerritoryCount; ++i) {
        const auto region = static_cast<table::RegionId>(i);
        const auto action = action_at(view, region);
        EXPECT_EQ(action.has_value(), spotlight.lit.contains(region));
        EXPECT_TRUE(!action || asked.offers(*action));
      }
    };
    play_randomly(*shared, 21, 1200, watch);
  }
  EXPECT_GT(gestures, 2000);
}

/// The picture that clicks are looked up in: where its army and its place stand is the territory.
TEST(TrilogyTouches, AllTerritoriesAnswerWhereTheirArmiesStand) {
  ASSERT_EQ(layout().regions.size(), trilogy::kTerritoryCount);
  for (std::size_t i = 0; i < layout().regions.size(); ++i) {
    const table::RegionLayout& region = layout().regions[i];
    for (const glm::vec2 place : {region.settlement, region.armies[0]}) {
      EXPECT_EQ(board().regions.at(place), static_cast<table::RegionId>(i)) << region.id;
    }
  }
}

/// What is asked about is both ends of the way, and the camera keeps them in view.
TEST(TrilogyTouches, HowManyGoIsAskedOfBothEndsOfTheWay) {
  const trilogy::State state = position(yellow_turn("fortify"));
  const auto from = territory("the-shire");
  const auto to = territory("buckland");
  const trilogy::State asked =
      after(rules(), state,
            {trilogy::act(ActionKind::kTerritory, from), trilogy::act(ActionKind::kTerritory, to)});
  const core::Decision decision = trilogy::decision(rules(), asked);
  ASSERT_EQ(decision.kind, trilogy::byte_of(trilogy::DecisionKind::kFortify));
  const table::RegionSet regions =
      in_question(trilogy::view(rules(), asked, core::viewer_of(decision.seat)));
  EXPECT_TRUE(regions.contains(on_table(from)));
  EXPECT_TRUE(regions.contains(on_table(to)));
}

}  // namespace
}  // namespace trilogy_table
