#include "engine/physics/throw.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <glm/geometric.hpp>

#include <gtest/gtest.h>

#include "engine/physics/throw_worker.h"

namespace engine {
namespace {

constexpr std::uint32_t kSeeds = 200;

ThrowSetup full_hand(std::uint32_t seed) { return {.cubes = kMostThrown, .seed = seed}; }

/// How far a cube reaches from its middle.
float reach(const Pose& pose, const glm::vec3& way, float side) {
  const glm::mat3 axes = glm::mat3_cast(pose.rotation);
  float sum = 0;
  for (int i = 0; i < 3; ++i) sum += std::abs(glm::dot(axes[i], way));
  return side / 2 * sum;
}

/// Apart along an axis of one of them; the dice that are drawn have rounded edges.
bool are_apart(const ThrownCube& one, const ThrownCube& other, float side) {
  const auto apart_along_axes_of = [&](const ThrownCube& cube) {
    const glm::mat3 axes = glm::mat3_cast(cube.at_rest().rotation);
    const glm::mat3 others = glm::mat3_cast((&cube == &one ? other : one).at_rest().rotation);
    const glm::vec3 way = other.at_rest().position - one.at_rest().position;
    for (int i = 0; i < 3; ++i) {
      float reached = side / 2;
      for (int k = 0; k < 3; ++k) reached += side / 2 * std::abs(glm::dot(axes[i], others[k]));
      if (std::abs(glm::dot(way, axes[i])) > reached - 0.08F * side) return true;
    }
    return false;
  };
  return apart_along_axes_of(one) || apart_along_axes_of(other);
}

float angle_between(const glm::quat& one, const glm::quat& other) {
  return 2 * std::acos(std::min(1.0F, std::abs(glm::dot(one, other))));
}

TEST(Throw, TheSameSeedGivesTheSameThrow) {
  for (std::uint32_t seed : {0U, 7U, 4711U}) {
    const Throw once = simulate(full_hand(seed));
    const Throw again = simulate(full_hand(seed));
    ASSERT_EQ(once.cubes.size(), again.cubes.size());
    for (std::size_t i = 0; i < once.cubes.size(); ++i) {
      ASSERT_EQ(once.cubes[i].poses.size(), again.cubes[i].poses.size());
      for (std::size_t k = 0; k < once.cubes[i].poses.size(); ++k) {
        ASSERT_EQ(once.cubes[i].poses[k].position, again.cubes[i].poses[k].position);
        ASSERT_EQ(once.cubes[i].poses[k].rotation, again.cubes[i].poses[k].rotation);
      }
    }
  }
}

TEST(Throw, SixteenLieFlatInTheTrayAndApart) {
  for (std::uint32_t seed = 0; seed < kSeeds; ++seed) {
    const ThrowSetup setup = full_hand(seed);
    const Throw thrown = simulate(setup);
    ASSERT_EQ(thrown.cubes.size(), static_cast<std::size_t>(kMostThrown)) << seed;
    EXPECT_LE(thrown.seconds, 4) << seed;
    for (std::size_t i = 0; i < thrown.cubes.size(); ++i) {
      const ThrownCube& cube = thrown.cubes[i];
      const glm::vec3 place = cube.at_rest().position;
      const float slack = 0.05F * setup.side;
      EXPECT_GT(flatness(cube.at_rest().rotation), 0.999F) << seed;
      EXPECT_NEAR(place.y, setup.side / 2, 0.04F * setup.side) << seed;
      const glm::vec2 out{reach(cube.at_rest(), {1, 0, 0}, setup.side),
                          reach(cube.at_rest(), {0, 0, 1}, setup.side)};
      EXPECT_LT(std::abs(place.x) + out.x, setup.tray.size.x / 2 + slack) << seed;
      EXPECT_LT(std::abs(place.z) + out.y, setup.tray.size.y / 2 + slack) << seed;
      EXPECT_EQ(cube.up, face_up(cube.at_rest().rotation));
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_TRUE(are_apart(cube, thrown.cubes[k], setup.side)) << seed << ": " << i << ", " << k;
      }
    }
  }
}

TEST(Throw, EachFaceComesUpAboutAsOften) {
  std::array<int, 6> counts{};
  for (std::uint32_t seed = 0; seed < 3 * kSeeds; ++seed) {
    for (const ThrownCube& cube : simulate({.cubes = 5, .seed = seed}).cubes) {
      ++counts[static_cast<std::size_t>(cube.up)];
    }
  }
  for (const int count : counts) EXPECT_NEAR(count, 500, 100);
}

TEST(Throw, NothingJumpsBetweenTheHandAndItsRest) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const ThrowSetup setup = full_hand(seed);
    for (const ThrownCube& cube : simulate(setup).cubes) {
      for (std::size_t k = 1; k < cube.poses.size(); ++k) {
        const Pose& before = cube.poses[k - 1];
        const Pose& after = cube.poses[k];
        // 24 sides and 36 radians a second: beyond what the hand and gravity give.
        EXPECT_LT(glm::distance(before.position, after.position), 24 * setup.side / kThrowRate);
        EXPECT_LT(angle_between(before.rotation, after.rotation), 36 / kThrowRate);
        EXPECT_GT(after.position.y - reach(after, {0, 1, 0}, setup.side),
                  -0.18F * setup.side);  // felt gives
      }
    }
  }
}

TEST(Throw, ThereIsNoSnapAtTheEnd) {
  for (std::uint32_t seed = 0; seed < 40; ++seed) {
    const ThrowSetup setup = full_hand(seed);
    const Throw thrown = simulate(setup);
    for (const ThrownCube& cube : thrown.cubes) {
      const Pose& before = cube.poses[cube.poses.size() - 2];
      EXPECT_LT(glm::distance(before.position, cube.at_rest().position), 0.01F * setup.side);
      EXPECT_LT(angle_between(before.rotation, cube.at_rest().rotation), 0.01F);
      const Pose later = pose_at(cube, thrown.seconds + 5);
      EXPECT_EQ(later.position, cube.at_rest().position);
      EXPECT_EQ(later.rotation, cube.at_rest().rotation);
    }
  }
}

TEST(Throw, ComesOverTheWallItIsThrownFrom) {
  const std::array<glm::vec2, 4> ways{glm::vec2(1, 0), glm::vec2(-1, 0), glm::vec2(0, 1),
                                      glm::vec2(0, -1)};
  for (const glm::vec2& towards : ways) {
    const ThrowSetup setup{.cubes = 7, .towards = towards, .seed = 3};
    const Throw thrown = simulate(setup);
    ASSERT_EQ(thrown.cubes.size(), 7U);
    for (const ThrownCube& cube : thrown.cubes) {
      const glm::vec3 start = cube.poses.front().position;
      const float half = std::abs(glm::dot(setup.tray.size / 2.0F, towards));
      EXPECT_LT(glm::dot({start.x, start.z}, towards), -half);
      EXPECT_GT(start.y, setup.tray.rim);
    }
  }
}

/// A tray in which so many cannot come to lie flat by chance.
ThrowSetup hopeless(std::uint32_t seed) {
  return {.tray = {.size = {14, 14}}, .cubes = kMostThrown, .seed = seed};
}

TEST(Throw, WhatCannotSettleIsLaidOutFlatSideBySide) {
  const ThrowSetup setup = hopeless(5);
  const Throw thrown = simulate(setup);
  ASSERT_EQ(thrown.cubes.size(), static_cast<std::size_t>(kMostThrown));
  EXPECT_EQ(thrown.seconds, 0);
  for (std::size_t i = 0; i < thrown.cubes.size(); ++i) {
    const ThrownCube& cube = thrown.cubes[i];
    ASSERT_FALSE(cube.poses.empty());
    EXPECT_FLOAT_EQ(flatness(cube.at_rest().rotation), 1);
    EXPECT_EQ(cube.up, face_up(cube.at_rest().rotation));
    EXPECT_FLOAT_EQ(cube.at_rest().position.y, setup.side / 2);
    EXPECT_LE(std::abs(cube.at_rest().position.x) + setup.side / 2, setup.tray.size.x / 2);
    EXPECT_LE(std::abs(cube.at_rest().position.z) + setup.side / 2, setup.tray.size.y / 2);
    for (std::size_t k = 0; k < i; ++k) {
      EXPECT_TRUE(are_apart(cube, thrown.cubes[k], setup.side)) << i << ", " << k;
    }
    EXPECT_EQ(pose_at(cube, 3).position, cube.at_rest().position);
  }
}

TEST(ThrowWorker, GivesTheSameThrowAsTheSetupGivesAtOnce) {
  ThrowWorker worker;
  std::vector<std::shared_ptr<const PendingThrow>> pending;
  for (std::uint32_t seed = 0; seed < 5; ++seed) pending.push_back(worker.start(full_hand(seed)));
  for (std::uint32_t seed = 0; seed < 5; ++seed) {
    const std::shared_ptr<const Throw> thrown = pending[seed]->get();
    EXPECT_TRUE(pending[seed]->is_ready());
    const Throw expected = simulate(full_hand(seed));
    ASSERT_EQ(thrown->cubes.size(), expected.cubes.size());
    for (std::size_t i = 0; i < expected.cubes.size(); ++i) {
      EXPECT_EQ(thrown->cubes[i].at_rest().position, expected.cubes[i].at_rest().position);
      EXPECT_EQ(thrown->cubes[i].at_rest().rotation, expected.cubes[i].at_rest().rotation);
    }
  }
}

TEST(ThrowWorker, KeepsNobodyWaitingNorWaitsForWhatNobodyWants) {
  const auto began = std::chrono::steady_clock::now();
  simulate(hopeless(0));
  const auto one = std::chrono::steady_clock::now() - began;
  const auto before = std::chrono::steady_clock::now();
  {
    ThrowWorker worker;
    std::shared_ptr<const PendingThrow> last;
    for (std::uint32_t seed = 0; seed < 40; ++seed) last = worker.start(hopeless(seed));
    EXPECT_FALSE(last->is_ready());
  }
  EXPECT_LT(std::chrono::steady_clock::now() - before, 20 * one);
}

TEST(Cube, IsTurnedUpToEachFace) {
  for (int i = 0; i < 6; ++i) {
    const auto face = static_cast<CubeFace>(i);
    EXPECT_EQ(face_up(turned_up(face)), face);
    EXPECT_NEAR(flatness(turned_up(face)), 1, 1e-5F);
  }
}

}  // namespace
}  // namespace engine
