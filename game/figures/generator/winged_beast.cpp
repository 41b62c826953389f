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

const glm::vec4 kHide = engine::paint_from_srgb(0x4A4542);
const glm::vec4 kMembrane = engine::paint_from_srgb(0x6A3B34);

// One wing: an arm of two bones, raised, and skin between it and the flank. The trailing edge is
// scalloped between the finger tips.
void add_wing(Clay& clay, float side) {
  const auto out = [&](float x, float y, float z) { return vec3(side * x, y, z); };
  const vec3 shoulder = out(0.14F, 1.35F, 0.18F);
  const vec3 wrist = out(0.8F, 2.1F, 0.32F);
  const vec3 tip = out(1.42F, 1.95F, -0.35F);
  if (!is_fine(clay)) {
    std::vector<vec3> skin{shoulder, wrist, out(0.2F, 1.25F, -0.45F), tip};
    if (side > 0.0F) std::swap(skin[0], skin[1]), std::swap(skin[2], skin[3]);
    add(clay, engine::cloth(skin, 2, 0.04F, kMembrane));
    return;
  }
  std::vector<vec3> skin{shoulder,
                         wrist,
                         tip,
                         out(0.18F, 1.3F, -0.2F),
                         out(0.72F, 1.75F, -0.2F),
                         out(1.12F, 1.7F, -0.5F),
                         out(0.2F, 1.2F, -0.62F),
                         out(0.62F, 1.5F, -0.78F),
                         out(0.98F, 1.55F, -0.72F)};
  if (side > 0.0F) {
    for (std::size_t row = 0; row < 9; row += 3) std::swap(skin[row], skin[row + 2]);
  }
  add(clay, engine::cloth(skin, 3, 0.035F, kMembrane));
  add(clay,
      engine::tube(std::array{shoulder, wrist, tip}, std::array{0.1F, 0.07F, 0.0F}, 4, kHide));
  for (const vec3& end : {out(0.62F, 1.52F, -0.8F), out(1.0F, 1.57F, -0.76F)}) {
    add_stick(clay, wrist, end, 0.045F, 0.015F, kHide, 3);
  }
  add_stick(clay, wrist, wrist + vec3(side * 0.04F, 0.22F, 0.1F), 0.05F, 0.0F, paints::kBone, 3);
}

void add_neck_and_head(Clay& clay) {
  const std::array<vec3, 4> neck{vec3(0, 1.22F, 0.3F), vec3(0, 1.45F, 0.62F), vec3(0, 1.72F, 0.72F),
                                 vec3(0, 1.88F, 0.84F)};
  if (is_fine(clay)) {
    add(clay, engine::tube(neck, std::array{0.17F, 0.11F, 0.09F, 0.1F}, 5, kHide));
  } else {
    add_stick(clay, neck[0], neck[3], 0.15F, 0.1F, kHide);
  }
  const vec3 brow = neck[3];
  add_stick(clay, brow + vec3(0, 0.03F, -0.1F), brow + vec3(0, -0.06F, 0.36F), 0.14F, 0.02F, kHide,
            5);
  if (!is_fine(clay)) return;
  add_stick(clay, brow + vec3(0, -0.08F, -0.02F), brow + vec3(0, -0.24F, 0.26F), 0.09F, 0.02F,
            kHide, 4);
  add_stick(clay, brow + vec3(0, 0.08F, -0.06F), brow + vec3(0, 0.22F, -0.34F), 0.07F, 0.0F,
            paints::kBone, 3);
}

}  // namespace

glm::mat4 add_winged_beast(Clay& clay) {
  const std::vector<vec3> back{{0, 0.9F, -0.62F},
                               {0, 1.02F, -0.34F},
                               {0, 1.18F, 0.0F},
                               {0, 1.22F, 0.26F},
                               {0, 1.24F, 0.42F}};
  if (is_fine(clay)) {
    add(clay, engine::tube(back, std::array{0.08F, 0.19F, 0.25F, 0.22F, 0.12F}, 6, kHide));
    add(clay, engine::tube(std::array{vec3(0, 0.94F, -0.5F), vec3(0, 0.8F, -0.9F),
                                      vec3(0.1F, 0.86F, -1.16F), vec3(0.24F, 1.0F, -1.3F)},
                           std::array{0.13F, 0.08F, 0.05F, 0.0F}, 4, kHide));
  } else {
    add_stick(clay, back.front(), back.back(), 0.14F, 0.2F, kHide);
  }
  add_neck_and_head(clay);
  for (const float side : {-1.0F, 1.0F}) {
    add_wing(clay, side);
    const vec3 hip{side * 0.16F, 1.0F, -0.1F};
    const vec3 claw{side * 0.24F, 0.02F, 0.1F};
    add_limb(clay, hip, claw, {side * 0.06F, 0.0F, -0.2F}, 0.1F, kHide);
    if (!is_fine(clay)) continue;
    for (const float toe : {-0.12F, 0.12F}) {
      add_stick(clay, claw + vec3(0, 0.03F, 0), claw + vec3(toe, 0.0F, 0.24F), 0.06F, 0.0F,
                paints::kBone, 3);
    }
  }
  return glm::translate(glm::mat4(1.0F), vec3(0.0F, 1.42F - kHipHeight, 0.02F));
}

}  // namespace figures
