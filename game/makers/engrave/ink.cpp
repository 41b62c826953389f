#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/engrave/picture.h"

namespace engrave {
namespace {

constexpr float kSpacing = 5.2F;  // between two strokes, in pixels of the plate
constexpr float kHaloReach = 4;   // bare vellum behind what stands before something

/// Strokes that lie where `phase` is whole, `slope` of it to a pixel: as close as the graver wants
/// them, whatever the phase runs at; new strokes begin thin between the old ones.
float strokes(float phase, float slope, float tone, float spacing) {
  if (tone <= 0.01F) return 0;
  const float level = std::log2(1 / (std::max(slope, 1e-5F) * spacing));
  const float octave = std::floor(level);
  const float scale = std::exp2(octave);
  const float period = 1 / (std::max(slope, 1e-5F) * scale);
  const auto away = [&](float shift) {
    const float at = phase * scale + shift;
    return std::abs(at - std::round(at)) * period;
  };
  const float share = glm::smoothstep(0.3F, 0.95F, level - octave);
  const float width = std::min(tone, 1.0F) * period / (1 + share);
  const auto cut = [](float wide, float distance) {
    return std::clamp(wide / 2 - distance + 0.5F, 0.0F, 1.0F) * std::min(1.0F, wide / 0.9F);
  };
  return std::max(cut(width, away(0)), cut(width * share, away(0.5F)));
}

struct Graver {
  glm::vec3 first;   ///< strokes lie across this
  glm::vec3 second;  ///< those that cross them
  float waver;       ///< of the strokes, in units
  float spacing;
};

Graver graver_for(const Seen& seen) {
  const float lean = 0.22F * static_cast<float>(seen.number % 5) - 0.44F;
  switch (seen.material) {
    case Material::kStone: return {{0.08F, 1, 0.05F}, {1, 0.1F, 0.75F}, 0.01F, kSpacing};
    case Material::kRock:
      return {{1, 0.25F + lean, 0.35F}, {0.25F, 1, 0.4F}, 0.25F, kSpacing * 1.05F};
    case Material::kGround: return {{0.1F, 0.6F, 1}, {1, 0.3F, 0.35F}, 0.12F, kSpacing * 1.1F};
    case Material::kWater: return {{0.02F, 0.3F, 1}, {0.35F, 0.2F, 1}, 0.03F, kSpacing};
    case Material::kLeaf:
      return {{0.75F + lean, 0.8F, 0.3F}, {0.8F, -0.6F, 0.5F}, 0.3F, kSpacing * 0.95F};
    default: return {{0.3F + lean, 1, 0.35F}, {0.9F, -0.35F + lean, 0.5F}, 0.02F, kSpacing * 0.92F};
  }
}

/// Where the tangent plane of the pixel meets the look of one beside it.
glm::vec3 step_along(const Plate& plate, const Seen& seen, glm::vec3 way) {
  const float along = glm::dot(way, seen.normal);
  if (std::abs(along) < 0.04F)
    return plate.lens.eye + way * glm::distance(seen.place, plate.lens.eye) - seen.place;
  const float far = glm::dot(seen.place - plate.lens.eye, seen.normal) / along;
  return plate.lens.eye + way * far - seen.place;
}

float strokes_across(glm::vec3 across, const Seen& seen, glm::vec3 right, glm::vec3 down,
                     float waver, float tone, float spacing) {
  const float slope = glm::length(glm::vec2(glm::dot(across, right), glm::dot(across, down)));
  return strokes(glm::dot(across, seen.place) + waver, slope, tone, spacing);
}

/// How dark the first strokes make it, those that cross, and the third.
glm::vec3 tones_of(float dark) {
  return {std::clamp((dark - 0.07F) * 1.02F, 0.0F, 0.66F),
          std::clamp((dark - 0.5F) * 1.25F, 0.0F, 0.5F),
          std::clamp((dark - 0.8F) * 3.2F, 0.0F, 0.9F)};
}

float together(float one, float other) { return 1 - (1 - one) * (1 - other); }

float hatch(const Plate& plate, int x, int y, float light) {
  const Seen& seen = plate.at(x, y);
  if (seen.material == Material::kGlow) return 0;
  const glm::vec3 tones = tones_of(1 - light);
  const auto fx = static_cast<float>(x);
  const auto fy = static_cast<float>(y);
  const glm::vec3 right = step_along(plate, seen, plate.way(fx + 1, fy));
  const glm::vec3 down = step_along(plate, seen, plate.way(fx, fy + 1));
  const Graver graver = graver_for(seen);
  const glm::vec2 at(seen.place.x + 0.4F * seen.place.y, seen.place.z + 0.6F * seen.place.y);
  const float fine = std::max(1.0F, seen.depth / 12);
  const float waver = graver.waver * fine * bake::rough_noise(at / fine * 0.9F, 2, 31);
  float ink = strokes_across(graver.first, seen, right, down, waver, tones.x, graver.spacing);
  ink = together(ink,
                 strokes_across(graver.second, seen, right, down, -waver, tones.y, graver.spacing));
  const glm::vec3 third = graver.first + graver.second;
  return together(ink, strokes_across(third, seen, right, down, waver, tones.z, graver.spacing));
}

/// Ruled across, bent by clouds; around a lamp with rays they all come from it.
float hatch_sky(const Composition& composition, const Plate& plate, int x, int y, float light) {
  const auto fx = static_cast<float>(x);
  const auto fy = static_cast<float>(y);
  const glm::vec3 tones = tones_of(1 - light);
  const std::uint32_t seed = seed_of(composition.scene);
  const bool is_wild = composition.sky == Sky::kStorm || composition.sky == Sky::kSmoke;
  const float bend = (is_wild ? 16.0F : 4.0F) * bake::rough_noise({fx / 210, fy / 90}, 2, seed);
  if (composition.lamp && composition.lamp->has_rays) {
    const glm::vec4 lamp =
        plate.lens.project * plate.lens.view * glm::vec4(composition.lamp->at, 1);
    if (lamp.w > 0) {
      const glm::vec2 from((lamp.x / lamp.w * 0.5F + 0.5F) * static_cast<float>(plate.width),
                           (0.5F - lamp.y / lamp.w * 0.5F) * static_cast<float>(plate.height));
      const glm::vec2 to = glm::vec2(fx, fy) - from;
      const float away = std::max(glm::length(to), 1.0F);
      const float reach = composition.lamp->reach * plate.lens.project[1][1] * 0.5F *
                          static_cast<float>(plate.height) / lamp.w;
      const float glow = std::exp(-away * away / (2 * reach * reach));
      const float turn = std::atan2(to.y, to.x) * 40;
      const float dark = std::clamp(1 - light, 0.22F, 0.86F) * (1 - glow);
      const float pulse = 0.16F * std::sin(turn * 0.35F) * std::exp(-away / (3 * reach));
      return strokes(turn, 40 / away, std::clamp(dark + pulse, 0.0F, 0.88F), kSpacing * 1.1F);
    }
  }
  float ink = strokes(fy + bend, 1, tones.x, kSpacing);
  ink = together(ink, strokes(0.5F * fx + 0.9F * fy + bend, 1.03F, tones.y, kSpacing));
  return together(ink, strokes(-0.6F * fx + 0.8F * fy, 1, tones.z, kSpacing));
}

bool is_ground(const Seen& seen) { return seen.number == 1; }

/// The least depth of things within some pixels: along rows, then along columns.
std::vector<float> nearest_around(const Plate& plate, int reach) {
  constexpr float kSkyDepth = 1e6F;
  const auto width = plate.width;
  std::vector<float> rows(plate.pixels.size());
  std::vector<float> all(plate.pixels.size());
  const auto index = [&](int x, int y) { return index_of(x, y, width); };
  for (int y = 0; y < plate.height; ++y) {
    for (int x = 0; x < width; ++x) {
      float least = kSkyDepth;
      for (int dx = -reach; dx <= reach; ++dx) {
        const Seen& seen = plate.at(std::clamp(x + dx, 0, width - 1), y);
        if (seen.depth > 0 && !is_ground(seen)) least = std::min(least, seen.depth);
      }
      rows[index(x, y)] = least;
    }
  }
  for (int y = 0; y < plate.height; ++y) {
    for (int x = 0; x < width; ++x) {
      float least = kSkyDepth;
      for (int dy = -reach; dy <= reach; ++dy)
        least = std::min(least, rows[index(x, std::clamp(y + dy, 0, plate.height - 1))]);
      all[index(x, y)] = least;
    }
  }
  return all;
}

/// 1 on an outline, less on an edge within a thing.
float outline(const Plate& plate, int x, int y) {
  const Seen& here = plate.at(x, y);
  if (here.depth <= 0 || here.material == Material::kGlow) return 0;
  float line = 0;
  const int weight = here.depth < 30 ? 2 : 1;
  for (int i = 0; i < 4; ++i) {
    const int step = i < 2 ? 1 : -1;
    for (int n = 1; n <= weight; ++n) {
      const int sx = x + (i % 2 == 0 ? step * n : 0);
      const int sy = y + (i % 2 == 0 ? 0 : step * n);
      if (sx < 0 || sy < 0 || sx >= plate.width || sy >= plate.height) continue;
      const Seen& there = plate.at(sx, sy);
      const bool is_before = there.depth <= 0 || there.depth > here.depth * 1.02F + 0.05F;
      if (is_before && there.number != here.number) line = 1;
      if (is_before && there.depth > here.depth * 1.12F) line = std::max(line, 0.9F);
      const bool is_carved =
          here.material == Material::kFigure || here.material == Material::kStone;
      if (n == 1 && is_carved && there.number == here.number && here.depth < 40 &&
          glm::dot(there.normal, here.normal) < 0.45F)
        line = std::max(line, 0.55F);
    }
  }
  if (is_ground(here)) line *= 0.6F;
  return line;
}

float halo(const Seen& here, float nearest) {
  if (here.depth > 0 && here.depth < nearest * 1.08F + 0.15F) return 1;
  return here.depth <= 0 && nearest > 1e5F ? 1.0F : 0.12F;
}

}  // namespace

std::vector<float> ink_plate(const Composition& composition, const Plate& plate,
                             const std::vector<float>& light) {
  const std::vector<float> nearest = nearest_around(plate, static_cast<int>(kHaloReach));
  std::vector<float> ink(plate.pixels.size());
  for (int y = 0; y < plate.height; ++y) {
    for (int x = 0; x < plate.width; ++x) {
      const auto at = index_of(x, y, plate.width);
      const Seen& seen = plate.pixels[at];
      const bool is_sky = seen.depth <= 0;
      const float hatched =
          is_sky ? hatch_sky(composition, plate, x, y, light[at]) : hatch(plate, x, y, light[at]);
      ink[at] = together(hatched * halo(seen, nearest[at]), outline(plate, x, y));
    }
  }
  return ink;
}

}  // namespace engrave
