#include "engine/render/frame/colour_vision.h"

namespace engine {
namespace {

// Cone responses of linear sRGB light (Hunt, Pointer and Estevez).
const glm::mat3 kConesOfLight = glm::transpose(glm::mat3(  //
    0.31399022F, 0.63951294F, 0.04649755F,                 //
    0.15537241F, 0.75789446F, 0.08670142F,                 //
    0.01775239F, 0.10944209F, 0.87256922F));

/// A lacking cone answers as the two others suggest, such that white and the primary that those
/// eyes see as everyone stay the same (Vienot, Brettel and Mollon).
glm::mat3 cones_seen_by(ColourVision vision) {
  switch (vision) {
    case ColourVision::kProtan:
      return glm::transpose(glm::mat3(0, 1.05118294F, -0.05116099F, 0, 1, 0, 0, 0, 1));
    case ColourVision::kDeutan:
      return glm::transpose(glm::mat3(1, 0, 0, 0.9513092F, 0, 0.04866992F, 0, 0, 1));
    case ColourVision::kTritan:
      return glm::transpose(glm::mat3(1, 0, 0, 0, 1, 0, -0.86744736F, 1.86727089F, 0));
    case ColourVision::kFull: break;
  }
  return glm::mat3(1);
}

/// Where what is lost goes: red and green differences to blue, blue ones to red and green.
glm::mat3 shift_of(ColourVision vision) {
  if (vision == ColourVision::kTritan) {
    return glm::transpose(glm::mat3(1, 0, 0.7F, 0, 1, 0.7F, 0, 0, 0));
  }
  return glm::transpose(glm::mat3(0, 0, 0, 0.7F, 1, 0, 0.7F, 0, 1));
}

}  // namespace

glm::mat3 seen_by(ColourVision vision) {
  return glm::inverse(kConesOfLight) * cones_seen_by(vision) * kConesOfLight;
}

glm::mat3 correction_for(ColourVision vision) {
  if (vision == ColourVision::kFull) return glm::mat3(1);
  const glm::mat3 lost = glm::mat3(1) - seen_by(vision);
  return glm::mat3(1) + shift_of(vision) * lost;
}

}  // namespace engine
