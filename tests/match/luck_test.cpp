#include "game/match/luck.h"

#include <array>

#include <gtest/gtest.h>

namespace match {
namespace {

TEST(Luck, OneSeedGivesTheSameWordsOnEveryBuild) {
  Stream stream(1, "hunt");
  EXPECT_EQ(stream.next(), 4031931328725726253ULL);
  EXPECT_EQ(stream.next(), 15300365107920630014ULL);
  EXPECT_EQ(stream.position(), 2u);
}

TEST(Luck, AStreamGoesOnFromItsPosition) {
  Stream whole(7, "combat");
  for (int i = 0; i < 5; ++i) whole.next();
  Stream later(7, "combat", 5);
  EXPECT_EQ(whole.next(), later.next());
}

TEST(Luck, StreamsOfOneSeedDiffer) {
  Stream hunt(3, "hunt");
  Stream combat(3, "combat");
  Stream other_seed(4, "hunt");
  const std::uint64_t word = hunt.next();
  EXPECT_NE(word, combat.next());
  EXPECT_NE(word, other_seed.next());
}

TEST(Luck, BoundedDrawsAreEven) {
  constexpr int kDraws = 60'000;
  std::array<int, 6> faces{};
  Stream stream(11, "die");
  for (int i = 0; i < kDraws; ++i) ++faces[stream.below(6)];
  for (const int count : faces) EXPECT_NEAR(count, kDraws / 6, 400);
  EXPECT_EQ(stream.below(1), 0u);
}

TEST(Luck, OutcomesFallByTheirWeights) {
  core::Decision chance;
  chance.seat = core::kChance;
  chance.outcome({1}, 1);
  chance.outcome({2}, 0);
  chance.outcome({3}, 3);
  std::array<int, 4> seen{};
  Luck luck(5);
  for (int i = 0; i < 8000; ++i) ++seen[luck.draw(chance, "tile").kind];
  EXPECT_EQ(seen[2], 0);
  EXPECT_NEAR(seen[1], 2000, 150);
  EXPECT_NEAR(seen[3], 6000, 150);
}

TEST(Luck, WhatOneStreamGivesDoesNotDependOnTheOthers) {
  Luck busy(9);
  Luck calm(9);
  for (int i = 0; i < 10; ++i) busy.stream("combat").next();
  EXPECT_EQ(busy.stream("hunt").next(), calm.stream("hunt").next());
  EXPECT_EQ(busy.positions(), (StreamPositions{{"combat", 10}, {"hunt", 1}}));
  Luck resumed(9, busy.positions());
  EXPECT_EQ(resumed.stream("combat").next(), busy.stream("combat").next());
}

}  // namespace
}  // namespace match
