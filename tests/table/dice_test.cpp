#include "game/wotr/figures/dice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <vector>

#include <gtest/gtest.h>

#include "game/table/dice/dice_tray.h"
#include "game/table/motion/stage.h"
#include "game/table/motion/throws.h"
#include "game/table/motion/tray_place.h"
#include "game/wotr/table/die_faces.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/state/event_kind.h"
#include "rules/wotr/view/view.h"
#include "world.h"

namespace {

using namespace table_test;
using table::Actor;
using wotr::Side;
using wotr_table::PieceKind;

constexpr float kLong = 60;

/// Which face of a die's mesh looks up.
int face_seen(const glm::quat& rotation) {
  int highest = 0;
  for (int face = 1; face < figures::kDieFaces; ++face) {
    const float up = (rotation * figures::die_face_normal(face)).y;
    if (up > (rotation * figures::die_face_normal(highest)).y) highest = face;
  }
  return highest;
}

Actor combat_die(Side side, std::uint8_t pips) {
  return {.piece = wotr_table::piece_of(
              rules(), wotr_table::model_of(PieceKind::kCombatDie, wotr::byte_of(side), pips),
              wotr_table::spot_in(wotr_table::Zone::kTray, wotr::byte_of(side)),
              {{0, 0, 0}, wotr_table::pip_die_rest(pips)}),
          .motion = {},
          .leaves = true};
}

Actor action_die(Side side, wotr::DieFace face, int number) {
  return {.piece = wotr_table::piece_of(
              rules(),
              wotr_table::model_of(PieceKind::kActionDie, wotr::byte_of(side), wotr::byte_of(face)),
              wotr_table::spot_in(wotr_table::Zone::kTray, wotr::byte_of(side)),
              {wotr_table::tray_place(side, number), wotr_table::action_die_rest(side, face)},
              wotr_table::kDieScale),
          .motion = {}};
}

table::ThrowPlan plan() {
  return {.tray = table::dice_tray_home(layout()), .style = layout().motion.dice};
}

/// When it lies to be read.
float read_at(const Actor& die) {
  return die.motion.start + die.motion.seconds + die.motion.linger / 2;
}

TEST(Dice, ComeToRestOnWhatTheRulesWereTold) {
  for (std::uint32_t throws = 0; throws < 20;) {
    std::vector<Actor> dice;
    for (std::uint8_t pips = 1; pips <= 6; ++pips)
      dice.push_back(combat_die(Side::kFree, static_cast<std::uint8_t>(pips)));
    table::throw_together(dice, plan(), throws);
    for (std::uint8_t pips = 1; pips <= 6; ++pips) {
      const Actor& die = dice[static_cast<std::size_t>(pips - 1)];
      const Actor::Look look = table::look_at(die, read_at(die));
      EXPECT_EQ(face_seen(look.pose.rotation), pips - 1);
      EXPECT_FLOAT_EQ(look.opacity, 1);
    }
  }
}

TEST(Dice, EveryActionFaceIsReadUprightWhereItFellAndWhereItIsLaid) {
  std::uint32_t throws = 0;
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const bool is_free = side == Side::kFree;
    std::vector<Actor> dice;
    for (int i = 0; i < wotr::kFaceCount; ++i) {
      const auto face = static_cast<wotr::DieFace>(i);
      if (face == (is_free ? wotr::DieFace::kEye : wotr::DieFace::kWill)) continue;
      if (is_free && face == wotr::DieFace::kArmy) continue;
      dice.push_back(action_die(side, face, i));
    }
    table::throw_together(dice, plan(), throws);
    for (const Actor& die : dice) {
      const glm::quat told = die.piece.pose.rotation;
      const glm::quat fell = table::look_at(die, read_at(die)).pose.rotation;
      EXPECT_EQ(face_seen(fell), face_seen(told));
      EXPECT_GT(std::abs(glm::dot(fell, told)), std::cos(glm::quarter_pi<float>() / 2) - 0.01F);
      const Actor::Look at_last = table::look_at(die, kLong);
      EXPECT_LT(glm::distance(at_last.pose.position, die.piece.pose.position), 1e-3F);
      EXPECT_GT(std::abs(glm::dot(at_last.pose.rotation, told)), 0.9999F);
      EXPECT_FLOAT_EQ(at_last.scale, die.piece.scale);
    }
  }
}

TEST(Dice, TidyingKeepsTheFaceUp) {
  std::uint32_t throws = 5;
  std::vector<Actor> dice;
  dice.reserve(7);
  for (int i = 0; i < 7; ++i) dice.push_back(action_die(Side::kShadow, wotr::DieFace::kEye, i));
  table::throw_together(dice, plan(), throws);
  for (const Actor& die : dice) {
    const int told = face_seen(die.piece.pose.rotation);
    const float landed = die.motion.start + die.motion.seconds;
    const int steps = static_cast<int>((die.motion.end() - landed) / 0.02F);
    for (int step = 0; step <= steps; ++step) {
      const float t = landed + 0.02F * static_cast<float>(step);
      const glm::quat rotation = table::look_at(die, t).pose.rotation;
      EXPECT_EQ(face_seen(rotation), told);
      EXPECT_GT((rotation * figures::die_face_normal(told)).y, 0.998F);
    }
  }
}

TEST(Dice, NothingTouchesADieBetweenItsReleaseAndItsRest) {
  std::uint32_t throws = 11;
  std::vector<Actor> dice;
  dice.reserve(5);
  for (int i = 0; i < 5; ++i) dice.push_back(combat_die(Side::kShadow, 6));
  table::throw_together(dice, plan(), throws);
  for (const Actor& die : dice) {
    const engine::ThrownCube& cube = die.motion.flight->thrown->cubes[die.motion.flight->cube];
    for (std::size_t k = 0; k < cube.poses.size(); ++k) {
      const float since = static_cast<float>(k) / engine::kThrowRate;
      const engine::Pose seen = table::look_at(die, die.motion.start + since).pose;
      const engine::Pose reckoned = cube.poses[k];
      const table::TrayPlace home = table::dice_tray_home(layout());
      EXPECT_LT(glm::distance(seen.position, table::in_world(home, reckoned).position), 0.02F);
      const glm::quat turned = reckoned.rotation * die.motion.flight->labels;
      EXPECT_GT(std::abs(glm::dot(seen.rotation, turned)), 0.9999F);
    }
  }
}

TEST(Dice, OfOneRollFlyTogether) {
  table::Stage stage(world());
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  stage.reset(mirror);
  std::vector<core::Event> events;
  for (std::uint8_t value = 1; value <= 5; ++value) {
    events.push_back(
        {wotr::byte_of(wotr::EventKind::kCombatDie), {wotr::byte_of(Side::kShadow), value, 0, 0}});
  }
  stage.tell({.cues = cues(events), .after = mirror});
  const engine::Throw* thrown = nullptr;
  int dice = 0;
  for (const Actor& actor : stage.actors()) {
    if (!actor.motion.flight) continue;
    ++dice;
    if (thrown == nullptr) thrown = actor.motion.flight->thrown.get();
    EXPECT_EQ(actor.motion.flight->thrown.get(), thrown);
  }
  EXPECT_EQ(dice, 5);
  stage.update(0.5);
  EXPECT_FLOAT_EQ(stage.dice_tray(), 1);
  stage.skip();
  EXPECT_FLOAT_EQ(stage.dice_tray(), 0);
  EXPECT_FALSE(stage.update(0));
}

TEST(Dice, TheStageRollsUntilTheyAreReadOrSkipped) {
  table::Stage stage(world());
  const wotr::View before = opening();
  stage.reset(wotr_table::mirror(world(), before.board));
  EXPECT_FALSE(stage.is_rolling());
  wotr::View after = before;
  after.board.dice[0].faces[0] = 2;
  const core::Event die{wotr::byte_of(wotr::EventKind::kActionDie), {0, 0}};
  const table::Beat beat{.cues = cues({die, die}),
                         .after = wotr_table::mirror(world(), after.board)};
  stage.tell(beat);
  stage.update(0.5);
  EXPECT_TRUE(stage.is_rolling());
  stage.update(kLong);
  EXPECT_FALSE(stage.is_rolling());
  stage.reset(wotr_table::mirror(world(), before.board));
  stage.tell(beat);
  stage.update(0.5);
  stage.skip();
  EXPECT_FALSE(stage.is_rolling());
}

/// So many dice that no throw of them can be worked out quickly.
engine::ThrowSetup long_work(std::uint32_t seed) {
  return {.tray = {.size = {14, 14}}, .cubes = engine::kMostThrown, .seed = seed};
}

std::vector<const Actor*> flying(const table::Stage& stage) {
  std::vector<const Actor*> dice;
  for (const Actor& actor : stage.actors()) {
    if (actor.motion.flight) dice.push_back(&actor);
  }
  return dice;
}

TEST(Dice, NoFrameWaitsForAThrowAndItIsTheSameThrow) {
  table::Stage at_once(world());
  table::Stage aside(world());
  const auto worker = std::make_shared<engine::ThrowWorker>();
  aside.use_worker(worker);
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  const core::Event die{wotr::byte_of(wotr::EventKind::kCombatDie),
                        {wotr::byte_of(Side::kShadow), 4, 0, 0}};
  const table::Beat beat{.cues = cues({die, die, die, die, die}), .after = mirror};
  at_once.reset(mirror);
  aside.reset(mirror);
  at_once.tell(beat);
  std::shared_ptr<const engine::PendingThrow> before;
  for (std::uint32_t i = 0; i < 5; ++i) before = worker->start(long_work(i));
  aside.tell(beat);
  EXPECT_FALSE(before->is_ready()) << "the worker has other work, and the stage did not wait";
  EXPECT_TRUE(aside.update(0.016));
  EXPECT_TRUE(aside.is_rolling() && aside.is_moving());
  EXPECT_TRUE(flying(aside).empty());
  worker->start(long_work(9));
  while (flying(aside).empty()) {
    before->get();
    ASSERT_TRUE(aside.update(0));
  }
  const std::vector<const Actor*> expected = flying(at_once);
  const std::vector<const Actor*> seen = flying(aside);
  ASSERT_EQ(seen.size(), expected.size());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const engine::Pose one = table::rest_of(*expected[i]->motion.flight);
    const engine::Pose other = table::rest_of(*seen[i]->motion.flight);
    EXPECT_EQ(one.position, other.position);
    EXPECT_EQ(one.rotation, other.rotation);
  }
}

TEST(Dice, AThrowThatIsSkippedBeforeItIsReadyIsNotShownLater) {
  table::Stage stage(world());
  const auto worker = std::make_shared<engine::ThrowWorker>();
  stage.use_worker(worker);
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  stage.reset(mirror);
  worker->start(long_work(1));
  stage.tell({.cues = cues({{wotr::byte_of(wotr::EventKind::kHuntDie), {6, 1}}}), .after = mirror});
  EXPECT_TRUE(stage.is_rolling());
  stage.skip();
  EXPECT_FALSE(stage.is_rolling() || stage.is_moving());
  EXPECT_TRUE(flying(stage).empty());
  EXPECT_FALSE(stage.update(0.1));
}

TEST(Dice, ThatCannotComeToRestAreLaidOutWithTheRightFaceUp) {
  std::vector<Actor> dice;
  for (int pips = 1; pips <= 6; ++pips)
    dice.push_back(combat_die(Side::kFree, static_cast<std::uint8_t>(pips)));
  table::ThrowPlan hopeless = plan();
  hopeless.source = [](engine::ThrowSetup setup) {
    setup.tray.size = {12, 8};
    return std::make_shared<const engine::Throw>(engine::simulate(setup));
  };
  std::uint32_t throws = 0;
  table::throw_together(dice, hopeless, throws);
  for (int pips = 1; pips <= 6; ++pips) {
    const Actor& die = dice[static_cast<std::size_t>(pips - 1)];
    ASSERT_TRUE(die.motion.flight);
    const Actor::Look look = table::look_at(die, read_at(die));
    EXPECT_EQ(face_seen(look.pose.rotation), pips - 1);
    EXPECT_FLOAT_EQ(look.opacity, 1);
  }
}

TEST(Dice, TheTrayStaysForAnotherThrowAndKeepsNobodyWaiting) {
  table::Stage stage(world());
  const table::Mirror mirror = wotr_table::mirror(world(), opening().board);
  stage.reset(mirror);
  const core::Event rolled{wotr::byte_of(wotr::EventKind::kHuntDie), {6, 1}};
  stage.tell({.cues = cues({rolled}), .after = mirror});
  for (int i = 0; i < 1000 && stage.is_moving(); ++i) stage.update(0.02);
  EXPECT_FALSE(stage.is_moving());
  EXPECT_FLOAT_EQ(stage.dice_tray(), 1);
  EXPECT_TRUE(stage.update(0.02));
  for (int i = 0; i < 1000 && stage.update(0.02); ++i) {
  }
  EXPECT_FLOAT_EQ(stage.dice_tray(), 0);
}

TEST(Dice, TheWallsStandWhereTheThrowHasThem) {
  const engine::Tray tray = table::dice_tray();
  const engine::Mesh mesh = table::dice_tray_mesh();
  float rim = 0;
  float outside = 0;
  for (const engine::Vertex& vertex : mesh.vertices) {
    rim = std::max(rim, vertex.position.y);
    outside = std::max(outside, std::abs(vertex.position.x));
    if (vertex.position.y < 0.1F) continue;
    EXPECT_TRUE(std::abs(vertex.position.x) > tray.size.x / 2 - 1e-3F ||
                std::abs(vertex.position.z) > tray.size.y / 2 - 1e-3F);
  }
  EXPECT_NEAR(outside, tray.size.x / 2 + tray.wall, 1e-3F);
  EXPECT_NEAR(rim, tray.rim, 0.1F);
}

TEST(Dice, TheTrayStandsOverTheLandUnderIt) {
  const engine::Tray tray = table::dice_tray();
  const glm::vec3 place = table::dice_tray_home(layout()).position;
  const glm::ivec2 steps(tray.size / 0.25F);
  for (int i = 0; i <= steps.x; ++i) {
    for (int k = 0; k <= steps.y; ++k) {
      const float x = 0.25F * static_cast<float>(i) - tray.size.x / 2;
      const float z = 0.25F * static_cast<float>(k) - tray.size.y / 2;
      EXPECT_LT(board().ground.height_at({place.x + x, place.z + z}), place.y) << x << ", " << z;
    }
  }
}

TEST(DiceTray, LiesWhollyInWhatPanelsLeave) {
  constexpr float kOfHeight = 12;  // points: it is looked for at the height of the table
  const glm::vec2 size = layout().size;
  const engine::ScreenPart clear{{406, 56}, {1280, 616}};
  const engine::Tray tray = table::dice_tray();
  const glm::vec2 half = tray.size / 2.0F + tray.wall;
  for (const glm::vec2 target : {glm::vec2(0.1F, 0.2F), glm::vec2(0.5F, 0.5F),
                                 glm::vec2(0.9F, 0.1F), glm::vec2(0.9F, 0.9F)}) {
    const engine::CameraPose pose{.target = target * size, .distance = 40, .tilt = 0.6F};
    const engine::CameraView camera = engine::view_from(pose, {1280, 720});
    const table::TrayPlace place =
        table::place_tray({layout(), board().ground}, {.camera = camera, .clear = clear});
    for (const float side : {-1.0F, 1.0F}) {
      const auto nearest = engine::screen_point(
          camera, in_world(place, {.position = {side * half.x, tray.rim, half.y}}).position);
      ASSERT_TRUE(nearest);
      EXPECT_GE(nearest->x, clear.from.x - kOfHeight) << target.x;
      EXPECT_LE(nearest->x, clear.to.x + kOfHeight) << target.x;
    }
  }
}

TEST(DiceTray, HidesWhatLiesBehindItAsTheEyeSeesIt) {
  table::TrayPlace place = table::dice_tray_home(layout());
  place.position = {60, 6, 60};
  const glm::vec3 from_south{60, 40, 100};
  EXPECT_TRUE(table::is_behind_tray(place, from_south, {60, 1, 60 - 5}));
  EXPECT_FALSE(table::is_behind_tray(place, from_south, {60, 1, 60 + 30})) << "before it";
  EXPECT_FALSE(table::is_behind_tray(place, from_south, {100, 1, 60})) << "beside it";
  EXPECT_FALSE(table::is_behind_tray(place, from_south, {60, 8, 60})) << "on top of it";
}

}  // namespace
