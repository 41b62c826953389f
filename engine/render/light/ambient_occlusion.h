#pragma once

#include "engine/assets/image_file.h"
#include "engine/scene/height_field.h"

namespace engine {

/// The ambient occlusion of a terrain that never changes (R8; 255 is open to the whole sky),
/// `width` pixels across. Computed once, by comparing each place with the mean height around it.
Image bake_ambient_occlusion(const HeightField& heights, int width);

}  // namespace engine
