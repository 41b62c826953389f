// Where the expected result of a finished match swung most.

#include <cmath>

#include <gtest/gtest.h>

#include "game/players/swings.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using toy::kPips, toy::kPlay, toy::kRoll;

/// A race in which each roll brings the pips of the list; red begins.
match::Match<toy::Race> race(std::initializer_list<std::uint8_t> rolls) {
  match::Match<toy::Race> match = toy::dealt_match();
  for (const std::uint8_t pips : rolls) {
    match.play({kRoll});
    match.play({kPips, pips});
  }
  return match;
}

/// Of red, as the racers' evaluation has it.
double chance(int red, int blue) { return 1 / (1 + std::exp(blue - red)); }

TEST(TurningPoints, AreTheLargestSwingsInTheOrderOfPlay) {
  // red 1, blue 1, red 7, blue 2, red 13, blue 8, red 19, blue 9, red 20
  const match::Match<toy::Race> match = race({1, 1, 6, 1, 6, 6, 6, 1, 1});
  ASSERT_TRUE(match.pending().is_over());
  const auto swings =
      players::largest_swings(match, race_forecaster()(match.rules()), players::kToldSwings);
  ASSERT_EQ(swings.size(), 3u);

  EXPECT_EQ(swings[0].step, 2u) << "red's first roll follows the two cards";
  EXPECT_EQ(swings[0].contestant, 0u);
  EXPECT_NEAR(swings[0].before, chance(0, 0), 1e-6);
  EXPECT_NEAR(swings[0].after, chance(1, 0), 1e-6);

  EXPECT_EQ(swings[1].step, 4u);
  EXPECT_EQ(swings[1].contestant, 1u);
  EXPECT_NEAR(swings[1].before, 1 - chance(1, 0), 1e-6);
  EXPECT_NEAR(swings[1].after, 1 - chance(1, 1), 1e-6);

  EXPECT_EQ(swings[2].step, 6u);
  EXPECT_EQ(swings[2].turn, 2);
  EXPECT_NEAR(swings[2].after, chance(7, 1), 1e-6);
}

TEST(TurningPoints, TheEndIsOneWhenItWasNotForeseen) {
  match::Match<toy::Race> match = race({6, 6, 6, 6, 1, 6});  // red 13, blue 18
  match.play({kPlay});                                       // red 17
  match.play({kRoll});
  match.play({kPips, 1});  // blue 19
  match.play({kRoll});
  match.play({kPips, 3});  // red 20
  ASSERT_TRUE(match.pending().is_over());
  const auto swings = players::largest_swings(match, race_forecaster()(match.rules()), 1);
  ASSERT_EQ(swings.size(), 1u);
  EXPECT_EQ(swings[0].contestant, 0u);
  EXPECT_NEAR(swings[0].before, chance(17, 19), 1e-6);
  EXPECT_EQ(swings[0].after, 1);
}

TEST(TurningPoints, AreToldInTheWordsOfTheLog) {
  const auto session = begin(*toy_opener(), {{"red", "random"}, {"blue", "random"}}, 5);
  EXPECT_TRUE(session->turning_points().empty()) << "the race has not been run";
  while (!session->is_over()) session->advance_and_wait();
  const auto points = session->turning_points();
  ASSERT_EQ(points.size(), 3u);
  const auto& match = match_of<toy::Race>(*session);
  for (const session::TurningPoint& point : points) {
    EXPECT_TRUE(point.party == "red" || point.party == "blue") << point.party;
    EXPECT_GT(point.after, point.before);
    const std::size_t told = match.journal().steps()[point.step - 1].events;
    EXPECT_EQ(point.line.sentence, session->screen().log()[told].sentence);
    EXPECT_EQ(point.line.event, session->screen().log()[told].event);
  }
}

TEST(TurningPoints, OfAWholeWarComeFromItsEvaluation) {
  const auto session = begin(*wotr_opener(), {{"free", "squire"}, {"shadow", "squire"}}, 2);
  while (!session->is_over()) session->advance_and_wait();
  const auto points = session->turning_points();
  ASSERT_EQ(points.size(), 3u);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const session::TurningPoint& point = points[i];
    EXPECT_TRUE(point.party == "free" || point.party == "shadow") << point.party;
    EXPECT_FALSE(point.line.sentence.empty());
    EXPECT_GT(point.after, point.before);
    EXPECT_LE(point.after, 1);
    EXPECT_TRUE(i == 0 || points[i - 1].step < point.step);
  }
}

TEST(TurningPoints, ThereAreNoneWithoutAnEvaluation) {
  const match::Match<toy::Race> match = race({6, 1, 6, 1, 6, 1, 6});
  ASSERT_TRUE(match.pending().is_over());
  const players::Roster<toy::Race> plain;
  const auto forecaster = players::forecaster_of<toy::Race>(plain, {});
  ASSERT_TRUE(forecaster.ok());
  EXPECT_FALSE(*forecaster);
}

}  // namespace
}  // namespace session_test
