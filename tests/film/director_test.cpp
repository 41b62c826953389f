// What the director makes of deeds that are made up: few cuts, calm pans, and everything weighty in
// the picture.

#include <nlohmann/json.hpp>
#include <random>

#include <gtest/gtest.h>

#include "game/casting/cast.h"
#include "game/casting/load.h"
#include "game/director/audit.h"

namespace {

using director::Deed;
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

Deed deed(glm::vec2 place, float seconds = 3, int weight = 4) {
  return {.seconds = seconds,
          .moves = seconds / 2,
          .rests = 0.3F,
          .weight = weight,
          .shot = ShotKind::kFollow,
          .places = {place}};
}

std::vector<Deed> random_deeds(std::uint32_t seed) {
  std::mt19937 random(seed);
  const auto up_to = [&](std::uint32_t most) { return static_cast<float>(random() % most); };
  std::vector<Deed> deeds;
  for (int i = 0; i < 120; ++i) {
    Deed one = deed({10 + up_to(125), 10 + up_to(80)}, 0.2F + up_to(40) / 10,
                    static_cast<int>(random() % 9));
    if (random() % 4 == 0) one.places.push_back({10 + up_to(125), 10 + up_to(80)});
    one.shot = static_cast<ShotKind>(random() % director::kShotNames.size());
    one.begins_turn = i % 20 == 0;
    deeds.push_back(std::move(one));
  }
  return deeds;
}

std::string faults_of(const std::vector<Deed>& deeds, const director::Rules& by) {
  const Plan plan = director::direct(deeds, board(), by, {});
  std::string told;
  for (const std::string& fault : director::audit(plan, deeds, board(), by, 30).faults) {
    told += fault + "\n";
  }
  return told;
}

TEST(Director, KeepsItsRulesWhateverHappens) {
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    EXPECT_EQ(faults_of(random_deeds(seed), rules()), "") << "seed " << seed;
  }
}

TEST(Director, KeepsThemInReducedMotionAndNeverGlides) {
  director::Rules still = rules();
  still.is_still = true;
  for (std::uint32_t seed = 1; seed <= 40; ++seed) {
    const std::vector<Deed> deeds = random_deeds(seed);
    EXPECT_EQ(faults_of(deeds, still), "") << "seed " << seed;
    for (const director::Shot& shot : director::direct(deeds, board(), still, {}).shots) {
      EXPECT_EQ(shot.entry, director::Entry::kCut);
      EXPECT_EQ(shot.enters, 0);
    }
  }
}

TEST(Director, IsWhereSomethingHappensBeforeItHappens) {
  const std::vector<Deed> deeds{deed({20, 20}), deed({130, 80})};
  const Plan plan = director::direct(deeds, board(), rules(), {});
  ASSERT_EQ(plan.shots.size(), 2U);
  EXPECT_GE(plan.begins[1], plan.shots[1].from + rules().lead);
  EXPECT_TRUE(director::is_inside(director::pose_at(plan, plan.begins[1]), board().screen,
                                  {130, 80}, 0.05F));
}

TEST(Director, GlidesToWhatIsNearAndCutsToWhatIsFar) {
  const std::vector<Deed> near{deed({60, 50}), deed({100, 50})};
  const std::vector<Deed> far{deed({15, 15}), deed({135, 85})};
  EXPECT_EQ(director::direct(far, board(), rules(), {}).shots[1].entry, director::Entry::kCut);
  for (const director::Shot& shot : director::direct(near, board(), rules(), {}).shots) {
    EXPECT_TRUE(shot.from == 0 || shot.entry == director::Entry::kGlide);
  }
}

TEST(Director, ShowsFirstWhereItHasCutTo) {
  const std::vector<Deed> far{deed({15, 15}), deed({135, 85})};
  const director::Shot shot = director::direct(far, board(), rules(), {}).shots[1];
  EXPECT_GT(shot.opens.distance, shot.pose.distance);
}

TEST(Director, SharesAShotAmongDeedsThatLieTogether) {
  const std::vector<Deed> deeds{deed({60, 50}), deed({62, 51}), deed({64, 49}), deed({61, 52})};
  EXPECT_EQ(director::direct(deeds, board(), rules(), {}).shots.size(), 1U);
}

TEST(Director, HasNoTimeForAShotOfItsOwnForWhatIsShort) {
  const std::vector<Deed> deeds{deed({20, 20}, 4), deed({130, 80}, 0.3F), deed({22, 22}, 4)};
  const Plan plan = director::direct(deeds, board(), rules(), {});
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
