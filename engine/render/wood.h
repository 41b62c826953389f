#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// The grain of a plank table as brightness around one half; repeats without seams. All levels.
Image wood_grain(int side);

}  // namespace engine
