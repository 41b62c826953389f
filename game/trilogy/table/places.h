#pragma once

#include <vector>

#include "engine/assets/image_file.h"
#include "game/table/game_table.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_table {

/// A stronghold or a site of power stands in the territory. Mount Doom is drawn on the map itself.
bool has_place(const trilogy::Rules& rules, trilogy::Territory territory);

/// All places, set on the relief, their rims painted like the map.
std::vector<table::LandShape> place_shapes(const World& world, const engine::Image& map);

}  // namespace trilogy_table
