#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/physics/cube.h"
#include "engine/scene/pose.h"

// A throw is simulated to its end before any of it is shown; what is shown is this record and
// nothing else. To make a cube end with a certain face up, turn its labels, not its flight.
namespace engine {

/// A floor at height 0 around the origin, with four walls.
struct Tray {
  glm::vec2 size{34, 20};  ///< of the floor, east and south
  float rim = 3.8F;        ///< height of the walls
  float wall = 1;          ///< their thickness, outside the floor
};

inline constexpr int kMostThrown = 16;

struct ThrowSetup {
  Tray tray{};
  int cubes = 1;            ///< at most kMostThrown
  float side = 3.2F;        ///< of a cube
  glm::vec2 towards{1, 0};  ///< the way they are thrown: east, west, south or north
  std::uint32_t seed = 0;
};

struct ThrownCube {
  float released = 0;         ///< seconds until it leaves the hand; it is not seen before
  std::vector<Pose> poses{};  ///< kThrowRate of them a second, from the throw's beginning
  CubeFace up = CubeFace::kUp;

  const Pose& at_rest() const { return poses.back(); }
};

/// What a cube strikes.
enum class Struck : std::uint8_t { kFloor, kWall, kCube };

/// A cube strikes something so hard that it is heard.
struct Knock {
  float seconds = 0;  ///< after the throw began
  float impulse = 0;  ///< of a cube of mass 1, in sides a second: how much speed it takes
  Struck struck = Struck::kFloor;
  std::uint8_t cube = 0;
  glm::vec2 place{0};  ///< on the floor, east and south of its middle

  friend bool operator==(const Knock&, const Knock&) = default;
};

struct Throw {
  std::vector<ThrownCube> cubes;
  std::vector<Knock> knocks;  ///< in the order of time
  float seconds = 0;          ///< until the last one rests
};

/// Weaker ones are no knocks: a cube that slides or rests presses on the floor all the time.
inline constexpr float kLeastKnock = 1.2F;

inline constexpr float kThrowRate = 60;

/// The throw that this seed gives: each cube ends flat on the floor, beside the others. A throw
/// that leaves one leaning, piled or outside is thrown again with a number that follows from the
/// seed, so the same setup always gives the same throw. If all attempts fail, they are laid_out().
/// May be called on any thread (ThrowWorker). Takes up to some hundred milliseconds.
Throw simulate(const ThrowSetup& setup);

/// No flight: the cubes lie in rows on the floor from the beginning.
Throw laid_out(const ThrowSetup& setup);

/// The pose of a cube so long after the throw began; the last one from then on.
Pose pose_at(const ThrownCube& cube, float seconds);

}  // namespace engine
