#pragma once

#include <memory>
#include <vector>

#include "engine/physics/throw.h"

namespace engine {

/// How a cube leaves the hand.
struct Release {
  Pose pose;
  glm::vec3 velocity{0};  ///< a second
  glm::vec3 spin{0};      ///< radians a second
};

/// Two bodies that pressed on each other in the last step; `other` is a cube, or one of these.
struct Touch {
  int cube = 0;
  int other = 0;
  float impulse = 0;  ///< in the units of Release::velocity, for a mass of 1
  glm::vec3 place{0};
};
inline constexpr int kFloorBody = -1;
inline constexpr int kWallBody = -2;

/// Bullet's world of one throw: a tray, and the cubes that have been let go of. What it gives
/// follows from what is done with it and from nothing else.
class TrayWorld {
 public:
  TrayWorld(const Tray& tray, float side);
  ~TrayWorld();
  TrayWorld(const TrayWorld&) = delete;
  TrayWorld& operator=(const TrayWorld&) = delete;

  /// Cubes are numbered in the order they come.
  void add(const Release& release);
  void step(float seconds);
  /// It stays as it lies, and costs nothing, until another cube touches it.
  void let_sleep(int cube);

  /// In an order that follows from what was done, too.
  std::vector<Touch> touches() const;

  Pose pose(int cube) const;
  float speed(int cube) const;
  float spin(int cube) const;

 private:
  struct Bodies;
  std::unique_ptr<Bodies> bodies_;
};

}  // namespace engine
