#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// Crests of small waves as brightness (R8); repeats without seams. Two of them that drift across
/// each other glitter. All levels.
Image ripple_tile(int side);

}  // namespace engine
