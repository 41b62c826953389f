#pragma once

#include <filesystem>

#include "base/result.h"
#include "engine/assets/image_file.h"
#include "game/makers/engrave/composition.h"
#include "game/makers/engrave/stage.h"

namespace engrave {

/// Of a picture, in pixels.
inline constexpr int kWidth = 480;
inline constexpr int kHeight = 300;

/// One engraving, R8 with its mip levels: how much ink lies where.
engine::Image engrave(const Composition& composition, const ModelSource& models, const Land* land);

/// All of them as <folder>/<id>.img, by as many threads as the machine has.
base::Result<void> engrave_all(std::span<const Composition> compositions, const ModelSource& models,
                               const Land* land, const std::filesystem::path& folder);

/// The baked land of a map's folder: map-height.img as map-meta.json tells of it.
base::Result<Land> read_land(const std::filesystem::path& folder);

/// A figure without the base that it stands on.
engine::Mesh without_base(const engine::Mesh& figure, float base_height);

}  // namespace engrave
