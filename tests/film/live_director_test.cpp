// The camera of a stream: the rules of a film's, without knowing the end.

#include "game/airing/live_director.h"

#include <random>

#include <gtest/gtest.h>

#include "game/director/glide.h"
#include "game/film/film_set.h"
#include "tests/film/games.h"

namespace film_test {
namespace {

using director::Beat;

constexpr double kLiveFrame = 1.0 / 30;

director::Set a_set() {
  director::Set set;
  set.home = {{20, 20}, {130, 90}};
  set.clear = {{0, 56}, {1280, 590}};
  set.whole = director::framed(set, studio_of("wotr").rules, director::ShotKind::kWhole, set.home);
  return set;
}

Beat beat_at(glm::vec2 place) {
  return {.seconds = 2,
          .moves = 2,
          .weight = 4,
          .shot = director::ShotKind::kFollow,
          .places = {place}};
}

TEST(LiveDirector, KeepsTheRulesWhateverHappens) {
  const director::Rules rules = studio_of("wotr").rules;
  const director::Set set = a_set();
  airing::LiveDirector director(set, rules);
  std::mt19937 random(5);
  std::uniform_real_distribution<float> across(15, 135);
  std::uniform_real_distribution<float> down(15, 90);
  double time = 0;
  double shot_since = 0;
  std::deque<double> cuts;
  engine::CameraPose before = director.pose();
  for (int number = 0; number < 200; ++number) {
    const Beat beat = beat_at({across(random), down(random)});
    double waits = static_cast<double>(director.prepare(std::array{beat}));
    int frames = 0;
    while (frames < 60 || waits > 0) {
      const engine::CameraPose now = director.update(kLiveFrame);
      time += kLiveFrame;
      waits -= kLiveFrame;
      ++frames;
      const float pan = director::pan_between(before, now, set.screen);
      const bool is_cut = pan > rules.most_pan * 0.2F;
      if (is_cut) {
        EXPECT_GE(time - shot_since, static_cast<double>(rules.least_shot) - 2 * kLiveFrame);
        shot_since = time;
        cuts.push_back(time);
        while (time - cuts.front() > 60) cuts.pop_front();
        EXPECT_LE(static_cast<int>(cuts.size()), rules.most_cuts);
      } else {
        EXPECT_LE(pan / static_cast<float>(kLiveFrame), rules.most_pan * 1.05F);
      }
      before = now;
      if (waits <= 0 && frames >= 60) {
        waits = static_cast<double>(director.prepare(std::array{beat}));
        if (waits <= 0) break;
      }
      ASSERT_LT(frames, 3000) << "it never gets there";
    }
    EXPECT_TRUE(director::is_inside(director.pose(), set.screen, beat.places[0], rules.margin))
        << "beat " << number;
  }
}

TEST(LiveDirector, LooksAtWhatMattersWhileNothingHappens) {
  const director::Set set = a_set();
  airing::LiveDirector director(set, studio_of("wotr").rules);
  const std::array<glm::vec2, 2> matters{{{40, 30}, {110, 70}}};
  const auto sees = [&](glm::vec2 place) {
    for (int i = 0; i < 240; ++i) director.update(kLiveFrame);
    return director::is_inside(director.pose(), set.screen, place, 0.05F);
  };
  EXPECT_FALSE(director.wander(matters)) << "the shot has only begun";
  director.update(10);
  EXPECT_TRUE(director.wander(matters));
  EXPECT_TRUE(sees(matters[0]) && !sees(matters[1]));
  EXPECT_TRUE(director.wander(matters));
  EXPECT_TRUE(sees(matters[1]) && !sees(matters[0]));
  EXPECT_FALSE(director.wander({}));
  director.set_hand(airing::CameraHand::kHold);
  EXPECT_FALSE(director.wander(matters)) << "whoever holds the camera keeps it";
}

TEST(LiveDirector, ShowsTheWholeBoardAsSoonAsTheShotHasBeenLongEnough) {
  const director::Set set = a_set();
  const director::Rules rules = studio_of("wotr").rules;
  airing::LiveDirector director(set, rules);
  director.update(10);
  EXPECT_GT(director.prepare(std::array{beat_at({30, 30})}), 0);
  director.update(0.5);
  director.show_whole();
  director.update(kLiveFrame);
  EXPECT_NE(director.goal(), set.whole) << "the shot has only begun";
  for (int i = 0; i < 300; ++i) director.update(kLiveFrame);
  EXPECT_EQ(director.pose(), set.whole);
}

TEST(LiveDirector, StandsOnAPictureOfAnotherSize) {
  airing::LiveDirector director(a_set(), studio_of("wotr").rules);
  director::Set small = a_set();
  small.screen = {640, 360};
  small.clear = {{0, 28}, {640, 295}};
  small.whole.distance *= 1.5F;
  director.stand_on(small);
  EXPECT_EQ(director.pose(), small.whole);
  EXPECT_EQ(director.goal(), small.whole);
}

TEST(LiveDirector, StaysWhileItIsHeldAndGoesWhereItIsLed) {
  airing::LiveDirector director(a_set(), studio_of("wotr").rules);
  director.set_hand(airing::CameraHand::kHold);
  const engine::CameraPose held = director.pose();
  EXPECT_EQ(director.prepare(std::array{beat_at({30, 30})}), 0);
  director.update(5);
  EXPECT_EQ(director.pose(), held);
  director.set_hand(airing::CameraHand::kFree);
  engine::CameraPose led = held;
  led.distance = 40;
  director.lead(led);
  EXPECT_EQ(director.update(1), led);
}

}  // namespace
}  // namespace film_test
