#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "game/makers/figures/beasts.h"
#include "game/makers/figures/body.h"

namespace figures {
namespace {

using glm::vec3;

void add_paw_leg(Part& coat, Part& claws, const vec3& hip, const vec3& knee, const vec3& hock,
                 const vec3& paw, float thick) {
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(rod(hip, knee, thick * 1.7F, thick), 0.06F);
  put(rod(knee, hock, thick, thick * 0.68F), 0.03F);
  put(rod(hock, paw + vec3(0, 0.04F, 0), thick * 0.68F, thick * 0.62F), 0.03F);
  put(ball(paw + vec3(0, 0.032F, 0.045F), {thick * 0.95F, 0.035F, 0.075F}), 0.02F);
  for (const float toe : {-0.04F, 0.0F, 0.04F}) {
    claws.lumps.push_back(
        rod(paw + vec3(toe, 0.03F, 0.1F), paw + vec3(toe * 1.2F, 0.008F, 0.145F), 0.015F, 0.003F));
  }
}

void add_wolf_head(Sculpture& sculpture, Part& coat, const glm::vec4& paint) {
  const vec3 brow{0.0F, 0.76F, 0.52F};
  const vec3 nose = brow + vec3(0, -0.1F, 0.29F);
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(rod({0, 0.64F, 0.24F}, brow + vec3(0, -0.01F, -0.08F), 0.2F, 0.14F), 0.08F);
  put(ball(brow, {0.12F, 0.11F, 0.13F}), 0.05F);
  put(rod(brow + vec3(0, -0.03F, 0.08F), nose, 0.07F, 0.042F), 0.04F);
  put(rod(brow + vec3(0, -0.12F, 0.02F), nose + vec3(0, -0.115F, -0.06F), 0.055F, 0.026F), 0.03F);
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return brow + vec3(side * x, y, z); };
    put(rod(on(0.075F, 0.07F, -0.03F), on(0.125F, 0.23F, -0.09F), 0.045F, 0.006F), 0.02F);
    put(rod(on(0.02F, 0.05F, 0.1F), on(0.085F, 0.055F, 0.06F), 0.024F, 0.02F), 0.02F);
    put(rod(on(0.1F, -0.03F, -0.04F), on(0.15F, -0.14F, -0.1F), 0.06F, 0.015F), 0.04F);
  }
  coat.lumps.push_back(carved(
      rod(brow + vec3(0, -0.13F, 0.1F), nose + vec3(0, -0.07F, 0.0F), 0.016F, 0.03F), 0.01F));
  Part& dark = add_part(sculpture, {paints::kInk, Finish::kFlat, Tool::kSmooth, 0.007F});
  dark.lumps.push_back(ball(nose + vec3(0, 0.015F, 0.035F), {0.028F, 0.022F, 0.02F}));
  Part& eyes = add_part(sculpture, {paints::kStraw, Finish::kFlat, Tool::kSmooth, 0.006F});
  Part& teeth = add_part(sculpture, bone(paints::kBone));
  teeth.material.grain = 0.006F;
  for (const float side : {-1.0F, 1.0F}) {
    eyes.lumps.push_back(ball(brow + vec3(side * 0.062F, 0.018F, 0.105F), 0.017F));
    for (const float back : {0.0F, 0.05F, 0.1F}) {
      const vec3 at = nose + vec3(side * (0.03F + back * 0.2F), -0.035F, -0.01F - back);
      teeth.lumps.push_back(rod(at, at - vec3(0, 0.045F, 0), 0.011F, 0.003F));
    }
  }
  static_cast<void>(paint);
}

}  // namespace

glm::mat4 add_wolf(Sculpture& sculpture, const glm::vec4& paint) {
  Part& claws = add_part(sculpture, bone(paints::kBone));
  Part& coat = add_part(sculpture, fur(paint));
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball({0, 0.54F, -0.32F}, {0.16F, 0.17F, 0.22F}), 0);
  put(ball({0, 0.56F, -0.04F}, {0.16F, 0.17F, 0.3F}), 0.1F);
  put(ball({0, 0.6F, 0.2F}, {0.2F, 0.23F, 0.2F}), 0.1F);
  // A ridge of bristles over the withers.
  for (int i = 0; i < 5; ++i) {
    const float z = 0.3F - 0.1F * static_cast<float>(i);
    put(rod({0, 0.78F, z}, {0, 0.88F - 0.03F * static_cast<float>(i), z - 0.1F}, 0.05F, 0.008F),
        0.03F);
  }
  add_wolf_head(sculpture, coat, paint);
  for (const float side : {-1.0F, 1.0F}) {
    const float x = side * 0.15F;
    const float step = side * 0.13F;
    add_paw_leg(coat, claws, {x, 0.5F, -0.36F}, {x * 1.2F, 0.33F, -0.24F + step},
                {x * 1.2F, 0.2F, -0.43F + step}, {x * 1.25F, 0.0F, -0.38F + step}, 0.068F);
    add_paw_leg(coat, claws, {x, 0.52F, 0.24F}, {x * 1.25F, 0.34F, 0.18F - step},
                {x * 1.25F, 0.16F, 0.27F - step}, {x * 1.25F, 0.0F, 0.28F - step}, 0.07F);
  }
  add_rope(coat,
           std::array{vec3(0, 0.58F, -0.48F), vec3(0, 0.52F, -0.64F), vec3(0, 0.44F, -0.78F),
                      vec3(0, 0.5F, -0.92F)},
           std::array{0.06F, 0.09F, 0.08F, 0.012F});
  return moved_to({0.0F, 0.76F - kHipHeight, -0.08F});
}

}  // namespace figures
