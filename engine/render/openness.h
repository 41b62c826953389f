#pragma once

#include "engine/assets/image_file.h"
#include "engine/scene/height_field.h"

namespace engine {

/// How open to the sky each place of the relief is (R8, 255: wholly), `width` pixels across. The
/// ambient occlusion of a ground that never changes: reckoned once, by comparing each place with
/// the mean height around it.
Image build_openness_map(const HeightField& heights, int width);

}  // namespace engine
