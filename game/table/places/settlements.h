#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"

namespace table {

/// A town, city, stronghold or fortification as a nation builds them; a plain one in stone for a
/// nation that is not known. Any other kind gives an empty mesh.
engine::Mesh settlement_mesh(std::string_view kind, std::string_view nation);

}  // namespace table
