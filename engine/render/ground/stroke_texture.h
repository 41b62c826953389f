#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// A square tile of brushwork that repeats, of another kind in each channel: rock, grass, sand,
/// ash. Each is as often darker as lighter than the middle, so that nothing of it is left from
/// afar.
Image stroke_texture(int side);

}  // namespace engine
