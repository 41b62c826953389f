// What others do is told one moment after the other, as long as it takes to be read.

#include "game/screens/teller.h"

#include <cmath>

#include <gtest/gtest.h>

namespace {

using screens::Doer;
using screens::Teller;

screens::Moment moment(const std::string& title, int weight = 3, double seconds = 2) {
  screens::Moment one;
  one.title = title;
  one.weight = weight;
  one.seconds = seconds;
  return one;
}

std::string told(const Teller& teller) {
  const auto shown = teller.shown();
  return shown ? shown->moment->title : "";
}

void pass(Teller& teller, double seconds) {
  const auto frames = static_cast<int>(std::ceil(seconds / 0.05 - 1e-9));
  for (int frame = 0; frame < frames; ++frame) teller.update(0.05, false);
}

TEST(Teller, OthersWaitUntilTheirActionHasBeenRead) {
  Teller teller;
  teller.tell({moment("march"), moment("capture")}, Doer::kOthers);
  EXPECT_TRUE(teller.is_holding());
  pass(teller, 1);
  EXPECT_EQ(told(teller), "march");
  pass(teller, 1.5);
  EXPECT_EQ(told(teller), "capture");
  EXPECT_TRUE(teller.is_holding());
  pass(teller, 2);
  EXPECT_FALSE(teller.is_holding());
  EXPECT_EQ(told(teller), "capture") << "it may be read until something else is told";
  pass(teller, 3);
  EXPECT_EQ(told(teller), "");
}

/// What one does oneself is told in short, if it has a time of its own, and nobody looks for it.
TEST(Teller, OnesOwnActionsAreToldInShort) {
  Teller teller;
  screens::Moment own = moment("a ring");
  own.own = 1;
  own.near = 40;
  teller.tell({moment("a march"), own}, Doer::kSelf);
  pass(teller, 0.5);
  EXPECT_EQ(told(teller), "a ring");
  EXPECT_EQ(teller.shown()->moment->near, 0);
  EXPECT_TRUE(teller.is_holding());
  pass(teller, 0.6);
  EXPECT_FALSE(teller.is_holding());
}

TEST(Teller, NothingIsToldBeforeTheDiceLie) {
  Teller teller;
  teller.tell({moment("two hits")}, Doer::kOthers);
  teller.update(1, true);
  EXPECT_EQ(told(teller), "");
  EXPECT_TRUE(teller.is_holding());
  teller.update(0.1, false);
  EXPECT_EQ(told(teller), "two hits");
}

TEST(Teller, WhatIsThrownIsSaidWhileTheDiceFall) {
  Teller teller;
  screens::Moment attack = moment("two hits", 3, 1);
  attack.before = "five dice";
  screens::Moment defence = moment("no hit", 3, 1);
  defence.before = "two dice";
  teller.tell({attack}, Doer::kOthers);
  teller.update(0.5, true);
  ASSERT_TRUE(teller.shown().has_value());
  EXPECT_TRUE(teller.shown()->is_coming);
  EXPECT_EQ(teller.shown()->moment->before, "five dice");
  pass(teller, 1.2);
  EXPECT_FALSE(teller.shown()->is_coming);
  EXPECT_EQ(told(teller), "two hits");
  // The next throw: what the last one showed is not told above other dice.
  teller.tell({defence}, Doer::kOthers);
  teller.update(0.5, true);
  EXPECT_TRUE(teller.shown()->is_coming);
  EXPECT_EQ(teller.shown()->moment->before, "two dice");
  teller.go_on();
  EXPECT_FALSE(teller.shown()->is_coming);
  EXPECT_EQ(told(teller), "no hit");
}

TEST(Teller, OfOnesOwnActionsOnlyGreatOnesAreTold) {
  Teller teller;
  teller.tell({moment("march"), moment("a Stronghold falls", 9)}, Doer::kSelf);
  pass(teller, 0.2);
  EXPECT_EQ(told(teller), "a Stronghold falls");
  teller.go_on();
  EXPECT_EQ(told(teller), "");
}

TEST(Teller, AtOnceNobodyWaitsAndNoGreatMomentIsMissed) {
  Teller teller;
  teller.set_pace(screens::Pace::kInstant);
  teller.tell({moment("march"), moment("a Stronghold falls", 9)}, Doer::kOthers);
  EXPECT_FALSE(teller.is_holding());
  teller.tell({moment("a minion enters", 8)}, Doer::kOthers);
  pass(teller, 0.2);
  EXPECT_EQ(told(teller), "a Stronghold falls");
  pass(teller, 2.2);
  EXPECT_EQ(told(teller), "a minion enters");
}

TEST(Teller, BrisklyIsSooner) {
  Teller teller;
  teller.set_pace(screens::Pace::kBrisk);
  teller.tell({moment("march")}, Doer::kOthers);
  pass(teller, 1.2);
  EXPECT_FALSE(teller.is_holding());
}

TEST(Teller, HeldItGoesStepByStep) {
  Teller teller;
  teller.tell({moment("march"), moment("capture")}, Doer::kOthers);
  pass(teller, 0.2);
  teller.toggle_hold();
  pass(teller, 10);
  EXPECT_EQ(told(teller), "march");
  EXPECT_TRUE(teller.is_holding());
  teller.go_on();
  EXPECT_EQ(told(teller), "capture");
  teller.go_on();
  EXPECT_FALSE(teller.is_holding()) << "others go on to their next action";
}

}  // namespace
