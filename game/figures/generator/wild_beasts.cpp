#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/generator/beasts.h"
#include "game/figures/generator/body.h"

namespace figures {
namespace {

using glm::vec3;

void add_bent_leg(Clay& clay, const vec3& hip, const vec3& knee, const vec3& foot, float thickness,
                  const glm::vec4& paint) {
  if (is_fine(clay)) {
    add(clay,
        engine::tube(std::array{foot, knee, hip},
                     std::array{thickness * 0.9F, thickness * 0.8F, thickness * 1.6F}, 4, paint));
  } else {
    add_stick(clay, foot, hip, thickness, thickness * 1.4F, paint);
  }
}

void add_wolf_head(Clay& clay, const glm::vec4& fur) {
  const vec3 brow{0.0F, 0.74F, 0.5F};
  add_stick(clay, {0, 0.62F, 0.2F}, brow, 0.2F, 0.15F, engine::shaded(fur, 0.8F), 5);
  add_stick(clay, brow + vec3(0, 0.02F, -0.04F), brow + vec3(0, -0.12F, 0.34F), 0.16F, 0.07F, fur,
            5);
  if (!is_fine(clay)) return;
  for (const float side : {-1.0F, 1.0F}) {
    add_stick(clay, brow + vec3(side * 0.1F, 0.08F, -0.04F),
              brow + vec3(side * 0.15F, 0.27F, -0.1F), 0.06F, 0.0F, fur, 3);
  }
  add_stick(clay, brow + vec3(0, -0.12F, 0.04F), brow + vec3(0, -0.24F, 0.28F), 0.08F, 0.04F,
            engine::shaded(fur, 0.7F), 4);
}

}  // namespace

glm::mat4 add_wolf(Clay& clay, const glm::vec4& fur) {
  const std::vector<vec3> path{{0, 0.52F, -0.5F},
                               {0, 0.54F, -0.3F},
                               {0, 0.56F, 0.06F},
                               {0, 0.62F, 0.26F},
                               {0, 0.66F, 0.36F}};
  if (is_fine(clay)) {
    add(clay, engine::tube(path, std::array{0.08F, 0.17F, 0.2F, 0.24F, 0.12F}, 6, fur));
  } else {
    add_stick(clay, path.front(), path.back(), 0.16F, 0.2F, fur);
  }
  add_wolf_head(clay, fur);
  for (const float side : {-1.0F, 1.0F}) {
    const float x = side * 0.15F;
    const float step = side * 0.12F;
    add_bent_leg(clay, {x, 0.48F, -0.34F}, {x * 1.2F, 0.28F, -0.26F + step},
                 {x * 1.2F, 0.0F, -0.38F + step}, 0.08F, fur);
    add_bent_leg(clay, {x, 0.5F, 0.26F}, {x * 1.2F, 0.26F, 0.24F - step},
                 {x * 1.2F, 0.0F, 0.34F - step}, 0.08F, fur);
  }
  if (is_fine(clay)) {
    add(clay, engine::tube(
                  std::array{vec3(0, 0.56F, -0.44F), vec3(0, 0.5F, -0.62F), vec3(0, 0.56F, -0.82F)},
                  std::array{0.05F, 0.1F, 0.0F}, 4, engine::shaded(fur, 0.8F)));
  }
  return glm::translate(glm::mat4(1.0F), vec3(0.0F, 0.74F - kHipHeight, -0.08F));
}

}  // namespace figures
