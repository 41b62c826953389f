// What a click and a double click on the map do.

#include <gtest/gtest.h>

#include "game/app/screen/controls.h"

namespace {

using app::ClickEffect;

constexpr table::RegionId kHere{7};
constexpr table::RegionId kThere{9};

app::MapClick click(table::RegionId region, bool is_offered) {
  return {.region = region, .is_offered = is_offered};
}
app::MapClick second_click(table::RegionId region, bool is_offered) {
  return {.is_double = true, .region = region, .is_offered = is_offered};
}

TEST(MapClicks, TheFirstClickAnswersAtOnceAndTheSecondDoesNothing) {
  app::MapClicks clicks;
  EXPECT_EQ(clicks.take(click(kHere, true)), ClickEffect::kAnswer);
  EXPECT_EQ(clicks.take(second_click(kHere, true)), ClickEffect::kNone) << "not the next question";
  EXPECT_EQ(clicks.take(click(kHere, true)), ClickEffect::kAnswer);
  EXPECT_EQ(clicks.take(second_click(kHere, false)), ClickEffect::kNone) << "nor a flight";
}

TEST(MapClicks, WhereNothingWasAnsweredADoubleClickFlies) {
  app::MapClicks clicks;
  EXPECT_EQ(clicks.take(click(kHere, false)), ClickEffect::kNone);
  EXPECT_EQ(clicks.take(second_click(kHere, false)), ClickEffect::kFly);
  clicks.take(click(kHere, false));
  EXPECT_EQ(clicks.take(second_click(kHere, true)), ClickEffect::kFly)
      << "a question that came up between the two clicks is not answered";
}

TEST(MapClicks, AnAnswerLongAgoOrElsewhereDoesNotHinderAFlight) {
  app::MapClicks clicks;
  clicks.take(click(kHere, true));
  clicks.take(click(kThere, false));
  EXPECT_EQ(clicks.take(second_click(kThere, false)), ClickEffect::kFly);
  clicks.take(click(kHere, false));
  EXPECT_EQ(clicks.take(second_click(kHere, false)), ClickEffect::kFly);
}

TEST(MapClicks, AClickWhileDiceFallSkipsThemAndAnswersNothing) {
  app::MapClicks clicks;
  app::MapClick rolling = click(kHere, true);
  rolling.is_rolling = true;
  EXPECT_EQ(clicks.take(rolling), ClickEffect::kSkipDice);
}

TEST(MapClicks, BesideTheMapTheyDoNothing) {
  app::MapClicks clicks;
  EXPECT_EQ(clicks.take(click(table::kNoRegion, false)), ClickEffect::kNone);
  EXPECT_EQ(clicks.take(second_click(table::kNoRegion, false)), ClickEffect::kNone);
}

}  // namespace
