#pragma once

#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "game/table/flight.h"
#include "game/table/piece.h"

namespace table {

/// How a piece gets from one pose to the next.
enum class Gait {
  kStand,
  kMarch,   ///< lifted, in an arc, set down with a knock
  kSlide,   ///< along the surface
  kThrow,   ///< a die: as it was reckoned, and then perhaps tidied away
  kArrive,  ///< comes down from above, fading in
  kFall,    ///< tips over and fades
  kFade,    ///< fades where it is
  kRise,    ///< leaves upwards, fading
};

struct Motion {
  Gait gait = Gait::kStand;
  float start = 0;  ///< seconds after its beat began
  float seconds = 0;
  float linger = 0;   ///< how long a thrown die lies to be read
  float tidying = 0;  ///< how long it takes to its place from where it fell
  engine::Pose from;
  float from_scale = 1;
  std::optional<Flight> flight;  ///< of a throw

  float end() const { return start + seconds + linger + tidying; }
};

/// A piece on the stage: where it will stand, and how it looks on the way there.
struct Actor {
  Piece piece;
  Motion motion;
  bool leaves = false;  ///< gone when its motion is over
  float glow_until = 0;

  /// Filled by `look_at`.
  struct Look {
    engine::Pose pose;
    float scale = 1;
    float opacity = 1;
    float glow = 0;
  };
};

Actor::Look look_at(const Actor& actor, float seconds);

Motion march(const Actor& actor, const engine::Pose& to, float start);
Motion slide(const Actor& actor, float start, float seconds);
Motion arrive(const Piece& piece, float start);
Motion leave(const Actor& actor, float start);

}  // namespace table
