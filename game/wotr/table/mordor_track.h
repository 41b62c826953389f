#pragma once

#include <vector>

#include "engine/render/frame/scene.h"
#include "game/wotr/table/regions.h"

namespace wotr_table {

/// The spaces of the Mordor Track, inlaid in the land.
void add_mordor_track(std::vector<engine::DecalVertex>& decals, const World& world);

}  // namespace wotr_table
