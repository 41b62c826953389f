#include <array>
#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "game/makers/figures/beasts.h"
#include "game/makers/figures/body.h"

namespace figures {
namespace {

using glm::vec3;

const glm::vec4 kScaly = engine::paint_from_srgb(0x565049);
const glm::vec4 kMembrane = engine::paint_from_srgb(0x7A4238);

/// One wing: an arm of two bones, raised; fingers from its wrist; skin that sags between them.
void add_wing(Sculpture& sculpture, Part& bones, float side) {
  const auto out = [&](float x, float y, float z) { return vec3(side * x, y, z); };
  const vec3 shoulder = out(0.14F, 1.35F, 0.18F);
  const vec3 elbow = out(0.44F, 1.66F, 0.12F);
  const vec3 wrist = out(0.8F, 2.1F, 0.32F);
  const std::array<std::array<vec3, 3>, 5> fingers{
      {{wrist, out(1.2F, 2.14F, 0.02F), out(1.42F, 1.95F, -0.35F)},
       {wrist, out(1.08F, 1.98F, -0.24F), out(1.12F, 1.66F, -0.62F)},
       {wrist, out(0.84F, 1.84F, -0.34F), out(0.8F, 1.48F, -0.82F)},
       {elbow, out(0.46F, 1.52F, -0.3F), out(0.44F, 1.3F, -0.76F)},
       {shoulder, out(0.17F, 1.26F, -0.16F), out(0.16F, 1.14F, -0.5F)}}};
  constexpr int kBetween = 4;
  constexpr int kAlong = 7;
  std::vector<vec3> points;
  int columns = 0;
  for (std::size_t i = 0; i + 1 < fingers.size(); ++i) {
    const int steps = i + 2 == fingers.size() ? kBetween + 1 : kBetween;
    columns += steps;
  }
  for (int row = 0; row < kAlong; ++row) {
    const float t = static_cast<float>(row) / (kAlong - 1);
    const auto on = [&](const std::array<vec3, 3>& f) {
      return glm::mix(glm::mix(f[0], f[1], t), glm::mix(f[1], f[2], t), t);
    };
    for (std::size_t i = 0; i + 1 < fingers.size(); ++i) {
      const int steps = i + 2 == fingers.size() ? kBetween + 1 : kBetween;
      for (int k = 0; k < steps; ++k) {
        const float u = static_cast<float>(k) / kBetween;
        const float sag = u * (1 - u) * 4 * t;
        const vec3 flat = glm::mix(on(fingers[i]), on(fingers[i + 1]), u);
        // Scalloped at the trailing edge, hollow below.
        points.push_back(glm::mix(flat, on(fingers[i + 1]) * 0.5F + on(fingers[i]) * 0.5F, 0.0F) +
                         vec3(-side * 0.05F, -0.05F, 0.13F * t) * sag);
      }
    }
  }
  add_sheet(add_part(sculpture, {kMembrane, Finish::kHide, Tool::kSmooth, 0.012F}), points, columns,
            0.02F);
  add_rope(bones, std::array{shoulder, elbow, wrist}, std::array{0.1F, 0.062F, 0.055F}, 0.03F);
  for (std::size_t i = 0; i < 4; ++i) {
    add_rope(bones, fingers[i], std::array{0.042F, 0.03F, 0.01F}, 0.01F);
  }
  Part& claw = add_part(sculpture, bone(paints::kBone));
  claw.lumps.push_back(rod(wrist, wrist + vec3(side * 0.05F, 0.2F, 0.1F), 0.035F, 0.004F));
}

void add_dragon_head(Sculpture& sculpture, Part& body, const vec3& brow) {
  const auto put = [&](Lump lump, float blend) {
    body.lumps.push_back(blended(std::move(lump), blend));
  };
  const vec3 snout = brow + vec3(0, -0.04F, 0.36F);
  put(ball(brow + vec3(0, 0.01F, 0.0F), {0.1F, 0.095F, 0.14F}), 0.04F);
  put(rod(brow + vec3(0, 0.0F, 0.06F), snout, 0.075F, 0.036F), 0.03F);
  put(rod(brow + vec3(0, -0.08F, -0.02F), snout + vec3(0, -0.16F, -0.1F), 0.05F, 0.024F), 0.03F);
  put(rod(snout + vec3(0, 0.02F, -0.03F), snout + vec3(0, 0.09F, 0.0F), 0.026F, 0.006F), 0.02F);
  Part& spikes = add_part(sculpture, bone(paints::kBone));
  Part& eyes = add_part(sculpture, {paints::kEmber, Finish::kFlat, Tool::kSmooth, 0.006F});
  Part& mouth = add_part(sculpture, {engine::paint_from_srgb(0x7A2A22), Finish::kFlat});
  mouth.lumps.push_back(
      rod(brow + vec3(0, -0.07F, 0.06F), snout + vec3(0, -0.1F, -0.1F), 0.03F, 0.02F));
  for (const float side : {-1.0F, 1.0F}) {
    put(rod(brow + vec3(side * 0.05F, 0.07F, 0.08F), brow + vec3(side * 0.09F, 0.06F, -0.02F),
            0.028F, 0.024F),
        0.02F);
    spikes.lumps.push_back(rod(brow + vec3(side * 0.07F, 0.05F, -0.06F),
                               brow + vec3(side * 0.13F, 0.16F, -0.34F), 0.04F, 0.005F));
    eyes.lumps.push_back(ball(brow + vec3(side * 0.082F, 0.03F, 0.075F), 0.02F));
    for (const float back : {0.0F, 0.07F, 0.14F}) {
      const vec3 at = snout + vec3(side * (0.028F + back * 0.2F), -0.02F, -back);
      spikes.lumps.push_back(rod(at, at - vec3(0, 0.06F, 0), 0.013F, 0.003F));
    }
  }
}

}  // namespace

glm::mat4 add_winged_beast(Sculpture& sculpture) {
  Part& body = add_part(sculpture, {kScaly, Finish::kHide, Tool::kScales, 0.013F});
  Part& bones = add_part(sculpture, {kScaly, Finish::kHide, Tool::kSmooth, 0.012F});
  const std::vector<vec3> back{
      {0, 0.9F, -0.62F}, {0, 1.0F, -0.34F}, {0, 1.16F, 0.0F}, {0, 1.22F, 0.26F}, {0, 1.24F, 0.4F}};
  add_rope(body, back, std::array{0.1F, 0.2F, 0.25F, 0.22F, 0.14F}, 0.1F);
  add_rope(body,
           std::array{vec3(0, 0.94F, -0.5F), vec3(0, 0.82F, -0.86F), vec3(0.08F, 0.84F, -1.12F),
                      vec3(0.24F, 1.0F, -1.3F)},
           std::array{0.14F, 0.085F, 0.05F, 0.01F}, 0.05F);
  const std::array neck{vec3(0, 1.22F, 0.32F), vec3(0, 1.38F, 0.56F), vec3(0, 1.6F, 0.7F),
                        vec3(0, 1.8F, 0.76F), vec3(0, 1.9F, 0.84F)};
  add_rope(body, neck, std::array{0.18F, 0.125F, 0.1F, 0.085F, 0.085F}, 0.06F);
  add_dragon_head(sculpture, body, neck.back());
  Part& spine = add_part(sculpture, bone(paints::kBone));
  for (std::size_t i = 0; i + 1 < neck.size(); ++i) {
    const vec3 root = glm::mix(neck[i], neck[i + 1], 0.5F) + vec3(0, 0.05F, -0.08F);
    spine.lumps.push_back(rod(root, root + vec3(0, 0.06F, -0.1F), 0.03F, 0.004F));
  }
  Part& claws = add_part(sculpture, bone(paints::kBone));
  for (const float side : {-1.0F, 1.0F}) {
    add_wing(sculpture, bones, side);
    const vec3 hip{side * 0.17F, 1.0F, -0.14F};
    const vec3 claw{side * 0.24F, 0.05F, 0.08F};
    add_rope(
        bones,
        std::array{hip, vec3(side * 0.25F, 0.62F, 0.08F), vec3(side * 0.24F, 0.32F, -0.12F), claw},
        std::array{0.16F, 0.1F, 0.06F, 0.055F}, 0.05F);
    for (const float toe : {-0.12F, 0.0F, 0.12F}) {
      const vec3 knuckle = claw + vec3(toe * 0.6F, 0.01F, 0.12F);
      bones.lumps.push_back(blended(rod(claw, knuckle, 0.05F, 0.036F), 0.02F));
      claws.lumps.push_back(rod(knuckle, claw + vec3(toe, -0.04F, 0.24F), 0.034F, 0.004F));
    }
    const vec3 spur = claw + vec3(0, 0.01F, -0.04F);
    claws.lumps.push_back(rod(spur, spur + vec3(0, -0.04F, -0.12F), 0.03F, 0.004F));
  }
  return moved_to({0.0F, 1.42F - kHipHeight, 0.02F});
}

}  // namespace figures
