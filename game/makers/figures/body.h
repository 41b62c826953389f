#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/palette.h"
#include "game/makers/figures/head.h"
#include "game/makers/figures/sculpture.h"

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
  Material coat = leather();                 ///< chest and belly
  Material skirt = cloth(paints::kLeather);  ///< what hangs below the belt
  Material sleeves = cloth(paints::kLeather);
  glm::vec4 trousers = paints::kOak;
  glm::vec4 boots = paints::kBoot;
  glm::vec4 bracers = paints::kLeather;
  glm::vec4 pauldrons = glm::vec4(0);  ///< plates on the shoulders; no red, green or blue for none
  glm::vec4 belt = paints::kBoot;
  glm::vec4 buckle = paints::kBrass;
  Face face = {};
};

/// Where things are fastened.
struct Joints {
  glm::vec3 head;
  glm::vec3 neck;
  glm::vec3 right_shoulder;
  glm::vec3 left_shoulder;
  glm::vec3 right_hand;
  glm::vec3 left_hand;
  float breadth = 1;
};

inline constexpr float kHipHeight = 0.6F;

Joints add_body(Sculpture& sculpture, const Body& body);

}  // namespace figures
