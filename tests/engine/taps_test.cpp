#include "tests/engine/hands.h"

namespace engine {
namespace {

using hands::between;
using hands::Fingers;
using hands::Luck;
using hands::one_of;
using hands::Outcome;
using hands::Table;

constexpr glm::vec2 kLeft{200, 300};
constexpr glm::vec2 kRight{900, 300};

/// As fingers are: fifty milliseconds to a quarter of a second, rolling a little.
void tap(Table& table, Luck& luck, FingerId finger, glm::vec2 place, double begins) {
  const double lasts = between(luck, 0.05F, 0.25F);
  const glm::vec2 rolls{between(luck, -0.7F, 0.7F), between(luck, -0.7F, 0.7F)};
  table.down(finger, place, begins);
  table.moves(finger, place + rolls, begins + lasts / 2);
  table.up(finger, place + rolls, begins + lasts);
}

glm::vec2 anywhere(Luck& luck, float from_x, float to_x) {
  return {between(luck, from_x, to_x), between(luck, 10, 690)};
}

TEST(Taps, TwoThousandOfThemAllCount) {
  Luck luck(11);
  Table table;
  Fingers fingers;
  double now = 0.5;
  int taps = 0;
  while (taps < 2000) {
    const bool by_two = one_of(luck, 0, 2) == 0;
    tap(table, luck, fingers.next(), anywhere(luck, 10, by_two ? 500 : 1190), now);
    if (by_two) {
      tap(table, luck, fingers.next(), anywhere(luck, 710, 1190), now + between(luck, 0, 0.2F));
    }
    taps += by_two ? 2 : 1;
    now += between(luck, 0.55F, 0.8F);
  }
  const Outcome outcome = table.run(now + 1);
  EXPECT_EQ(outcome.clicked, taps);
  EXPECT_EQ(outcome.cancelled, 0);
  EXPECT_EQ(outcome.left, 0);
}

TEST(Taps, NoneOfUsualLengthWaitsLongerThanThirtyMilliseconds) {
  Luck luck(3);
  double waited = 0;
  for (int i = 0; i < 2000; ++i) {
    TouchFilter filter(4);
    const double lasts = between(luck, 0.05F, 0.25F);
    filter.take({ContactChange::kDown, {1, 1}, kLeft, 1});
    filter.take({ContactChange::kUp, {1, 1}, kLeft, 1 + lasts});
    const double told = filter.next_change().value_or(1 + lasts);
    EXPECT_LE(told - 1 - lasts, 0.0301);
    EXPECT_EQ(filter.next_change().has_value(), lasts < 0.08) << "else it waits for nothing";
    waited += told - 1 - lasts;
  }
  EXPECT_LT(waited / 2000, 0.003);
}

TEST(Taps, OfTwoAtOnceBothCount) {
  Table table;
  table.tap({1, 1}, kLeft, 1);
  table.tap({1, 2}, kRight, 1.01);
  EXPECT_EQ(table.run(2).clicked, 2);
}

TEST(Taps, OneThatIsStillWeighedBeginsNoPinchWithTheNext) {
  Table table;
  table.tap({1, 1}, kLeft, 1, 0.04);
  table.tap({1, 2}, kLeft + glm::vec2(100, 0), 1.06, 0.04);
  const Outcome outcome = table.run(2);
  EXPECT_EQ(outcome.clicked, 2);
  EXPECT_EQ(outcome.pinched, 0);
}

TEST(Taps, AnIdThatIsUsedAgainAtOnceIsAnotherFinger) {
  Table table;
  table.tap({1, 1}, kLeft, 1, 0.03);
  table.tap({1, 1}, kRight, 1.04, 0.1);
  const Outcome outcome = table.run(2);
  EXPECT_EQ(outcome.pressed, 2);
  EXPECT_EQ(outcome.clicked, 2);
}

TEST(Taps, AFingerThatTheDeviceLosesForAMomentPressesOnce) {
  for (const std::int64_t id : {1, 2}) {
    Table table;
    table.tap({1, 1}, kLeft, 1, 0.03);
    table.tap({1, id}, kLeft + glm::vec2(1, 0), 1.05, 0.1);
    const Outcome outcome = table.run(2);
    EXPECT_EQ(outcome.pressed, 1);
    EXPECT_EQ(outcome.clicked, 1);
  }
}

TEST(Taps, TwoFingersOfAHandPinch) {
  Table table;
  table.down({1, 1}, kLeft, 1);
  table.down({1, 2}, kLeft + glm::vec2(40, 0), 1.02);
  for (int i = 1; i <= 20; ++i) {
    const auto apart = static_cast<float>(2 * i);
    table.moves({1, 1}, kLeft - glm::vec2(apart, 0), 1.1 + 0.02 * i);
    table.moves({1, 2}, kLeft + glm::vec2(40 + apart, 0), 1.1 + 0.02 * i);
  }
  table.up({1, 1}, kLeft, 2);
  table.up({1, 2}, kLeft, 2.01);
  const Outcome outcome = table.run(3);
  EXPECT_GT(outcome.pinched, 50);
  EXPECT_EQ(outcome.released, 2);
  EXPECT_EQ(outcome.clicked, 0);
  EXPECT_EQ(outcome.cancelled, 0);
}

TEST(Taps, ACancelledPressIsNoClickAndNoDrag) {
  Table table;
  table.down({1, 1}, kLeft, 1);
  table.moves({1, 1}, kRight, 1.2);
  table.add(ContactChange::kCancelled, {1, 1}, kRight, 1.5);
  const Outcome outcome = table.run(2);
  EXPECT_EQ(outcome.cancelled, 1);
  EXPECT_EQ(outcome.released, 0);
  EXPECT_EQ(outcome.left, 0);
}

}  // namespace
}  // namespace engine
