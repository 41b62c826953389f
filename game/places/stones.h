#pragma once

#include <glm/vec4.hpp>

#include "game/figures/palette.h"

// What Strongholds are built of, and what is built for their garrisons.
namespace places {

inline const glm::vec4 kBasalt = engine::paint_from_srgb(0x5D5853);
inline const glm::vec4 kDarkRock = engine::paint_from_srgb(0x8A7D68);
inline const glm::vec4 kPaleStone = engine::paint_from_srgb(0xE8E0CA);
inline const glm::vec4 kSilverBark = engine::paint_from_srgb(0xCFC9B8);
inline const glm::vec4 kWhiteStone = engine::paint_from_srgb(0xECE6D8);
inline const glm::vec4 kIronStone = engine::paint_from_srgb(0x4E4844);
inline const glm::vec4 kSickStone = engine::paint_from_srgb(0x9DB39F);
inline const glm::vec4 kHornburg = engine::paint_from_srgb(0xA89E8B);
inline const glm::vec4 kSandstone = engine::paint_from_srgb(0xD6B27A);
inline const glm::vec4 kDeck = engine::paint_from_srgb(0xA98C5E);

}  // namespace places
