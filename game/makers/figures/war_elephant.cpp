#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "game/figures/palette.h"
#include "game/makers/figures/beasts.h"
#include "game/makers/figures/dress.h"
#include "game/makers/figures/head.h"
#include "game/makers/figures/headgear.h"

namespace figures {
namespace {

using glm::vec3;

const glm::vec4 kElephant = engine::paint_from_srgb(0x8D8578);

void add_elephant_head(Sculpture& sculpture, Part& coat) {
  const auto put = [&](Lump lump, float blend) {
    coat.lumps.push_back(blended(std::move(lump), blend));
  };
  put(ball({0, 1.44F, 0.58F}, {0.27F, 0.3F, 0.27F}), 0.12F);
  put(ball({0, 1.6F, 0.62F}, {0.2F, 0.16F, 0.17F}), 0.08F);
  const std::array trunk{vec3(0, 1.4F, 0.76F),     vec3(0, 1.12F, 0.93F),
                         vec3(0, 0.8F, 0.98F),     vec3(0.04F, 0.54F, 1.0F),
                         vec3(0.12F, 0.4F, 1.12F), vec3(0.2F, 0.46F, 1.28F)};
  add_rope(coat, trunk, std::array{0.17F, 0.125F, 0.1F, 0.08F, 0.062F, 0.045F}, 0.06F);
  for (int i = 0; i < 9; ++i) {
    const float t = static_cast<float>(i) / 9.0F;
    const vec3 at = glm::mix(vec3(0, 1.14F, 0.95F), vec3(0, 0.45F, 0.97F), t);
    coat.lumps.push_back(carved(hoop(0.128F - 0.058F * t, 0.007F, moved_to(at)), 0.015F));
  }
  Part& tusks = add_part(sculpture, bone(paints::kBone));
  Part& bands = add_part(sculpture, metal(paints::kBrass));
  Part& eyes = add_part(sculpture, {paints::kInk, Finish::kFlat, Tool::kSmooth, 0.007F});
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return vec3(side * x, y, z); };
    put(ball(on(0.17F, 1.14F, 0.72F), {0.1F, 0.12F, 0.11F}), 0.08F);
    put(ball(on(0.2F, 1.5F, 0.74F), {0.05F, 0.045F, 0.05F}), 0.04F);
    const std::array tusk{on(0.18F, 1.1F, 0.74F), on(0.4F, 0.84F, 0.94F), on(0.6F, 0.72F, 1.2F),
                          on(0.7F, 0.78F, 1.48F), on(0.6F, 1.0F, 1.72F)};
    add_rope(tusks, tusk, std::array{0.08F, 0.074F, 0.062F, 0.045F, 0.006F}, 0.03F);
    bands.lumps.push_back(
        hoop(0.075F, 0.018F,
             frame(glm::mix(tusk[0], tusk[1], 0.7F), tusk[1] - tusk[0], vec3(0, 1, 0.2F))));
    bands.lumps.push_back(hoop(0.058F, 0.016F, frame(tusk[2], tusk[3] - tusk[1], vec3(0, 1, 0))));
    eyes.lumps.push_back(ball(on(0.232F, 1.5F, 0.775F), 0.02F));
    std::vector<vec3> ear;
    for (int row = 0; row < 7; ++row) {
      const float t = static_cast<float>(row) / 6.0F;
      const float wide = 0.38F * std::sin(0.5F + t * 2.3F);
      for (int column = 0; column < 7; ++column) {
        const float u = static_cast<float>(column) / 6.0F;
        ear.push_back(on(0.22F + wide * u, 1.78F - 0.62F * t + 0.04F * u,
                         0.52F - 0.28F * u + 0.06F * std::sin(u * 5.0F + t * 3.0F)));
      }
    }
    add_sheet(coat, ear, 7, 0.024F);
  }
}

void add_warrior(Sculpture& sculpture, const vec3& at, float scale) {
  Sculpture man;
  Part& coat = add_part(man, cloth(paints::kVellum));
  coat.lumps.push_back(rod({0, -0.5F, 0}, {0, -0.25F, 0}, 0.2F, 0.16F));
  coat.lumps.push_back(blended(rod({-0.22F, -0.28F, 0}, {0.22F, -0.28F, 0}, 0.08F, 0.08F), 0.05F));
  coat.lumps.push_back(
      blended(rod({-0.22F, -0.28F, 0}, {-0.3F, -0.4F, 0.2F}, 0.075F, 0.05F), 0.03F));
  add_head(man, {0, 0, 0.02F}, {}, paints::kDarkSkin);
  add_turban(man, {0, 0, 0.02F}, paints::kWax, paints::kBrass);
  add(sculpture, std::move(man), glm::scale(moved_to(at), vec3(scale)));
}

/// A timber tower with a striped hanging, and two men looking over its wall.
void add_tower(Sculpture& sculpture, const glm::vec4& paint) {
  const vec3 floor{0.0F, 1.86F, -0.14F};
  const vec3 wall = floor + vec3(0.0F, 0.72F, 0.0F);
  Part& timber = add_part(sculpture, wood(paints::kPine));
  timber.lumps.push_back(
      block({0.43F, 0.055F, 0.41F}, 0.015F, moved_to(floor + vec3(0, 0.05F, 0))));
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      timber.lumps.push_back(blended(rod(floor + vec3(x * 0.37F, 0, z * 0.35F),
                                         wall + vec3(x * 0.37F, 0.2F, z * 0.35F), 0.042F, 0.042F),
                                     0));
    }
    for (const float up : {0.3F, 0.74F}) {
      timber.lumps.push_back(blended(
          block({0.03F, 0.045F, 0.38F}, 0.012F, moved_to(floor + vec3(x * 0.37F, up, 0))), 0));
      timber.lumps.push_back(blended(
          block({0.4F, 0.045F, 0.03F}, 0.012F, moved_to(floor + vec3(0, up, x * 0.35F))), 0));
    }
  }
  Part& hanging = add_part(sculpture, cloth(paint));
  Part& stripes = add_part(sculpture, cloth(paints::kWax));
  for (int i = 0; i < 5; ++i) {
    const float t = static_cast<float>(i) / 4.0F - 0.5F;
    Part& strip = i % 2 == 0 ? hanging : stripes;
    for (const float side : {-1.0F, 1.0F}) {
      strip.lumps.push_back(blended(block({0.075F, 0.25F, 0.024F}, 0.02F,
                                          moved_to(floor + vec3(t * 0.62F, 0.46F, side * 0.335F))),
                                    0));
      strip.lumps.push_back(blended(block({0.024F, 0.25F, 0.07F}, 0.02F,
                                          moved_to(floor + vec3(side * 0.355F, 0.46F, t * 0.58F))),
                                    0));
    }
  }
  Part& shields = add_part(sculpture, metal(paints::kBrass));
  for (const float x : {-0.2F, 0.2F}) {
    shields.lumps.push_back(ball(floor + vec3(x, 0.72F, 0.385F), {0.1F, 0.1F, 0.035F}));
    shields.lumps.push_back(ball(floor + vec3(0.405F, 0.72F, x), {0.035F, 0.1F, 0.1F}));
    shields.lumps.push_back(ball(floor + vec3(-0.405F, 0.72F, x), {0.035F, 0.1F, 0.1F}));
  }
  // A long streamer over his tail.
  const vec3 mast = wall + vec3(0, 0.16F, -0.52F);
  timber.lumps.push_back(blended(rod(floor + vec3(0, 0.2F, -0.36F), mast, 0.035F, 0.03F), 0));
  add_pennon(sculpture, mast, mast - vec3(0.12F, 0.3F, -0.05F), mast + vec3(0.5F, -0.3F, -1.2F),
             paint);
  add_warrior(sculpture, wall + vec3(-0.15F, 0.24F, 0.12F), 0.92F);
  add_warrior(sculpture, wall + vec3(0.18F, 0.2F, -0.1F), 0.92F);
}

/// Cloth over the back, with a fringe, below the tower.
void add_caparison(Sculpture& sculpture, const glm::vec4& paint) {
  std::vector<vec3> points;
  Part& fringe = add_part(sculpture, {paints::kGold, Finish::kCloth, Tool::kSmooth, 0.012F});
  for (int row = 0; row < 7; ++row) {
    const float z = -0.52F + 0.78F * static_cast<float>(row) / 6.0F;
    for (int column = 0; column < 17; ++column) {
      const float u = 2.0F * static_cast<float>(column) / 16.0F - 1.0F;
      const float angle = u * 1.75F;
      points.emplace_back(
          std::sin(angle) * 0.585F,
          1.31F + 0.585F * std::cos(angle) - 0.28F * std::max(0.0F, std::abs(u) - 0.6F),
          z + 0.02F * std::sin(u * 9.0F));
    }
    for (const std::size_t edge : {std::size_t{0}, std::size_t{16}}) {
      const vec3 hem = points[static_cast<std::size_t>(row) * 17 + edge];
      fringe.lumps.push_back(blended(rod(hem, hem - vec3(0, 0.11F, 0), 0.035F, 0.02F), 0));
      fringe.lumps.push_back(blended(ball(hem + vec3(0, 0, 0.065F), {0.03F, 0.03F, 0.07F}), 0));
    }
  }
  add_sheet(add_part(sculpture, cloth(paint)), points, 17, 0.024F);
}

}  // namespace

void add_war_elephant(Sculpture& sculpture, const glm::vec4& cloth_paint) {
  Part& coat = add_part(sculpture, {kElephant, Finish::kHide, Tool::kKnife, 0.015F});
  const std::vector<vec3> back{
      {0, 1.2F, -0.74F}, {0, 1.27F, -0.5F}, {0, 1.32F, -0.1F}, {0, 1.37F, 0.3F}, {0, 1.38F, 0.5F}};
  add_rope(coat, back, std::array{0.26F, 0.5F, 0.555F, 0.48F, 0.28F}, 0.15F);
  Part& nails = add_part(sculpture, bone(paints::kBone));
  for (const float side : {-1.0F, 1.0F}) {
    for (const float z : {-0.5F, 0.3F}) {
      const vec3 foot{side * 0.3F, 0.0F, z + (side * z > 0.0F ? 0.08F : -0.06F)};
      const vec3 knee =
          glm::mix(foot, vec3(side * 0.27F, 1.2F, z), 0.42F) + vec3(0, 0, z > 0 ? 0.04F : -0.03F);
      add_rope(coat, std::array{vec3(side * 0.27F, 1.2F, z), knee, foot + vec3(0, 0.1F, 0)},
               std::array{0.27F, 0.185F, 0.175F}, 0.06F);
      coat.lumps.push_back(
          blended(rod(foot + vec3(0, 0.06F, 0), foot + vec3(0, 0.1F, 0), 0.185F, 0.18F), 0.03F));
      for (const float toe : {-0.6F, 0.0F, 0.6F}) {
        nails.lumps.push_back(
            ball(foot + vec3(std::sin(toe) * 0.175F, 0.055F, std::cos(toe) * 0.175F),
                 {0.05F, 0.05F, 0.035F}));
      }
    }
  }
  add_rope(coat, std::array{vec3(0, 1.36F, -0.98F), vec3(0, 1.0F, -1.08F), vec3(0, 0.62F, -1.04F)},
           std::array{0.05F, 0.03F, 0.025F}, 0.03F);
  add_elephant_head(sculpture, coat);
  add_caparison(sculpture, cloth_paint);
  add_tower(sculpture, cloth_paint);
}

}  // namespace figures
