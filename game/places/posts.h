#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/places/garrisons.h"

// The ground that is made for a garrison: bastions, turrets, ledges and decks, which stand on and
// around the model of its Stronghold while it is besieged.
namespace places {

/// Whether somebody stands there, or a little above or below: nothing else may.
bool is_manned(std::string_view region, const glm::vec3& at);

/// All that is built for those who garrison the place; empty for a region without a Stronghold.
engine::Mesh posts_model(std::string_view region);

}  // namespace places
