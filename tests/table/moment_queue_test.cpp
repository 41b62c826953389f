// What others do is told one moment after the other, as long as it takes to be read.

#include "game/screens/moment_queue.h"

#include <cmath>

#include <gtest/gtest.h>

namespace {

using screens::MomentQueue;
using screens::Origin;

screens::Moment moment(const std::string& title, int weight = 3, double seconds = 2) {
  screens::Moment one;
  one.title = title;
  one.weight = weight;
  one.seconds = seconds;
  return one;
}

std::string told(const MomentQueue& queue) {
  const auto shown = queue.shown();
  return shown ? shown->moment->title : "";
}

void pass(MomentQueue& queue, double seconds) {
  const auto frames = static_cast<int>(std::ceil(seconds / 0.05 - 1e-9));
  for (int frame = 0; frame < frames; ++frame) queue.update(0.05, false);
}

TEST(MomentQueue, OthersWaitUntilTheirActionHasBeenRead) {
  MomentQueue queue;
  queue.tell({moment("march"), moment("capture")}, Origin::kOthers);
  EXPECT_TRUE(queue.is_holding());
  pass(queue, 1);
  EXPECT_EQ(told(queue), "march");
  pass(queue, 1.5);
  EXPECT_EQ(told(queue), "capture");
  EXPECT_TRUE(queue.is_holding());
  pass(queue, 2);
  EXPECT_FALSE(queue.is_holding());
  EXPECT_EQ(told(queue), "capture") << "it may be read until something else is told";
  pass(queue, 3);
  EXPECT_EQ(told(queue), "");
}

/// What one does oneself is told in short, if it has a time of its own, and nobody looks for it.
TEST(MomentQueue, OnesOwnActionsAreToldInShort) {
  MomentQueue queue;
  screens::Moment own = moment("a ring");
  own.own = 1;
  own.near = 40;
  queue.tell({moment("a march"), own}, Origin::kSelf);
  pass(queue, 0.5);
  EXPECT_EQ(told(queue), "a ring");
  EXPECT_EQ(queue.shown()->moment->near, 0);
  EXPECT_TRUE(queue.is_holding());
  pass(queue, 0.6);
  EXPECT_FALSE(queue.is_holding());
}

TEST(MomentQueue, NothingIsToldBeforeTheDiceLie) {
  MomentQueue queue;
  queue.tell({moment("two hits")}, Origin::kOthers);
  queue.update(1, true);
  EXPECT_EQ(told(queue), "");
  EXPECT_TRUE(queue.is_holding());
  queue.update(0.1, false);
  EXPECT_EQ(told(queue), "two hits");
}

TEST(MomentQueue, WhatIsThrownIsSaidWhileTheDiceFall) {
  MomentQueue queue;
  screens::Moment attack = moment("two hits", 3, 1);
  attack.before = "five dice";
  screens::Moment defence = moment("no hit", 3, 1);
  defence.before = "two dice";
  queue.tell({attack}, Origin::kOthers);
  queue.update(0.5, true);
  ASSERT_TRUE(queue.shown().has_value());
  EXPECT_TRUE(queue.shown()->is_coming);
  EXPECT_EQ(queue.shown()->moment->before, "five dice");
  pass(queue, 1.2);
  EXPECT_FALSE(queue.shown()->is_coming);
  EXPECT_EQ(told(queue), "two hits");
  // The next throw: what the last one showed is not told above other dice.
  queue.tell({defence}, Origin::kOthers);
  queue.update(0.5, true);
  EXPECT_TRUE(queue.shown()->is_coming);
  EXPECT_EQ(queue.shown()->moment->before, "two dice");
  queue.go_on();
  EXPECT_FALSE(queue.shown()->is_coming);
  EXPECT_EQ(told(queue), "no hit");
}

TEST(MomentQueue, ATileIsUnreadUntilItHasTurned) {
  screens::Moment dice = moment("dice");
  screens::Moment tile = moment("tile");
  screens::Moment damage = moment("damage");
  for (screens::Moment* one : {&dice, &tile, &damage}) one->is_staged = true;
  tile.before = "a tile is drawn";
  MomentQueue queue;
  queue.tell({dice, tile, damage}, Origin::kOthers);
  pass(queue, 1);
  EXPECT_TRUE(queue.has_unread()) << "it comes after the dice";
  pass(queue, 1.2);
  EXPECT_EQ(told(queue), "tile");
  EXPECT_TRUE(queue.has_unread());
  pass(queue, 2 * screens::kOpens);
  EXPECT_EQ(told(queue), "tile");
  EXPECT_FALSE(queue.has_unread());
  queue.hush();
  queue.set_pace(screens::Pace::kInstant);
  queue.tell({tile}, Origin::kOthers);
  EXPECT_FALSE(queue.has_unread()) << "nobody waits";
}

TEST(MomentQueue, OfOnesOwnActionsOnlyGreatOnesAreTold) {
  MomentQueue queue;
  queue.tell({moment("march"), moment("a Stronghold falls", 9)}, Origin::kSelf);
  pass(queue, 0.2);
  EXPECT_EQ(told(queue), "a Stronghold falls");
  queue.go_on();
  EXPECT_EQ(told(queue), "");
}

TEST(MomentQueue, AtOnceNobodyWaitsAndNoGreatMomentIsMissed) {
  MomentQueue queue;
  queue.set_pace(screens::Pace::kInstant);
  queue.tell({moment("march"), moment("a Stronghold falls", 9)}, Origin::kOthers);
  EXPECT_FALSE(queue.is_holding());
  queue.tell({moment("a minion enters", 8)}, Origin::kOthers);
  pass(queue, 0.2);
  EXPECT_EQ(told(queue), "a Stronghold falls");
  pass(queue, 2.2);
  EXPECT_EQ(told(queue), "a minion enters");
}

TEST(MomentQueue, BrisklyIsSooner) {
  MomentQueue queue;
  queue.set_pace(screens::Pace::kBrisk);
  queue.tell({moment("march")}, Origin::kOthers);
  pass(queue, 1.2);
  EXPECT_FALSE(queue.is_holding());
}

TEST(MomentQueue, HeldItGoesStepByStep) {
  MomentQueue queue;
  queue.tell({moment("march"), moment("capture")}, Origin::kOthers);
  pass(queue, 0.2);
  queue.toggle_hold();
  pass(queue, 10);
  EXPECT_EQ(told(queue), "march");
  EXPECT_TRUE(queue.is_holding());
  queue.go_on();
  EXPECT_EQ(told(queue), "capture");
  queue.go_on();
  EXPECT_FALSE(queue.is_holding()) << "others go on to their next action";
}

}  // namespace
