#include "game/makers/figures/reduction.h"

#include <algorithm>

#include <meshoptimizer.h>

namespace figures {
namespace {

constexpr std::uint32_t kUnused = 0xFFFFFFFF;
constexpr float kFinest = 0.0006F;
constexpr float kCoarser = 1.2F;
constexpr int kMostTries = 40;

/// Without the places that no triangle uses.
Skin tidied(const Skin& skin) {
  Skin result;
  std::vector<std::uint32_t> place_of(skin.places.size(), kUnused);
  for (const std::uint32_t index : skin.indices) {
    if (place_of[index] == kUnused) {
      place_of[index] = static_cast<std::uint32_t>(result.places.size());
      result.places.push_back(skin.places[index]);
    }
    result.indices.push_back(place_of[index]);
  }
  return result;
}

std::size_t triangles_of(const std::vector<Skin>& skins) {
  std::size_t sum = 0;
  for (const Skin& skin : skins) sum += skin.indices.size() / 3;
  return sum;
}

}  // namespace

Skin reduced(const Skin& skin, std::size_t triangles, float error) {
  if (skin.indices.empty()) return skin;
  const float* places = &skin.places.front().x;
  const float extent =
      meshopt_simplifyScale(places, skin.places.size(), sizeof(skin.places.front()));
  Skin result{skin.places, std::vector<std::uint32_t>(skin.indices.size())};
  result.indices.resize(
      meshopt_simplify(result.indices.data(), skin.indices.data(), skin.indices.size(), places,
                       skin.places.size(), sizeof(skin.places.front()),
                       std::min(triangles * 3, skin.indices.size()), error / extent, 0, nullptr));
  return tidied(result);
}

std::vector<Skin> reduced_together(const std::vector<Skin>& skins, std::span<const float> care,
                                   std::size_t triangles) {
  std::vector<Skin> result = skins;
  float error = kFinest;
  for (int i = 0; i < kMostTries && triangles_of(result) > triangles; ++i, error *= kCoarser) {
    // From what is there, not from the start: a hundredth of the work, and as good to the eye.
    for (std::size_t at = 0; at < result.size(); ++at) {
      result[at] = reduced(result[at], 8, error * care[at]);
    }
  }
  return result;
}

}  // namespace figures
