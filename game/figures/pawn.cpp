#include "game/figures/pawn.h"

#include <array>
#include <utility>

#include "engine/geometry/shapes.h"

namespace figures {

engine::Mesh pawn_mesh(const Base& base) {
  Clay clay;
  const std::array<glm::vec2, 6> turned{
      {{0.4F, 0.0F}, {0.26F, 0.2F}, {0.14F, 0.9F}, {0.3F, 1.0F}, {0.24F, 1.3F}, {0.0F, 1.5F}}};
  add(clay, engine::lathe(turned, 8, base.rim));
  return finished(std::move(clay), base);
}

}  // namespace figures
