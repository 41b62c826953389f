#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

namespace bake {

/// A well-mixed number from a seed and two whole coordinates; the same on every build.
std::uint32_t hash(std::uint32_t seed, std::int32_t x, std::int32_t y);

/// 0..1 from a hash.
float chance(std::uint32_t seed, std::int32_t x, std::int32_t y);

/// Smooth value noise in -1..1 whose lumps are one unit wide.
float noise(glm::vec2 at, std::uint32_t seed);

/// Noise of several octaves, each twice as fine and half as strong; about -1..1.
float rough_noise(glm::vec2 at, int octaves, std::uint32_t seed);

/// 0..1 with sharp crests: 1 on the crest lines.
float crest_noise(glm::vec2 at, int octaves, std::uint32_t seed);

}  // namespace bake
