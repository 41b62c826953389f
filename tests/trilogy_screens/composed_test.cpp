// Answers that are put together before they are given: battalions laid out on the map, sets of
// cards, numbers, attacks that go on by themselves.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/trilogy/screens/turn/placing.h"
#include "game/trilogy/table/touches.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/json/schema.h"
#include "tests/trilogy_screens/samples.h"

namespace trilogy_screens_tests {
namespace {

using nlohmann::json;
using trilogy::ActionKind;
using trilogy::DecisionKind;

/// Yellow holds the Shire, Buckland and the Old Forest, red all else.
json turn_of_yellow(std::string_view step, const json& more = json::object()) {
  json position{{"seats", {"yellow", "red"}},
                {"phase", "turn"},
                {"turn", 9},
                {"step", step},
                {"toAct", "yellow"},
                {"fill", {{"owner", "red"}, {"battalions", 2}}},
                {"territories",
                 {{"the-shire", {{"owner", "yellow"}, {"battalions", 1}}},
                  {"buckland", {{"owner", "yellow"}, {"battalions", 9}}},
                  {"old-forest", {{"owner", "yellow"}, {"battalions", 5}}}}}};
  position.update(more);
  return position;
}

json reinforcing(int battalions, const json& more = json::object()) {
  json position = turn_of_yellow("reinforce", more);
  position["toPlace"] = {{"yellow", battalions}};
  return position;
}

trilogy::State after(trilogy::State state, const screen::Shown& answer) {
  EXPECT_TRUE(answer.action.has_value());
  if (!answer.action) return state;
  std::vector<core::Action> actions{*answer.action};
  actions.insert(actions.end(), answer.followed_by.begin(), answer.followed_by.end());
  for (const core::Action action : actions) {
    EXPECT_FALSE(trilogy::Game::apply(rules(), state, action, nullptr).refused())
        << trilogy::action_json(rules(), action);
  }
  return state;
}

int battalions(const trilogy::State& state, std::string_view id) {
  return trilogy::battalions_in(std::as_const(state.board), territory(id));
}

screen::Shown one_more_in(Seat& seat, const trilogy::View& view, std::string_view id) {
  seat.touch(territory(id));
  return seat.settle(view);
}

TEST(Placing, ThirtyBattalionsArePlacedWithTwoTouches) {
  const trilogy::State state = position(reinforcing(30));
  Seat seat;
  const trilogy::View view = view_of(state);
  EXPECT_FALSE(one_more_in(seat, view, "buckland").action.has_value()) << "it is not asked yet";
  const screen::Shown answer = seat.press(view, "All 30 in Buckland");
  EXPECT_EQ(battalions(after(state, answer), "buckland"), 39);
}

TEST(Placing, WhatIsLaidOutInSeveralPlacesIsOneConfirmation) {
  const trilogy::State state = position(reinforcing(4));
  Seat seat;
  const trilogy::View view = view_of(state);
  one_more_in(seat, view, "the-shire");
  one_more_in(seat, view, "buckland");
  seat.press(view, "Buckland +");
  one_more_in(seat, view, "old-forest");
  const trilogy::State placed = after(state, seat.press(view, "Place them"));
  EXPECT_EQ(battalions(placed, "the-shire"), 2);
  EXPECT_EQ(battalions(placed, "buckland"), 11);
  EXPECT_EQ(battalions(placed, "old-forest"), 6);
}

TEST(Placing, IsNotConfirmedBeforeTheLastIsLaidOut) {
  Seat seat;
  const trilogy::View view = view_of(position(reinforcing(4)));
  one_more_in(seat, view, "the-shire");
  EXPECT_FALSE(seat.press(view, "3 left to place").action.has_value());
  seat.press(view, "The Shire –");
  EXPECT_TRUE(seat.own().placing.counts.empty());
}

TEST(Placing, ANameThatIsTypedLaysOneOut) {
  const trilogy::State state = position(reinforcing(2));
  Seat seat;
  const trilogy::View view = view_of(state);
  for (int i = 0; i < 2; ++i) {
    seat.settle(view);
    seat.type(view, "old");
    EXPECT_FALSE(seat.press_enter(view).action.has_value());
  }
  EXPECT_EQ(battalions(after(state, seat.press_enter(view)), "old-forest"), 7);
}

TEST(Placing, AnswersAreLegalHoweverManyAreLaidOut) {
  const trilogy::State state = position(reinforcing(200));
  screen::Shown answer;
  const auto answers = trilogy_screens::answers_of(
      {{territory("the-shire"), 61}, {territory("buckland"), 138}, {territory("old-forest"), 1}});
  answer.action = answers.front();
  answer.followed_by.assign(answers.begin() + 1, answers.end());
  EXPECT_EQ(battalions(after(state, answer), "buckland"), 9 + 138);
}

TEST(Placing, ATouchOnTheMapCounts) {
  const trilogy::View view = view_of(position(reinforcing(4)));
  const table::Touches touches = trilogy_table::touches_of(rules(), view, {});
  ASSERT_TRUE(touches.bundle.has_value());
  EXPECT_EQ(touches.bundle->rows.size(), 3u);
}

json with_cards(const json& cards) {
  return reinforcing(4, {{"territoryCards", {{"yellow", cards}}}});
}

TEST(Sets, TheBestOneIsChosenAndToldWithItsValue) {
  const trilogy::State state =
      position(with_cards({"evendim-hills", "the-shire", "mithlond", "lune-valley"}));
  Seat seat;
  const screen::Shown answer = seat.press(view_of(state), "Turn in for 10 battalions");
  EXPECT_EQ(after(state, answer).board.to_place[0], 14);
}

TEST(Sets, AnotherOneIsPutTogetherCardByCard) {
  const trilogy::State state = position(
      with_cards({"evendim-hills", "the-shire", "mithlond", "lune-valley", "borderlands"}));
  Seat seat;
  const trilogy::View view = view_of(state);
  seat.press(view, "Evendim Hills");  // gives up the one that was chosen
  for (const trilogy::CardId chosen : seat.own().set.cards) {
    seat.press(view, trilogy::row_of(rules(), trilogy::territory_of(chosen)).name);
  }
  EXPECT_FALSE(seat.press(view, "No set").action.has_value());
  const trilogy::CardSet all = view.piles.hands[0] & rules().territory_cards;
  std::vector<trilogy::CardId> archers;
  for (const trilogy::CardId one : all) {
    if (trilogy::symbol_of(rules(), one) == trilogy::Symbol::kArcher) archers.push_back(one);
  }
  ASSERT_GE(archers.size(), 3u);
  const trilogy::CardSet before = seat.own().set.cards;
  for (const trilogy::CardId one : archers) {
    if (before.contains(one)) continue;
    seat.press(view, trilogy::row_of(rules(), trilogy::territory_of(one)).name);
    if (seat.own().set.cards.size() == 3) break;
  }
  const screen::Shown answer = seat.press(view, "Turn in for 4 battalions");
  EXPECT_TRUE(answer.action.has_value());
}

TEST(Sets, ForcedOnesAreSaidToBeForced) {
  const trilogy::State state = position(
      with_cards({"evendim-hills", "the-shire", "mithlond", "lune-valley", "borderlands"}));
  Seat seat;
  const screen::Shown answer = seat.settle(view_of(state));
  EXPECT_NE(answer.question.find("turn in a set"), std::string::npos) << answer.question;
}

TEST(Counts, EveryNumberCanBeChosen) {
  for (const Sample& sample : samples()) {
    if (sample.kind != DecisionKind::kMoveIn && sample.kind != DecisionKind::kFortify) continue;
    const trilogy::View view = view_of(sample);
    Seat seat;
    sit_down(seat, sample);
    std::vector<core::Action> seen;
    for (std::size_t i = 0; i < view.decision.actions.size(); ++i) {
      const screen::Shown answer = seat.settle(view);
      ASSERT_FALSE(answer.shown.empty());
      seen.push_back(answer.shown.front().action);
      EXPECT_TRUE(view.decision.offers(seen.back()));
      const bool can_fall = std::ranges::any_of(
          answer.controls, [](const auto& control) { return control.label == "–"; });
      if (can_fall) seat.press(view, "–");
    }
    const bool led = std::ranges::any_of(view.decision.actions, [](core::Action action) {
      return trilogy::is(action, ActionKind::kFortify) && trilogy::fortify_move(action).leader;
    });
    if (led) continue;  // half of them are behind the switch
    for (const core::Action action : view.decision.actions) {
      EXPECT_NE(std::ranges::find(seen, action), seen.end())
          << trilogy::action_json(rules(sample.players), action);
    }
  }
}

TEST(Counts, AllMoveInUnlessOneSaysLess) {
  for (const Sample& sample : samples()) {
    if (sample.kind != DecisionKind::kMoveIn) continue;
    const trilogy::View view = view_of(sample);
    Seat seat;
    sit_down(seat, sample);
    const core::Action most = *std::ranges::max_element(view.decision.actions, {},
                                                        [](core::Action one) { return one.a; });
    EXPECT_EQ(seat.settle(view).shown.front().action, most);
    EXPECT_EQ(seat.press_enter(view).action, most);
  }
}

json attacking(int battalions) {
  json position = turn_of_yellow("combat");
  position["territories"]["buckland"]["battalions"] = battalions;
  position["territories"]["the-shire"]["owner"] = "red";
  position["invasion"] = {{"from", "buckland"}, {"to", "the-shire"}};
  return position;
}

/// Rolls until a seat is asked; the attacker's dice show this, the defender's ones or sixes.
trilogy::State roll(trilogy::State state, int attack, int defence) {
  for (;;) {
    const core::Decision pending = trilogy::Game::decision(rules(), state);
    const auto kind = static_cast<DecisionKind>(pending.kind);
    if (kind == DecisionKind::kDefend) {
      trilogy::Game::apply(rules(), state, pending.actions[pending.actions.size() - 1], nullptr);
    } else if (pending.is_chance()) {
      const int value = kind == DecisionKind::kAttackRoll ? attack : defence;
      trilogy::Game::apply(rules(), state, trilogy::act(ActionKind::kRoll, value), nullptr);
    } else {
      return state;
    }
  }
}

TEST(Attack, GoesOnByItselfUntilItIsWon) {
  trilogy::State state = position(attacking(9));
  Seat seat;
  screen::Shown answer = seat.press(view_of(state), "Attack and go on");
  ASSERT_TRUE(answer.action.has_value());
  int battles = 0;
  while (answer.action && battles < 20) {
    state = roll(after(state, answer), 6, 1);
    ++battles;
    answer = seat.settle(view_of(state));
  }
  EXPECT_EQ(static_cast<DecisionKind>(trilogy::Game::decision(rules(), state).kind),
            DecisionKind::kMoveIn);
  EXPECT_FALSE(seat.own().assault.has_value());
}

TEST(Attack, StopsAtSoManyBattalionsLeft) {
  trilogy::State state = position(attacking(9));
  Seat seat;
  for (int i = 0; i < 4; ++i) seat.press(view_of(state), "+");
  EXPECT_EQ(seat.own().stop_at, 5);
  screen::Shown answer = seat.press(view_of(state), "Attack and go on");
  for (int battles = 0; answer.action && battles < 20; ++battles) {
    state = roll(after(state, answer), 1, 6);
    answer = seat.settle(view_of(state));
  }
  EXPECT_EQ(battalions(state, "buckland"), 5);
  EXPECT_EQ(static_cast<DecisionKind>(trilogy::Game::decision(rules(), state).kind),
            DecisionKind::kAttack)
      << "the person decides";
}

TEST(Attack, OneRollIsOneRoll) {
  const trilogy::State state = position(attacking(9));
  Seat seat;
  const screen::Shown answer = seat.press(view_of(state), "2 dice, once");
  EXPECT_EQ(answer.action,
            trilogy::act(ActionKind::kAttack, territory("buckland"), territory("the-shire"), 2));
  const trilogy::State fought = roll(after(state, answer), 6, 1);
  EXPECT_FALSE(seat.settle(view_of(fought)).action.has_value());
}

TEST(Attack, TakesTwoTouchesFromTheMap) {
  const trilogy::View view = view_of(position(turn_of_yellow("combat")));
  const auto touches = trilogy_table::touches_of(rules(), view, {});
  const auto from = table::touchable(trilogy_screens::on_table(territory("old-forest")));
  const bool any = std::ranges::any_of(touches.gestures, [&](const table::Gesture& gesture) {
    return gesture.from == from && gesture.answers.size() == 2;
  });
  EXPECT_TRUE(any);
}

TEST(Bridges, AllCanBeReachedOnASmallScreen) {
  for (const Sample& sample : samples()) {
    if (sample.kind != DecisionKind::kCardBridge) continue;
    Seat seat(screen::formats()[1]);
    sit_down(seat, sample);
    const trilogy::View view = view_of(sample);
    std::vector<core::Action> seen;
    for (int page = 0; page < 3; ++page) {
      for (const auto& shown : seat.settle(view).shown) seen.push_back(shown.action);
      seat.press(view, "Other bridges …");
    }
    EXPECT_EQ(seen.size(), view.decision.actions.size());
    return;
  }
  FAIL() << "no game asked for a bridge";
}

}  // namespace
}  // namespace trilogy_screens_tests
