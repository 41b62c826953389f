#pragma once

#include <vector>

#include "engine/render/frame/scene.h"
#include "game/wotr/table/regions.h"

namespace wotr_table {

/// The land where people live: a soft patch of trodden or tilled ground under every settlement, and
/// a few fields about those who plough.
void add_settlement_ground(std::vector<engine::DecalVertex>& decals, const World& world);

}  // namespace wotr_table
