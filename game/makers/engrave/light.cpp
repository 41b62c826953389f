#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include "game/makers/bake/noise.h"
#include "game/makers/engrave/picture.h"
#include "game/makers/engrave/raster.h"

namespace engrave {
namespace {

constexpr int kShadowSize = 900;
constexpr int kHollowStep = 3;  // hollows are felt this coarsely, in pixels

/// How a sky lights what lies below it.
struct Weather {
  float sky = 0.9F;  ///< overhead
  float horizon = 1;
  float clouds = 0;  ///< how much they take away
  float sun = 0.8F;
  float all_round = 0.34F;
};

Weather weather_of(Sky sky) {
  switch (sky) {
    case Sky::kClear: return {0.62F, 1.02F, 0.16F, 0.8F, 0.42F};
    case Sky::kCloudy: return {0.74F, 0.97F, 0.4F, 0.66F, 0.46F};
    case Sky::kDawn: return {0.5F, 1.05F, 0.2F, 0.84F, 0.38F};
    case Sky::kStorm: return {0.25F, 0.8F, 0.5F, 0.66F, 0.34F};
    case Sky::kNight: return {0.14F, 0.42F, 0.1F, 0.6F, 0.24F};
    case Sky::kDark: return {0.02F, 0.1F, 0.03F, 0.5F, 0.18F};
    case Sky::kSmoke: return {0.32F, 0.76F, 0.48F, 0.66F, 0.36F};
  }
  return {};
}

/// How far the sun's light comes, seen from the sun.
struct Shadows {
  glm::mat4 project{1};
  std::vector<float> nearest;
};

void paint_depth(void* into, const Prop& prop, const engine::Vertex* const* corners,
                 const Fragment& fragment) {
  if (prop.material == Material::kGlow) return;
  Shadows& shadows = *static_cast<Shadows*>(into);
  glm::vec3 place(0);
  for (int i = 0; i < 3; ++i) place += corners[i]->position * fragment.shares[i];
  const float depth = (shadows.project * (prop.placed * glm::vec4(place, 1))).z;
  float& nearest = shadows.nearest[index_of(fragment.x, fragment.y, kShadowSize)];
  nearest = std::min(nearest, depth);
}

Shadows cast_shadows(const Composition& composition, std::span<const Prop> props) {
  const glm::vec3 to = composition.camera.to;
  const float reach = std::clamp(glm::distance(composition.camera.from, to) * 1.9F, 3.0F, 120.0F);
  const glm::vec3 sun = sun_of(composition);
  const glm::mat4 view = glm::lookAt(to + sun * 200.0F, to, glm::vec3(0.03F, 1, 0.02F));
  Shadows shadows{glm::ortho(-reach, reach, -reach, reach, 0.0F, 400.0F) * view, {}};
  shadows.nearest.assign(static_cast<std::size_t>(kShadowSize) * kShadowSize, 2.0F);
  raster(props, shadows.project, kShadowSize, kShadowSize, paint_depth, &shadows);
  return shadows;
}

float lit(const Shadows& shadows, const Seen& seen) {
  const glm::vec4 at = shadows.project * glm::vec4(seen.place + seen.normal * 0.05F, 1);
  const glm::vec2 pixel = (glm::vec2(at.x, -at.y) * 0.5F + 0.5F) * static_cast<float>(kShadowSize);
  float sum = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const int x = static_cast<int>(pixel.x) + dx;
      const int y = static_cast<int>(pixel.y) + dy;
      const bool is_outside = x < 0 || y < 0 || x >= kShadowSize || y >= kShadowSize;
      const float nearest = is_outside ? 2.0F : shadows.nearest[index_of(x, y, kShadowSize)];
      if (at.z < nearest + 0.0012F) sum += 1;
    }
  }
  return sum / 9;
}

/// How open to the sky a pixel is, judged by what stands before it nearby.
float openness(const Plate& plate, int x, int y) {
  const Seen& here = plate.at(x, y);
  if (here.depth <= 0) return 1;
  const float reach = 0.9F + 0.03F * here.depth;
  const float pixels = std::clamp(
      reach * plate.lens.project[1][1] * 0.5F * static_cast<float>(plate.height) / here.depth, 4.0F,
      90.0F);
  float closed = 0;
  constexpr int kSamples = 14;
  for (int i = 0; i < kSamples; ++i) {
    const float angle =
        2.399963F * static_cast<float>(i) + 0.7F * static_cast<float>((x * 7 + y * 3) % 9);
    const float away = pixels * std::sqrt((static_cast<float>(i) + 0.5F) / kSamples);
    const int sx = x + static_cast<int>(away * std::cos(angle));
    const int sy = y + static_cast<int>(away * std::sin(angle));
    if (sx < 0 || sy < 0 || sx >= plate.width || sy >= plate.height) continue;
    const Seen& there = plate.at(sx, sy);
    if (there.depth <= 0) continue;
    const glm::vec3 to = there.place - here.place;
    const float distance = glm::length(to) + 1e-4F;
    const float rise = glm::dot(to / distance, here.normal) - 0.12F;
    if (rise > 0) closed += rise / (1 + distance * distance / (reach * reach));
  }
  return std::clamp(1 - 2.1F * closed / kSamples, 0.0F, 1.0F);
}

std::vector<float> hollows_of(const Plate& plate, int& columns) {
  columns = (plate.width + kHollowStep - 1) / kHollowStep;
  const int rows = (plate.height + kHollowStep - 1) / kHollowStep;
  std::vector<float> open(static_cast<std::size_t>(columns * rows));
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x)
      open[index_of(x, y, columns)] = openness(plate, x * kHollowStep, y * kHollowStep);
  }
  return open;
}

float lamp_light(const Lamp& lamp, const Seen& seen) {
  const glm::vec3 to = lamp.at - seen.place;
  const float distance = glm::length(to) + 1e-3F;
  const float facing = 0.25F + 0.75F * std::max(0.0F, glm::dot(to / distance, seen.normal));
  return 1.25F * facing / (1 + 2.2F * distance * distance / (lamp.reach * lamp.reach));
}

/// Grass and stones, which keep level ground from being bare.
float tufts(const Seen& seen) {
  const glm::vec2 at(seen.place.x, seen.place.z);
  const float fine = std::min(1.0F, 18 / seen.depth);
  return 0.9F + 0.16F * bake::rough_noise(at * 0.45F, 3, 55) +
         fine * 0.22F * bake::rough_noise(at * 2.6F, 2, 56);
}

float waves(const Seen& seen) {
  const glm::vec2 at(seen.place.x, seen.place.z);
  const float fine = std::min(1.0F, 26 / seen.depth);
  const float wave = bake::rough_noise(at * glm::vec2(0.35F, 1.3F), 3, 77) * fine +
                     bake::rough_noise(at * glm::vec2(0.06F, 0.2F), 3, 78);
  return 0.62F + 0.34F * wave;
}

}  // namespace

glm::vec3 sun_of(const Composition& composition) {
  const glm::vec3 way = composition.camera.to - composition.camera.from;
  const float facing = std::atan2(way.x, -way.z);
  const float azimuth = facing + glm::radians(composition.sun.x);
  const float high = glm::radians(composition.sun.y);
  return {std::cos(high) * std::sin(azimuth), std::sin(high), -std::cos(high) * std::cos(azimuth)};
}

float sky_light(const Composition& composition, glm::vec3 way) {
  const Weather weather = weather_of(composition.sky);
  const float up = std::clamp(way.y, 0.0F, 1.0F);
  float light = glm::mix(weather.horizon, weather.sky, std::pow(up, 0.55F));
  const float angle = std::atan2(way.x, -way.z);
  const float flat = 1 / (0.12F + std::abs(way.y));
  const std::uint32_t seed = seed_of(composition.scene) + 5;
  const float cloud =
      bake::rough_noise({angle * 3.2F + flat * 0.15F, flat * 0.9F + way.y * 5}, 5, seed);
  const float edge = glm::smoothstep(-0.15F, 0.45F, cloud);
  light -= weather.clouds * (edge - 0.35F);
  return light;
}

std::vector<float> light_plate(const Composition& composition, const Plate& plate,
                               std::span<const Prop> props) {
  const Weather weather = weather_of(composition.sky);
  const Shadows shadows = cast_shadows(composition, props);
  const glm::vec3 sun = sun_of(composition);
  int columns = 0;
  const std::vector<float> open = hollows_of(plate, columns);
  std::vector<float> light(plate.pixels.size());
  for (int y = 0; y < plate.height; ++y) {
    for (int x = 0; x < plate.width; ++x) {
      const Seen& seen = plate.at(x, y);
      float& value = light[index_of(x, y, plate.width)];
      const glm::vec3 way = plate.way(static_cast<float>(x), static_cast<float>(y));
      if (seen.depth <= 0) {
        value = sky_light(composition, way);
        continue;
      }
      const float hollow = open[index_of(x / kHollowStep, y / kHollowStep, columns)];
      const float facing = std::max(0.0F, glm::dot(seen.normal, sun));
      float sum = weather.all_round * (0.75F + 0.25F * seen.normal.y) * hollow;
      if (facing > 0 && weather.sun > 0) sum += weather.sun * facing * lit(shadows, seen);
      if (composition.lamp) sum += lamp_light(*composition.lamp, seen) * hollow;
      float paint = 0.5F + 0.72F * seen.paint;
      if (seen.material == Material::kGround) paint *= tufts(seen);
      if (seen.material == Material::kWater) {
        sum = sky_light(composition, glm::reflect(way, seen.normal)) * waves(seen);
        if (composition.lamp) sum += 0.6F * lamp_light(*composition.lamp, seen);
        paint = 1;
      }
      value = std::clamp(sum * paint + seen.tone, 0.0F, 1.05F);
      const float air = 1 - std::exp(-seen.depth / composition.haze);
      const float far = std::clamp(sky_light(composition, {way.x, 0.02F, way.z}), 0.0F, 1.0F);
      value = glm::mix(value, far, air * air);
    }
  }
  return light;
}

}  // namespace engrave
