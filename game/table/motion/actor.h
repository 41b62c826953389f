#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "game/table/board/motion_style.h"
#include "game/table/motion/flight.h"
#include "game/table/motion/march_path.h"
#include "game/table/pieces/piece.h"

namespace table {

/// How a piece gets from one pose to the next.
enum class MotionKind {
  kStand,
  kMarch,   ///< lifted, carried along the path, set down with a knock
  kSlide,   ///< along the surface
  kHop,     ///< a die, taken up and laid elsewhere
  kThrow,   ///< a die: as it was reckoned, and then perhaps tidied away
  kLie,     ///< a die that nobody throws: fades in where it would have come to rest
  kLunge,   ///< thrusts at the enemy and comes back
  kArrive,  ///< comes down from above, fading in
  kFall,    ///< topples, lies, and fades
  kFade,    ///< fades where it is
  kAppear,  ///< fades in where it stands
  kRise,    ///< leaves upwards, fading
};

/// How a marching figure is carried.
struct Carriage {
  float rise = 0;
  float gather = 0;  ///< the share of the time before it leaves the ground, and
  float land = 1;    ///< when it touches the ground again
  float crouch = 0;
  float draw_back = 0;
  float squash = 0;
  float lean = 0;
  float column = 1;
};

struct Motion {
  MotionKind kind = MotionKind::kStand;
  float start = 0;  ///< seconds after its beat began
  float seconds = 0;
  float linger = 0;   ///< how long a thrown die lies to be read, or a fallen figure
  float tidying = 0;  ///< how long it takes a die to its place from where it fell, or one to fade
  engine::Pose from;
  float from_scale = 1;
  float height = 0;                       ///< that it drops from or is lifted to
  glm::vec3 reach{0};                     ///< how far a lunge goes, or the fallen are thrown back
  Carriage carriage{};                    ///< of a march
  std::shared_ptr<const MarchPath> path;  ///< of a march over land
  std::optional<Flight> flight;           ///< of a throw

  float end() const { return start + seconds + linger + tidying; }
};

/// A moment in which a piece is lit.
struct Flash {
  float start = 0;
  float until = 0;
};

/// A piece on the stage: where it will stand, and how it looks on the way there.
struct Actor {
  Piece piece;
  Motion motion;
  bool leaves = false;  ///< gone when its motion is over
  Flash flash{};

  /// Filled by `look_at`.
  struct Look {
    engine::Pose pose;
    float scale = 1;
    float squash = 1;  ///< less is lower and broader
    float opacity = 1;
    float glow = 0;
  };
};

Actor::Look look_at(const Actor& actor, float seconds);
/// `growth` is how much larger than life it is drawn.
glm::mat4 transform_of(const Actor::Look& look, float growth);

// motions.cpp: what a piece is given to do.
/// From where it stands to `to`, by the path if there is one, else through the air.
Motion march(const Actor& actor, const engine::Pose& to, std::shared_ptr<const MarchPath> path,
             const MotionStyle::March& style);
Motion slide(const Actor& actor, float start, float seconds);
Motion hop(const Actor& actor, const MotionStyle::Dice& style);
Motion arrive(const Piece& piece, const MotionStyle& style);
Motion leave(const Actor& actor, const MotionStyle& style);
Motion fade(const Piece& piece, MotionKind kind, float seconds);

}  // namespace table
