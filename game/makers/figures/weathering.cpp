#include "game/makers/figures/weathering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "game/makers/figures/field.h"

namespace figures {
namespace {

using glm::vec3;

constexpr std::array kReaches{0.02F, 0.05F, 0.11F, 0.22F};

/// How a finish takes light, wash and wear. Colours are linear.
struct Wear {
  vec3 shade;  ///< what the paint is multiplied with where it looks down
  vec3 light;  ///< and where it looks up
  vec3 wash;   ///< and where it is deepest: ink that ran into the hollow and dried
  vec3 edge;   ///< what worn edges are mixed towards, times the paint, plus `bare`
  float bare;
  float edge_amount;
  float shine;  ///< 0 is dull, 1 a mirror; see shine_of
};

/// Shade leans to the sky's blue and light to the lamp's yellow, as a painter mixes them: paint
/// that only grows darker looks dirty, and paint that stays the same looks like plastic.
constexpr std::array kWears{
    Wear{{0.62F, 0.45F, 0.44F},
         {1.22F, 1.16F, 1.08F},
         {0.30F, 0.12F, 0.09F},
         {1.5F, 1.26F, 1.12F},
         0.012F,
         0.6F,
         0.18F},  // skin
    Wear{{0.42F, 0.42F, 0.52F},
         {1.42F, 1.36F, 1.22F},
         {0.10F, 0.09F, 0.12F},
         {1.9F, 1.8F, 1.6F},
         0.016F,
         0.85F,
         0},  // cloth
    Wear{{0.48F, 0.44F, 0.46F},
         {1.35F, 1.28F, 1.15F},
         {0.12F, 0.08F, 0.06F},
         {2.5F, 2.1F, 1.6F},
         0.025F,
         0.9F,
         0.3F},  // leather
    Wear{{0.50F, 0.46F, 0.42F},
         {1.08F, 1.08F, 1.08F},
         {0.07F, 0.055F, 0.05F},
         {1.6F, 1.6F, 1.6F},
         0.2F,
         1,
         1},  // metal
    Wear{{0.45F, 0.42F, 0.44F},
         {1.4F, 1.33F, 1.2F},
         {0.12F, 0.09F, 0.07F},
         {2.0F, 1.85F, 1.6F},
         0.018F,
         0.95F,
         0.2F},  // hair
    Wear{{0.45F, 0.43F, 0.46F},
         {1.36F, 1.28F, 1.16F},
         {0.13F, 0.09F, 0.08F},
         {1.7F, 1.58F, 1.4F},
         0.014F,
         0.8F,
         0.22F},  // hide
    Wear{{0.5F, 0.45F, 0.43F},
         {1.32F, 1.26F, 1.14F},
         {0.13F, 0.09F, 0.07F},
         {1.9F, 1.72F, 1.45F},
         0.02F,
         0.85F,
         0.25F},  // wood
    Wear{{0.62F, 0.54F, 0.46F},
         {1.15F, 1.13F, 1.08F},
         {0.26F, 0.16F, 0.08F},
         {1.3F, 1.28F, 1.22F},
         0.03F,
         0.85F,
         0.25F},  // bone
    Wear{{0.52F, 0.52F, 0.57F},
         {1.3F, 1.27F, 1.2F},
         {0.16F, 0.15F, 0.15F},
         {1.6F, 1.56F, 1.48F},
         0.025F,
         0.85F,
         0},                                                                     // stone
    Wear{vec3(0.85F), vec3(1.05F), {0.55F, 0.53F, 0.53F}, vec3(1), 0, 0, 0.3F},  // flat
};  // in the order of Finish

const Wear& wear_of(Finish finish) { return kWears.at(static_cast<std::size_t>(finish)); }

/// The alpha of a paint that the owner's colour does not replace tells how it shines: half of it is
/// a mirror.
float shine_of(const glm::vec4& paint, float shine) { return paint.a > 0 ? paint.a : shine * 0.5F; }

/// How far it is from shade to light: by where it looks, and by how much of the sky it sees.
float lightness(const vec3& normal, float open) {
  const float up = 0.5F + 0.5F * (0.85F * normal.y - 0.3F * normal.x + 0.12F * normal.z);
  return std::clamp(up, 0.0F, 1.0F) * (0.45F + 0.55F * glm::smoothstep(0.25F, 0.95F, open));
}

/// White from the pot leaves no room for light above it.
vec3 mixed_for_layers(const vec3& paint) {
  constexpr float kBrightest = 0.8F;
  return paint * std::min(1.0F, kBrightest / std::max({paint.r, paint.g, paint.b, 0.01F}));
}

/// Shade below, the paint as it came from the pot, light above.
vec3 layered(const vec3& paint, const Wear& wear, float lightness) {
  const vec3 low = glm::mix(wear.shade, vec3(1), glm::smoothstep(0.08F, 0.46F, lightness));
  return paint * glm::mix(low, wear.light, glm::smoothstep(0.5F, 0.92F, lightness));
}

/// How far the surface falls away around a place, for each step aside: below 0 where it rises.
float rise_around(const Lumps& near, Tool tool, const vec3& at, const vec3& normal, float step) {
  const vec3 side =
      glm::normalize(glm::cross(normal, std::abs(normal.y) < 0.9F ? vec3(0, 1, 0) : vec3(1, 0, 0)));
  const vec3 other = glm::cross(normal, side);
  float sum = 0;
  for (int i = 0; i < 6; ++i) {
    const float angle = glm::two_pi<float>() * static_cast<float>(i) / 6.0F;
    sum += distance_to(near, tool, at + (side * std::cos(angle) + other * std::sin(angle)) * step);
  }
  return sum / 6.0F / step * 0.5F;
}

/// What is soft is painted fold by fold: the ridges light, the valleys in shade.
float fold_light(const Part& part, const vec3& at, const vec3& normal) {
  constexpr float kAside = 0.06F;
  const Finish finish = part.material.finish;
  if (finish == Finish::kMetal || finish == Finish::kFlat) return 1;
  const Lumps near = lumps_near(part, at, kAside + 0.03F);
  const float ridge = rise_around(near, Tool::kSmooth, at, normal, kAside) - 0.06F;
  return 1.0F + (finish == Finish::kCloth ? 1.0F : 0.6F) * std::clamp(ridge * 2.2F, -0.55F, 0.35F);
}

}  // namespace

float openness(const Sculpture& sculpture, const vec3& at, const vec3& normal) {
  float shut = 0;
  float weights = 0;
  float weight = 1;
  for (const float reach : kReaches) {
    // Leaning to the sky: what lies under something is darker than what has it beside itself.
    const vec3 there = at + glm::normalize(normal + vec3(0, 0.35F, 0)) * reach;
    float nearest = there.y + 0.02F;
    for (const Part& part : sculpture.parts) {
      const Lumps near = lumps_near(part, there, reach);
      if (!near.empty()) nearest = std::min(nearest, distance_to(near, Tool::kSmooth, there));
    }
    shut += weight * std::clamp((reach * 0.92F - nearest) / reach, 0.0F, 1.0F);
    weights += weight;
    weight *= 0.8F;
  }
  return 1.0F - shut / weights;
}

float bending(const Part& part, const vec3& at, const vec3& normal) {
  const Lumps near = lumps_near(part, at, 0.08F);
  return rise_around(near, part.material.tool, at, normal, 0.014F) +
         rise_around(near, part.material.tool, at, normal, 0.03F);
}

glm::vec4 weathered(const Sculpture& sculpture, const Part& part, const vec3& at,
                    const vec3& normal, Surface surface) {
  const Wear& wear = wear_of(part.material.finish);
  const vec3 paint = mixed_for_layers(part.material.paint);
  const float open = openness(sculpture, at, normal);
  const float bends = surface == Surface::kTrue ? bending(part, at, normal) : 0.0F;
  const float hollow = std::max(glm::smoothstep(0.01F, 0.16F, -bends) * 0.85F,
                                1.0F - glm::smoothstep(0.16F, 0.82F, open));
  const float edge = glm::smoothstep(0.06F, 0.3F, bends) * glm::smoothstep(0.3F, 0.75F, open) *
                     wear.edge_amount * (0.55F + 0.9F * soft_noise(at * 23.0F));

  vec3 colour = layered(paint, wear, lightness(normal, open));
  colour *= fold_light(part, at, normal);
  // The strokes of the brush, and where the paint was thin.
  colour *= 0.88F + 0.24F * soft_noise(at * vec3(21, 13, 21));
  colour *= 0.92F + 0.16F * soft_noise(at * vec3(6, 3, 6) + 5.0F);
  colour = glm::mix(colour, colour * wear.wash, std::min(hollow, 1.0F));
  colour = glm::mix(colour, paint * wear.edge + wear.bare, std::clamp(edge, 0.0F, 1.0F));
  // The foot of a figure stands in its own shade, and in the dust of the road.
  colour *= 0.7F + 0.3F * glm::smoothstep(0.0F, 0.8F, at.y);
  return {glm::clamp(colour, vec3(0), vec3(1)), shine_of(part.material.paint, wear.shine)};
}

}  // namespace figures
