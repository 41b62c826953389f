#pragma once

#include <glm/vec4.hpp>

#include "engine/geometry/mesh_edit.h"

// The paints of figures and places, mostly from the art direction's table. Linear, ready for
// vertices.
namespace figures {

/// How much of a paint gives way to the instance's tint.
inline constexpr float kTinted = 1.0F;

namespace paints {

inline const glm::vec4 kVellum = engine::paint_from_srgb(0xE9DDBF);
inline const glm::vec4 kInk = engine::paint_from_srgb(0x2B2118);
inline const glm::vec4 kOak = engine::paint_from_srgb(0x4A3322);
inline const glm::vec4 kPine = engine::paint_from_srgb(0xA98556);
inline const glm::vec4 kBrass = engine::paint_from_srgb(0xB08D4A);
inline const glm::vec4 kGold = engine::paint_from_srgb(0xD9A93A);
inline const glm::vec4 kSteel = engine::paint_from_srgb(0xA9ADAB);
inline const glm::vec4 kIron = engine::paint_from_srgb(0x55524E);
inline const glm::vec4 kBlack = engine::paint_from_srgb(0x26221F);
inline const glm::vec4 kWax = engine::paint_from_srgb(0x8E2B22);
inline const glm::vec4 kBone = engine::paint_from_srgb(0xEDE4CD);
inline const glm::vec4 kSkin = engine::paint_from_srgb(0xD2A37C);
inline const glm::vec4 kDarkSkin = engine::paint_from_srgb(0x8A5E3F);
inline const glm::vec4 kGreenSkin = engine::paint_from_srgb(0x6E7350);
inline const glm::vec4 kPallor = engine::paint_from_srgb(0xB9B7A0);
inline const glm::vec4 kLeather = engine::paint_from_srgb(0x6B4A2E);
inline const glm::vec4 kBoot = engine::paint_from_srgb(0x3B2A1E);
inline const glm::vec4 kGrey = engine::paint_from_srgb(0x8B8C86);
inline const glm::vec4 kSlate = engine::paint_from_srgb(0x5E666B);
inline const glm::vec4 kWhite = engine::paint_from_srgb(0xF3F0E6);
inline const glm::vec4 kStraw = engine::paint_from_srgb(0xD8BC72);
inline const glm::vec4 kMoss = engine::paint_from_srgb(0x5F6B3A);
inline const glm::vec4 kWood = engine::paint_from_srgb(0x7E8B55);
inline const glm::vec4 kDarkWood = engine::paint_from_srgb(0x3E4A34);
inline const glm::vec4 kRock = engine::paint_from_srgb(0xB7A88C);
inline const glm::vec4 kRockShade = engine::paint_from_srgb(0x857862);
inline const glm::vec4 kAsh = engine::paint_from_srgb(0x4A4240);
inline const glm::vec4 kEmber = engine::paint_from_srgb(0xE0581F);
inline const glm::vec4 kSea = engine::paint_from_srgb(0x8FB0AE);
inline const glm::vec4 kBlue = engine::paint_from_srgb(0x2F5D8C);

}  // namespace paints
}  // namespace figures
