#pragma once

#include <vector>

#include "engine/render/scene.h"
#include "game/table/mirror.h"

namespace table {

/// The land where people live: a soft patch of trodden or tilled ground under every settlement, and
/// a few fields about those who plough.
void add_grounds(std::vector<engine::DecalVertex>& decals, const Surroundings& world);

}  // namespace table
