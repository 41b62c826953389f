#pragma once

#include <string_view>
#include <vector>

#include "engine/geometry/mesh.h"

// Towns, cities, strongholds and fortifications as small models. They stand on y = 0 around the
// origin, 2.5 to 5 units wide, their gate to the south (+z) unless the land wants it elsewhere.
// What stands goes a little into the ground. Each flies a small pennant whose paint alpha is 1, so
// that the instance's tint shows who holds it.
namespace places {

/// `region` and `nation` as in regions.json; `settlement` is "town", "city", "stronghold" or
/// "fortification". A region with a model of its own needs neither of the others; a town is that of
/// its nation, and anything else an empty model.
engine::Model place_model(std::string_view region, std::string_view settlement,
                          std::string_view nation);

/// Regions with a model of their own.
std::vector<std::string_view> great_places();

}  // namespace places
