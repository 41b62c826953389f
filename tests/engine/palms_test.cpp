#include <glm/geometric.hpp>

#include "tests/engine/hands.h"

namespace engine {
namespace {

using hands::between;
using hands::Fingers;
using hands::Luck;
using hands::one_of;
using hands::Outcome;
using hands::Table;

constexpr glm::vec2 kHere{300, 200};

glm::vec2 in_circle(Luck& luck, float radius) {
  glm::vec2 place;
  do {
    place = {between(luck, -radius, radius), between(luck, -radius, radius)};
  } while (glm::length(place) > radius);
  return place;
}

/// One contact from landing to lifting, trembling.
void lie(Table& table, Luck& luck, FingerId finger, glm::vec2 place, double from, double to) {
  table.down(finger, place, from);
  for (double at = from + 0.01; at < to; at += 0.01) {
    table.moves(finger, place + in_circle(luck, 1.2F), at);
  }
  table.up(finger, place, to);
}

/// A palm of three to twelve contacts: three land at once, the others beside one that has landed,
/// as it is laid down; each lifts when it likes.
void lay_palm(Table& table, Luck& luck, Fingers& fingers, glm::vec2 place, double begins) {
  struct Landed {
    glm::vec2 place;
    float after;
  };
  std::vector<Landed> landed;
  const int count = one_of(luck, 3, 12);
  for (int i = 0; i < count; ++i) {
    const bool is_first = i < 3;
    const Landed beside = is_first ? Landed{place, 0} : landed[one_of(luck, 0, i - 1)];
    const float after = is_first ? between(luck, 0, 0.079F) : between(luck, beside.after, 0.32F);
    landed.push_back({beside.place + in_circle(luck, is_first ? 28.0F : 45.0F), after});
    const bool is_short = one_of(luck, 0, 3) == 0;
    const double lasts = is_short ? between(luck, 0.01F, 0.1F) : between(luck, 0.2F, 4);
    lie(table, luck, fingers.next(), landed.back().place, begins + after, begins + after + lasts);
  }
}

TEST(Palms, TwoHundredOfThemDoNothing) {
  Luck luck(5);
  for (int i = 0; i < 200; ++i) {
    Table table(between(luck, 1.2F, 6.5F));
    Fingers fingers;
    lay_palm(table, luck, fingers, {between(luck, 60, 1300), between(luck, 60, 700)}, 0.5);
    const Outcome outcome = table.run(6);
    EXPECT_EQ(outcome.clicked, 0) << "palm " << i;
    EXPECT_EQ(outcome.released, 0) << "palm " << i;
    EXPECT_EQ(outcome.long_pressed, 0) << "palm " << i;
    EXPECT_EQ(outcome.cancelled, outcome.pressed) << "palm " << i;
    EXPECT_EQ(outcome.left, 0) << "palm " << i;
  }
}

TEST(Palms, WhatBelongsToOneIsNeverTold) {
  Table table;
  table.down({1, 1}, kHere, 1);
  table.down({1, 2}, kHere + glm::vec2(30, 0), 1.03);
  EXPECT_EQ(table.run(1.06).pressed, 2);
  table.down({1, 3}, kHere + glm::vec2(0, 30), 1.07);
  const Outcome outcome = table.run(1.2);
  EXPECT_EQ(outcome.pressed, 2);
  EXPECT_EQ(outcome.cancelled, 2);
  EXPECT_EQ(outcome.left, 0);
}

TEST(Palms, AContactThatLiftsBeforeItsPalmIsKnownIsNoClick) {
  Table table;
  table.tap({1, 1}, kHere, 1, 0.01);
  table.tap({1, 2}, kHere + glm::vec2(30, 0), 1.02, 0.01);
  table.tap({1, 3}, kHere + glm::vec2(0, 30), 1.079, 0.5);
  EXPECT_EQ(table.run(3).clicked, 0);
}

TEST(Palms, OneThatGrowsTakesWhatLandsBesideItSoon) {
  Table table;
  for (int i = 0; i < 3; ++i) table.down({1, i}, kHere + glm::vec2(20 * i, 0), 1);
  for (int i = 3; i < 9; ++i) table.tap({1, i}, kHere + glm::vec2(20 * i, 0), 0.5 + 0.25 * i, 0.09);
  EXPECT_EQ(table.run(5).pressed, 2);
}

TEST(Palms, AFingerBesideOneThatHasLongLainThereTaps) {
  Table table;
  for (int i = 0; i < 3; ++i) table.down({1, i}, kHere + glm::vec2(20 * i, 0), 1);
  table.tap({1, 7}, kHere + glm::vec2(0, 50), 3);
  table.tap({1, 8}, kHere + glm::vec2(10, 10), 3.5);
  EXPECT_EQ(table.run(4.5).clicked, 1) << "where its skin parts and joins nothing is a finger";
}

TEST(Palms, OneThatFlickersIsStillThere) {
  Table table;
  for (int i = 0; i < 3; ++i) table.tap({1, i}, kHere + glm::vec2(20 * i, 0), 1, 2);
  table.tap({1, 8}, kHere, 3.1, 0.1);
  table.tap({1, 9}, kHere, 4, 0.1);
  EXPECT_EQ(table.run(5).clicked, 1);
}

TEST(Palms, ThreeFarApartOrAfterEachOtherAreThreeFingers) {
  for (const auto& [apart, later] : {std::pair{70.0F, 0.0}, std::pair{20.0F, 0.085}}) {
    Table table;
    for (int i = 0; i < 3; ++i) {
      const auto number = static_cast<float>(i);
      table.tap({1, i}, kHere + glm::vec2(apart * number, 0), 1 + later * i, 0.05);
    }
    EXPECT_EQ(table.run(3).cancelled, 0) << apart;
  }
}

TEST(Palms, ThoseOfTwoScreensAreTwo) {
  Table table;
  for (int i = 0; i < 3; ++i) table.down({i, 1}, kHere + glm::vec2(20 * i, 0), 1);
  EXPECT_EQ(table.run(2).cancelled, 0);
}

TEST(Palms, AFingerThatBeganAPinchWithOneIsFreeAgain) {
  Table table;
  table.down({1, 9}, kHere + glm::vec2(150, 0), 1);
  for (int i = 0; i < 3; ++i) table.down({1, i}, kHere + glm::vec2(20 * i, 0), 1.05 + 0.02 * i);
  table.up({1, 9}, kHere + glm::vec2(150, 0), 1.2);
  EXPECT_EQ(table.run(2).clicked, 1);
}

TEST(Palms, AHandThatRestsIsNoPressAnyMore) {
  Table table;
  Luck luck(1);
  lie(table, luck, {1, 1}, kHere, 1, 9);
  EXPECT_EQ(table.run(1.55).long_pressed, 1) << "until then it may ask what lies there";
  EXPECT_EQ(table.run(5.9).cancelled, 0);
  EXPECT_EQ(table.run(6.1).cancelled, 1);
  ASSERT_EQ(table.input().pointers.size(), 1U);
  EXPECT_TRUE(table.input().pointers.front().rests) << "what it asked for is told on";
  const Outcome outcome = table.run(10);
  EXPECT_EQ(outcome.clicked, 0);
  EXPECT_EQ(outcome.long_pressed, 1);
  EXPECT_EQ(outcome.released, 0);
  EXPECT_EQ(outcome.pressed, 1);
  EXPECT_TRUE(table.input().pointers.empty());
}

TEST(Palms, WhoThinksWithSomethingInHandMayThinkForLonger) {
  Table table;
  table.down({1, 1}, kHere, 1);
  table.moves({1, 1}, kHere + glm::vec2(40, 0), 1.5);
  table.down({1, 2}, kHere + glm::vec2(0, 300), 1);
  EXPECT_EQ(table.run(8).cancelled, 1);
  table.up({1, 1}, kHere + glm::vec2(40, 0), 9);
  EXPECT_EQ(table.run(10).released, 1);
}

TEST(Palms, TwoFingersPinchBesideAHandThatRests) {
  Table table;
  table.down({1, 1}, kHere, 1);
  table.down({1, 2}, kHere + glm::vec2(40, 10), 1.2);
  EXPECT_EQ(table.run(8).cancelled, 2);
  const int before = table.run(8).pinched;
  table.down({1, 3}, kHere + glm::vec2(50, 50), 9);
  table.down({1, 4}, kHere + glm::vec2(70, 50), 9.01);
  table.moves({1, 4}, kHere + glm::vec2(90, 50), 9.2);
  table.run(9.19);
  const Outcome outcome = table.run(9.21);
  EXPECT_GT(outcome.pinched, before);
  ASSERT_TRUE(table.input().pinch);
  EXPECT_NEAR(table.input().pinch->spread, 2, 1e-3F);
  EXPECT_EQ(outcome.cancelled, 2);
}

}  // namespace
}  // namespace engine
