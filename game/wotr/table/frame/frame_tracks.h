#pragma once

#include <glm/vec2.hpp>

#include "engine/geometry/mesh.h"

namespace wotr_table {

inline constexpr glm::vec2 kRungHalf{7.85F, 5.3F};

/// Where the number of a space of the Fellowship Track is written, seen from above.
glm::vec2 numeral_place(int space);

/// The cups and fields of the Fellowship Track, the Political Track and the victory points.
void add_tracks(engine::Mesh& mesh);

}  // namespace wotr_table
