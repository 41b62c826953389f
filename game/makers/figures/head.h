#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/makers/figures/sculpture.h"

namespace figures {

enum class FaceKind { kMan, kElf, kDwarf, kOrc, kTroll, kNone };

struct Face {
  FaceKind kind = FaceKind::kMan;
  glm::vec4 brows = paints::kOak;
  glm::vec4 eyes = paints::kInk;
};

/// From the middle of the skull to the crown.
inline constexpr float kHeadRadius = 0.15F;

/// A head that looks to +z, with its neck; `at` is the middle of the skull.
void add_head(Sculpture& sculpture, const glm::vec3& at, const Face& face, const glm::vec4& paint);

}  // namespace figures
