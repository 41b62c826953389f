#pragma once

#include <filesystem>

#include "engine/assets/image_file.h"
#include "engine/scene/height_field.h"
#include "game/table/layout.h"
#include "rules/core/result.h"
#include "rules/wotr/rules.h"

namespace table {

/// Which region each place of the board belongs to, as it is drawn.
class RegionMap {
 public:
  RegionMap() = default;
  RegionMap(engine::Image image, glm::vec2 board) : image_(std::move(image)), board_(board) {}

  /// kNoRegion in the sea and off the board.
  wotr::RegionId at(glm::vec2 place) const;

 private:
  engine::Image image_;
  glm::vec2 board_{1, 1};
};

/// The baked map of the board.
struct BoardAssets {
  engine::HeightField ground;
  engine::Image colour;
  RegionMap regions;
};

/// From the folder that the target `baked_map` fills. An Error names the file and the reason.
core::Result<BoardAssets> load_board_assets(const std::filesystem::path& folder,
                                            const wotr::Rules& rules);

}  // namespace table
