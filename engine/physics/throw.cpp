#include "engine/physics/throw.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <mutex>

#include "base/scatter.h"
#include "engine/physics/knock_recorder.h"
#include "engine/physics/tray_world.h"

namespace engine {
namespace {

using base::Scatter;

constexpr int kStepsInPose = 2;
constexpr float kStep = 1 / (kThrowRate * kStepsInPose);
constexpr int kMostPoses = 3 * static_cast<int>(kThrowRate);
constexpr int kMostAttempts = 64;

constexpr int kAbreast = 3;           // cubes that leave the hand together
constexpr float kStagger = 0.08F;     // seconds between those and the next
constexpr float kStillSpeed = 0.12F;  // sides a second
constexpr float kStillSpin = 0.12F;   // radians a second
constexpr int kStillPoses = 4;        // so long must all be still
constexpr int kStuckPoses = 12;
constexpr float kFlat = 0.9995F;       // a lean of less than two degrees
constexpr float kLyingHeight = 0.03F;  // sides above or below lying on the floor
constexpr float kRoom = 1.25F;         // sides from one cube that is laid out to the next

glm::quat any_rotation(Scatter& chance) {
  const glm::quat turn{chance.between(-1, 1), chance.between(-1, 1), chance.between(-1, 1),
                       chance.between(-1, 1)};
  return glm::dot(turn, turn) > 1e-3F ? glm::normalize(turn) : glm::quat(1, 0, 0, 0);
}

/// How the hand lets go of one cube: speeds are in sides, so that all sizes fly alike.
Release release(const ThrowSetup& setup, int number, Scatter& chance) {
  const glm::vec3 ahead{setup.towards.x, 0, setup.towards.y};
  const glm::vec3 across{-setup.towards.y, 0, setup.towards.x};
  const glm::vec3 half{setup.tray.size.x / 2, 0, setup.tray.size.y / 2};
  const float length = std::abs(glm::dot(half, ahead));
  const float breadth = std::abs(glm::dot(half, across));
  const float side = setup.side;
  const float lane = (static_cast<float>(number % kAbreast) + 0.5F) / kAbreast * 2 - 1;

  Release given;
  given.pose.position = -ahead * (length + side * chance.between(0.3F, 0.7F)) +
                        across * (lane * breadth * 0.75F + side * chance.between(-0.4F, 0.4F));
  given.pose.position.y = setup.tray.rim + side * chance.between(1.1F, 1.7F);
  given.pose.rotation = any_rotation(chance);
  given.velocity = ahead * (side * chance.between(8, 13)) +
                   across * (side * (chance.between(-2, 2) - lane * 0.5F));
  given.velocity.y = side * chance.between(-1, 1.5F);
  const glm::vec3 axle = glm::cross(glm::vec3(0, 1, 0), ahead);
  given.spin = axle * chance.between(8, 14) +
               glm::vec3(chance.between(-5, 5), chance.between(-5, 5), chance.between(-5, 5));
  return given;
}

int release_pose(int number) {
  const int row = number / kAbreast;
  return static_cast<int>(static_cast<float>(row) * kStagger * kThrowRate);
}

bool lies_flat(const Pose& pose, const ThrowSetup& setup) {
  const float off = pose.position.y - setup.side / 2;
  return flatness(pose.rotation) > kFlat && std::abs(off) < kLyingHeight * setup.side;
}

bool is_over_tray(const Pose& pose, const Tray& tray) {
  return std::abs(pose.position.x) < tray.size.x / 2 && std::abs(pose.position.z) < tray.size.y / 2;
}

/// The cubes of one attempt while they fly and after.
struct Attempt {
  TrayWorld world;
  std::vector<Release> releases;
  std::vector<int> still;  ///< poses since each lies flat and does not move
  std::vector<int> stuck;  ///< poses since each leans on something and does not move
  KnockRecorder recorder;
  Throw thrown;
};

/// Lets go of the cubes whose time has come, and notes where all are. Answers how many are free.
int let_go(Attempt& attempt, const ThrowSetup& setup, int pose, int free) {
  while (free < setup.cubes && release_pose(free) <= pose) {
    attempt.world.add(attempt.releases[static_cast<std::size_t>(free++)]);
  }
  for (int i = 0; i < setup.cubes; ++i) {
    const auto at = static_cast<std::size_t>(i);
    attempt.thrown.cubes[at].poses.push_back(i < free ? attempt.world.pose(i)
                                                      : attempt.releases[at].pose);
  }
  return free;
}

/// Who has come to lie flat may sleep until another touches it.
void let_rest(Attempt& attempt, const ThrowSetup& setup, int free) {
  for (int i = 0; i < free; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const bool is_slow =
        attempt.world.speed(i) < kStillSpeed * setup.side && attempt.world.spin(i) < kStillSpin;
    const bool is_flat = lies_flat(attempt.thrown.cubes[at].at_rest(), setup);
    attempt.still[at] = is_slow && is_flat ? attempt.still[at] + 1 : 0;
    attempt.stuck[at] = is_slow && !is_flat ? attempt.stuck[at] + 1 : 0;
    if (attempt.still[at] >= kStillPoses) attempt.world.let_sleep(i);
  }
}

bool all_rest(const Attempt& attempt) {
  return std::all_of(attempt.still.begin(), attempt.still.end(),
                     [](int poses) { return poses >= kStillPoses; });
}

/// One has left the tray, or leans on another or on a wall.
bool is_spoiled(const Attempt& attempt, const ThrowSetup& setup) {
  for (std::size_t i = 0; i < attempt.stuck.size(); ++i) {
    const Pose& pose = attempt.thrown.cubes[i].at_rest();
    const bool is_out = pose.position.y < setup.tray.rim && !is_over_tray(pose, setup.tray);
    if (is_out || attempt.stuck[i] >= kStuckPoses) return true;
  }
  return false;
}

/// To the next pose.
void go_on(Attempt& attempt, int pose) {
  for (int step = 1; step <= kStepsInPose; ++step) {
    attempt.world.step(kStep);
    const auto steps = static_cast<float>(pose * kStepsInPose + step);
    attempt.recorder.note(steps * kStep, attempt.world.touches());
  }
}

/// Throws once; no cubes where the throw is spoiled or takes too long.
Throw throw_once(const ThrowSetup& setup, std::uint32_t seed) {
  Scatter chance(seed);
  const auto cubes = static_cast<std::size_t>(setup.cubes);
  Attempt attempt{TrayWorld(setup.tray, setup.side), {},
                  std::vector<int>(cubes),           std::vector<int>(cubes),
                  KnockRecorder(setup.side),         {}};
  attempt.thrown.cubes.resize(cubes);
  for (int i = 0; i < setup.cubes; ++i) {
    attempt.releases.push_back(release(setup, i, chance));
    attempt.thrown.cubes[static_cast<std::size_t>(i)].released =
        static_cast<float>(release_pose(i)) / kThrowRate;
  }
  int free = 0;
  for (int pose = 0; pose < kMostPoses && !all_rest(attempt); ++pose) {
    free = let_go(attempt, setup, pose, free);
    let_rest(attempt, setup, free);
    if (is_spoiled(attempt, setup)) return {};
    go_on(attempt, pose);
  }
  if (!all_rest(attempt)) return {};
  for (ThrownCube& cube : attempt.thrown.cubes) cube.up = face_up(cube.at_rest().rotation);
  const auto poses = static_cast<float>(attempt.thrown.cubes.front().poses.size());
  attempt.thrown.seconds = (poses - 1) / kThrowRate;
  attempt.thrown.knocks = attempt.recorder.take();
  return std::move(attempt.thrown);
}

}  // namespace

Throw simulate(const ThrowSetup& setup) {
  if (setup.cubes <= 0) return {};
  static std::mutex one_at_a_time;  // Bullet counts things for the whole process
  const std::lock_guard lock(one_at_a_time);
  Scatter chance(setup.seed);
  for (int i = 0; i < kMostAttempts; ++i) {
    const auto seed = static_cast<std::uint32_t>(chance.between(0, 16777215.0F));
    Throw thrown = throw_once(setup, seed);
    if (!thrown.cubes.empty()) return thrown;
  }
  return laid_out(setup);
}

Throw laid_out(const ThrowSetup& setup) {
  Throw thrown;
  const int most_rows = std::max(1, static_cast<int>(setup.tray.size.y / setup.side));
  const int least_columns = (setup.cubes + most_rows - 1) / most_rows;
  const int airy_columns = static_cast<int>(setup.tray.size.x / (kRoom * setup.side));
  const int columns = std::clamp(airy_columns, least_columns, setup.cubes);
  const int rows = (setup.cubes + columns - 1) / columns;
  const glm::vec2 step =
      glm::min(glm::vec2(kRoom * setup.side), setup.tray.size / glm::vec2(columns, rows));
  const glm::vec2 middle = glm::vec2(columns - 1, rows - 1) / 2.0F;
  for (int i = 0; i < setup.cubes; ++i) {
    const glm::vec2 place = (glm::vec2(i % columns, i / columns) - middle) * step;
    const Pose pose{{place.x, setup.side / 2, place.y}, {1, 0, 0, 0}};
    thrown.cubes.push_back({.released = 0, .poses = {pose}, .up = CubeFace::kUp});
  }
  return thrown;
}

Pose pose_at(const ThrownCube& cube, float seconds) {
  const float at = std::max(0.0F, seconds) * kThrowRate;
  const auto before = static_cast<std::size_t>(at);
  if (before + 1 >= cube.poses.size()) return cube.poses.back();
  const Pose& from = cube.poses[before];
  const Pose& to = cube.poses[before + 1];
  const float share = at - static_cast<float>(before);
  return {glm::mix(from.position, to.position, share),
          glm::slerp(from.rotation, to.rotation, share)};
}

}  // namespace engine
