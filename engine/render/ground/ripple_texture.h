#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// A seamless texture of the crests of small waves (R8, with mip levels). Two of them that drift
/// across each other look like glitter.
Image ripple_texture(int side);

}  // namespace engine
