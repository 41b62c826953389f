#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"

namespace trilogy_figures {

enum class PlaceKind { kStronghold, kSite };

/// What stands in a territory: the place that everybody knows, a town of its people, or a keep for
/// a stronghold and standing stones for a site of power.
engine::Model place_model(std::string_view territory, PlaceKind kind);

/// A ship under sail on y = 0, its bow to the south.
engine::Mesh ship_mesh();

}  // namespace trilogy_figures
