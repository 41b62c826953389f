#pragma once

#include <vector>

#include "engine/text/label.h"
#include "game/table/board/layout.h"
#include "game/table/names/land_tone.h"

namespace table {

/// Nearer than this, and than a fifth less at all, no name is read as it is written for afar.
inline constexpr float kReadFromAfar = 120;

/// Every name that always lies where it is. Far away the realms and seas speak; nearer the regions
/// and ranges; near by everything. On dark ground names are written in light ink.
std::vector<engine::Label> map_names(const Layout& layout, const LandTone& tone);

/// Those of realms, seas, ranges and woods alone.
std::vector<engine::Label> land_names(const Layout& layout);
/// Those of the regions alone, great ones in bold.
std::vector<engine::Label> region_names(const Layout& layout);

/// A region's name where the whole board is seen; `size` of the font in board units.
engine::Label name_from_afar(const RegionLayout& region, glm::vec2 middle, float size,
                             const LandTone& tone);

}  // namespace table
