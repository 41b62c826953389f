#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/clay.h"
#include "game/figures/palette.h"

// One body for every walker and rider. It is 1.5 tall from sole to crown, faces +z, and its right
// hand is at -x. A pose is where the hands are; the elbows follow.
namespace figures {

enum class Legs { kStanding, kStriding, kRiding, kRobe };

struct Body {
  Legs legs = Legs::kStanding;
  float breadth = 1.0F;  ///< of shoulders, limbs and belly
  float lean = 0.0F;     ///< degrees forward from the hips
  glm::vec3 right_hand{-0.36F, 0.72F, 0.12F};
  glm::vec3 left_hand{0.36F, 0.72F, 0.12F};
  glm::vec4 skin = paints::kSkin;
  glm::vec4 coat = paints::kLeather;
  glm::vec4 sleeves = paints::kLeather;
  glm::vec4 trousers = paints::kOak;
};

/// Where things are fastened.
struct Joints {
  glm::vec3 head;
  glm::vec3 neck;
  glm::vec3 right_shoulder;
  glm::vec3 left_shoulder;
  glm::vec3 right_hand;
  glm::vec3 left_hand;
};

inline constexpr float kHeadRadius = 0.18F;
inline constexpr float kHipHeight = 0.6F;

Joints add_body(Clay& clay, const Body& body);

/// An arm or a bent leg: from joint to end, the middle pushed towards `bend`.
void add_limb(Clay& clay, const glm::vec3& from, const glm::vec3& to, const glm::vec3& bend,
              float thickness, const glm::vec4& paint, int full_sides = 5);

}  // namespace figures
