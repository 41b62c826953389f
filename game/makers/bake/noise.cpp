#include "game/makers/bake/noise.h"

#include <cmath>

#include "game/makers/bake/whole_below.h"

namespace bake {

std::uint32_t hash(std::uint32_t seed, std::int32_t x, std::int32_t y) {
  std::uint32_t h = seed * 0x9E3779B9u ^ static_cast<std::uint32_t>(x) * 0x85EBCA6Bu ^
                    static_cast<std::uint32_t>(y) * 0xC2B2AE35u;
  h ^= h >> 16;
  h *= 0x7FEB352Du;
  h ^= h >> 15;
  h *= 0x846CA68Bu;
  return h ^ h >> 16;
}

float chance(std::uint32_t seed, std::int32_t x, std::int32_t y) {
  return static_cast<float>(hash(seed, x, y) >> 8) * (1.0f / 16777216.0f);
}

float noise(glm::vec2 at, std::uint32_t seed) {
  const int x = whole_below(at.x);
  const int y = whole_below(at.y);
  const float u = at.x - static_cast<float>(x);
  const float v = at.y - static_cast<float>(y);
  const float su = u * u * u * (u * (u * 6 - 15) + 10);
  const float sv = v * v * v * (v * (v * 6 - 15) + 10);
  const float a = chance(seed, x, y);
  const float b = chance(seed, x + 1, y);
  const float c = chance(seed, x, y + 1);
  const float d = chance(seed, x + 1, y + 1);
  const float top = a + (b - a) * su;
  const float bottom = c + (d - c) * su;
  return (top + (bottom - top) * sv) * 2 - 1;
}

float rough_noise(glm::vec2 at, int octaves, std::uint32_t seed) {
  float sum = 0;
  float weight = 0.5f;
  for (int i = 0; i < octaves; ++i) {
    sum += weight * noise(at, seed + static_cast<std::uint32_t>(i));
    // Turned a little each time, so that the lattices do not line up.
    at = glm::vec2(at.x * 1.62f + at.y * 1.18f, at.y * 1.62f - at.x * 1.18f);
    weight *= 0.5f;
  }
  return sum * 1.4f;
}

float crest_noise(glm::vec2 at, int octaves, std::uint32_t seed) {
  float sum = 0;
  float total = 0;
  float weight = 1;
  for (int i = 0; i < octaves; ++i) {
    const float crest = 1 - std::abs(noise(at, seed + static_cast<std::uint32_t>(i)));
    sum += weight * crest * crest;
    total += weight;
    at = glm::vec2(at.x * 1.62f + at.y * 1.18f, at.y * 1.62f - at.x * 1.18f);
    weight *= 0.5f;
  }
  return sum / total;
}

}  // namespace bake
