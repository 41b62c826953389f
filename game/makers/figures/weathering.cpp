#include "game/makers/figures/weathering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "game/makers/figures/field.h"

namespace figures {
namespace {

using glm::vec3;

constexpr std::array kReaches{0.02F, 0.05F, 0.11F, 0.22F};

/// How a finish takes wash and wear. Colours are linear.
struct Wear {
  vec3 wash;  ///< what the paint is multiplied with where it is deepest
  vec3 edge;  ///< what worn edges are mixed towards, times the paint, plus `bare`
  float bare;
  float edge_amount;
  float sheen;  ///< painted reflections, of metals
};

Wear wear_of(Finish finish) {
  switch (finish) {
    case Finish::kSkin: return {{0.42F, 0.22F, 0.17F}, {1.35F, 1.3F, 1.25F}, 0.01F, 0.55F, 0};
    case Finish::kCloth: return {{0.2F, 0.19F, 0.22F}, {1.55F, 1.5F, 1.42F}, 0.012F, 0.8F, 0};
    case Finish::kLeather: return {{0.2F, 0.15F, 0.12F}, {1.9F, 1.7F, 1.4F}, 0.02F, 0.85F, 0};
    case Finish::kMetal: return {{0.12F, 0.11F, 0.11F}, {1.7F, 1.7F, 1.7F}, 0.16F, 1, 0.8F};
    case Finish::kHair: return {{0.2F, 0.16F, 0.13F}, {1.65F, 1.55F, 1.4F}, 0.015F, 0.9F, 0};
    case Finish::kHide: return {{0.22F, 0.18F, 0.17F}, {1.5F, 1.42F, 1.32F}, 0.012F, 0.75F, 0};
    case Finish::kWood: return {{0.22F, 0.16F, 0.12F}, {1.6F, 1.5F, 1.35F}, 0.015F, 0.8F, 0};
    case Finish::kBone: return {{0.36F, 0.26F, 0.17F}, {1.25F, 1.24F, 1.2F}, 0.03F, 0.8F, 0};
    case Finish::kStone: return {{0.26F, 0.25F, 0.25F}, {1.45F, 1.42F, 1.36F}, 0.02F, 0.8F, 0};
    case Finish::kFlat: break;
  }
  return {{0.6F, 0.58F, 0.58F}, {1, 1, 1}, 0, 0, 0};
}

/// A painter's metal: dark below the horizon, bright above it, and a glint near the top.
float painted_reflection(const vec3& normal) {
  const float up = normal.y + 0.25F * normal.x * -1.0F;
  const float band = glm::smoothstep(-0.25F, 0.35F, up) * 0.75F;
  const float glint = glm::smoothstep(0.45F, 0.75F, up) * (1.0F - glm::smoothstep(0.8F, 1.1F, up));
  return 0.42F + band + 0.5F * glint;
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
  const vec3 side =
      glm::normalize(glm::cross(normal, std::abs(normal.y) < 0.9F ? vec3(0, 1, 0) : vec3(1, 0, 0)));
  const vec3 other = glm::cross(normal, side);
  const Lumps near = lumps_near(part, at, 0.08F);
  float bends = 0;
  for (const float step : {0.014F, 0.03F}) {
    float sum = 0;
    for (int i = 0; i < 6; ++i) {
      const float angle = glm::two_pi<float>() * static_cast<float>(i) / 6.0F;
      sum += distance_to(near, part.material.tool,
                         at + (side * std::cos(angle) + other * std::sin(angle)) * step);
    }
    bends += sum / 6.0F / step * 0.5F;
  }
  return bends;
}

glm::vec4 weathered(const Sculpture& sculpture, const Part& part, const vec3& at,
                    const vec3& normal, Surface surface) {
  const Wear wear = wear_of(part.material.finish);
  const vec3 paint(part.material.paint);
  const float open = openness(sculpture, at, normal);
  const float bends = surface == Surface::kTrue ? bending(part, at, normal) : 0.0F;
  const float hollow = std::max(glm::smoothstep(0.0F, 0.22F, -bends) * 0.8F,
                                1.0F - glm::smoothstep(0.2F, 1.0F, open));
  const float edge = glm::smoothstep(0.08F, 0.36F, bends) * glm::smoothstep(0.3F, 0.8F, open) *
                     wear.edge_amount * (0.6F + 0.8F * soft_noise(at * 23.0F));

  vec3 colour = paint;
  if (wear.sheen > 0) colour *= glm::mix(1.0F, painted_reflection(normal), wear.sheen);
  // Light from above, brushed on; and the strokes of the brush.
  colour *= 1.0F + (wear.sheen > 0 ? 0.0F : 0.2F) * normal.y;
  colour *= 0.93F + 0.14F * soft_noise(at * vec3(21, 13, 21));
  colour = glm::mix(colour, colour * wear.wash, std::min(hollow * 0.95F, 1.0F));
  colour = glm::mix(colour, paint * wear.edge + wear.bare, std::clamp(edge, 0.0F, 1.0F));
  // The foot of a figure stands in its own shade.
  colour *= 0.74F + 0.26F * glm::smoothstep(0.0F, 0.7F, at.y);
  return {glm::clamp(colour, vec3(0), vec3(1)), part.material.paint.a};
}

}  // namespace figures
