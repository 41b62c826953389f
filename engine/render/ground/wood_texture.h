#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// A seamless texture of the grain of a plank table: brightness around one half (R8, with mip
/// levels).
Image wood_texture(int side);

}  // namespace engine
