#pragma once

#include "engine/assets/image_file.h"
#include "engine/assets/ink_file.h"
#include "game/makers/bake/painter.h"

namespace bake {

/// The lines that paint_band leaves off its bare picture, in the order they are drawn: banks,
/// roads, borders, coasts. Their ink is chosen for the ground that the picture shows.
std::vector<engine::InkLine> lines_of(const Sketch& sketch, const engine::Image& bare);

}  // namespace bake
