#pragma once

#include <cstdint>
#include <glm/common.hpp>
#include <glm/vec3.hpp>

namespace bake {

using Rgb = glm::vec3;  // sRGB, 0..1: pigments are mixed as a painter sees them

constexpr Rgb paint(std::uint32_t hex) {
  return {static_cast<float>(hex >> 16 & 255) / 255.0f, static_cast<float>(hex >> 8 & 255) / 255.0f,
          static_cast<float>(hex & 255) / 255.0f};
}

inline constexpr Rgb kVellum = paint(0xE9DDBF);
inline constexpr Rgb kVellumShade = paint(0xCDB98F);
inline constexpr Rgb kInk = paint(0x2B2118);
inline constexpr Rgb kSoftInk = paint(0x5A4A38);
inline constexpr Rgb kShallow = paint(0x8FB0AE);
inline constexpr Rgb kDeep = paint(0x3F6272);
inline constexpr Rgb kWood = paint(0x7E8B55);
inline constexpr Rgb kDarkWood = paint(0x3E4A34);
inline constexpr Rgb kGolden = paint(0xC2A24E);  // mallorn leaves: brass, thinned with vellum
inline constexpr Rgb kBrass = paint(0xB08D4A);
inline constexpr Rgb kRock = paint(0xB7A88C);
inline constexpr Rgb kRockShade = paint(0x6E6353);
inline constexpr Rgb kSnow = paint(0xF3F0E6);
inline constexpr Rgb kAsh = paint(0x4A4240);
inline constexpr Rgb kEmber = paint(0xC4441D);

}  // namespace bake
