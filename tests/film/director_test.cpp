// What the director makes of beats that are made up: few cuts, calm pans, and everything weighty in
// the picture.

#include <nlohmann/json.hpp>
#include <random>

#include <gtest/gtest.h>

#include "game/casting/cast.h"
#include "game/casting/load.h"
#include "game/director/audit.h"

namespace {

using director::Beat;
using director::Plan;
using director::ShotKind;

const director::Rules& rules() {
  static const director::Rules kRules = [] {
    const auto read = director::load_rules(DATA_FOLDER);
    EXPECT_TRUE(read) << read.error();
    return *read;
  }();
  return kRules;
}

director::Set board() {
  director::Set set{.board = {145, 100},
                    .home = {{0, 0}, {145, 0}, {145, 100}, {0, 100}},
                    .whole = {.target = {72, 55}, .distance = 190, .tilt = 0.95F},
                    .screen = {1280, 720},
                    .clear = {{0, 60}, {1280, 560}}};
  engine::TableCamera camera(set.board, set.screen);
  camera.set_goal(set.whole);
  camera.look_at_all(set.home, set.clear);
  set.whole = camera.goal();
  return set;
}

Beat beat(glm::vec2 place, float seconds = 3, int weight = 4) {
  return {.seconds = seconds,
          .moves = seconds / 2,
          .rests = 0.3F,
          .weight = weight,
          .shot = ShotKind::kFollow,
          .places = {place}};
}

std::vector<Beat> random_beats(std::uint32_t seed) {
  std::mt19937 random(seed);
  const auto up_to = [&](std::uint32_t most) { return static_cast<float>(random() % most); };
  std::vector<Beat> beats;
  for (int i = 0; i < 120; ++i) {
    Beat one = beat({10 + up_to(125), 10 + up_to(80)}, 0.2F + up_to(40) / 10,
                    static_cast<int>(random() % 9));
    if (random() % 4 == 0) one.places.push_back({10 + up_to(125), 10 + up_to(80)});
    one.shot = static_cast<ShotKind>(random() % director::kShotNames.size());
    one.begins_turn = i % 20 == 0;
    beats.push_back(std::move(one));
  }
  return beats;
}

std::string faults_of(const std::vector<Beat>& beats, const director::Rules& by) {
  const Plan plan = director::direct(beats, board(), by, {});
  std::string told;
  for (const std::string& fault : director::audit(plan, beats, board(), by, 30).faults) {
    told += fault + "\n";
  }
  return told;
}

TEST(Director, KeepsItsRulesWhateverHappens) {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    EXPECT_EQ(faults_of(random_beats(seed), rules()), "") << "seed " << seed;
  }
}

TEST(Director, KeepsThemInReducedMotionAndNeverGlides) {
  director::Rules still = rules();
  still.is_still = true;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const std::vector<Beat> beats = random_beats(seed);
    EXPECT_EQ(faults_of(beats, still), "") << "seed " << seed;
    for (const director::Shot& shot : director::direct(beats, board(), still, {}).shots) {
      EXPECT_EQ(shot.entry, director::Entry::kCut);
      EXPECT_EQ(shot.enters, 0);
    }
  }
}

TEST(Director, IsWhereSomethingHappensBeforeItHappens) {
  const std::vector<Beat> beats{beat({20, 20}), beat({130, 80})};
  const Plan plan = director::direct(beats, board(), rules(), {});
  ASSERT_EQ(plan.shots.size(), 2U);
  EXPECT_GE(plan.begins[1], plan.shots[1].from + rules().lead);
  EXPECT_TRUE(director::is_inside(director::pose_at(plan, plan.begins[1]), board().screen,
                                  {130, 80}, 0.05F));
}

TEST(Director, GlidesToWhatIsNearAndCutsToWhatIsFar) {
  const std::vector<Beat> near{beat({60, 50}), beat({100, 50})};
  const std::vector<Beat> far{beat({15, 15}), beat({135, 85})};
  EXPECT_EQ(director::direct(far, board(), rules(), {}).shots[1].entry, director::Entry::kCut);
  for (const director::Shot& shot : director::direct(near, board(), rules(), {}).shots) {
    EXPECT_TRUE(shot.from == 0 || shot.entry == director::Entry::kGlide);
  }
}

TEST(Director, ShowsFirstWhereItHasCutTo) {
  const std::vector<Beat> far{beat({15, 15}), beat({135, 85})};
  const director::Shot shot = director::direct(far, board(), rules(), {}).shots[1];
  EXPECT_GT(shot.opens.distance, shot.pose.distance);
}

TEST(Director, SharesAShotAmongBeatsThatLieTogether) {
  const std::vector<Beat> beats{beat({60, 50}, 2), beat({62, 51}, 2), beat({64, 49}, 2)};
  EXPECT_EQ(director::direct(beats, board(), rules(), {}).shots.size(), 1U);
}

Beat idle(float seconds) { return {.seconds = seconds, .rests = 0.3F, .places = {}}; }

float longest_shot(const Plan& plan) {
  float longest = 0;
  for (const director::Shot& shot : plan.shots) longest = std::max(longest, shot.until - shot.from);
  return longest;
}

TEST(Director, GoesToWhatComesNextWhereNothingHappens) {
  std::vector<Beat> beats{beat({20, 20})};
  for (int i = 0; i < 6; ++i) beats.push_back(idle(2));
  beats.push_back(beat({100, 60}));
  const Plan plan = director::direct(beats, board(), rules(), {});
  const engine::CameraPose meanwhile = director::pose_at(plan, plan.begins[5]);
  EXPECT_TRUE(director::is_inside(meanwhile, board().screen, {100, 60}, 0))
      << director::shot_log(plan, beats).dump();
  EXPECT_LE(longest_shot(plan), rules().most_shot);
}

TEST(Director, ShowsALongBattleFromAnotherSide) {
  std::vector<Beat> beats;
  for (int i = 0; i < 8; ++i) {
    beats.push_back(beat({60, 50}));
    beats.back().places.push_back({67, 52});
    beats.back().shot = ShotKind::kDuel;
  }
  const Plan plan = director::direct(beats, board(), rules(), {});
  ASSERT_GE(plan.shots.size(), 3U);
  EXPECT_NE(plan.shots[0].pose.yaw, plan.shots[1].pose.yaw);
  EXPECT_NE(plan.shots[1].pose.yaw, plan.shots[2].pose.yaw);
  EXPECT_LE(longest_shot(plan), rules().most_shot);
}

/// Rather than both ends of a long way from so far that nobody could tell who goes it.
TEST(Director, ShowsWhereALongMarchEnds) {
  Beat march = beat({130, 80});
  march.leads = {{20, 20}};
  Beat step = beat({60, 50});
  step.leads = {{66, 52}};
  const Plan plan = director::direct(std::vector{march, step}, board(), rules(), {});
  const auto sees = [&](std::size_t shot, glm::vec2 place) {
    return director::is_inside(plan.shots[shot].pose, board().screen, place, 0.05F);
  };
  EXPECT_TRUE(sees(0, {130, 80}) && !sees(0, {20, 20}));
  EXPECT_TRUE(sees(1, {60, 50}) && sees(1, {66, 52}));
  for (const director::Shot& shot : plan.shots)
    EXPECT_GE(director::figure_share(shot.pose), rules().figure);
}

TEST(Director, HasNoTimeForAShotOfItsOwnForWhatIsShort) {
  const std::vector<Beat> beats{beat({20, 20}, 4), beat({130, 80}, 0.3F), beat({22, 22}, 4)};
  const Plan plan = director::direct(beats, board(), rules(), {});
  for (const director::Shot& shot : plan.shots) {
    EXPECT_GE(shot.until - shot.from, rules().least_shot);
  }
}

TEST(Cast, NamesTheEventThatIsMissingOrThatThereIsNot) {
  const std::vector<std::string_view> events{"march", "siege"};
  const auto read = [&](const char* text) {
    const auto cast = director::read_cast(text, "director.json", events);
    return cast ? std::string() : cast.error();
  };
  EXPECT_EQ(read(R"({"events": {"march": {"weight": 3, "shot": "follow"},
                                "siege": {"weight": 7, "shot": "duel"}}})"),
            "");
  EXPECT_NE(read(R"({"events": {"march": {"weight": 3, "shot": "follow"}}})").find("siege"),
            std::string::npos);
  EXPECT_NE(read(R"({"events": {"march": {"weight": 3, "shot": "follow"},
                                "siege": {"weight": 7, "shot": "duel"},
                                "feast": {"weight": 1, "shot": "hold"}}})")
                .find("feast"),
            std::string::npos);
  EXPECT_NE(read(R"({"events": {"march": {"weight": 3, "shot": "follow"},
                                "siege": {"weight": 7, "shot": "dual"}}})")
                .find("duel"),
            std::string::npos);
}

}  // namespace
