#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/assets/image_file.h"
#include "engine/assets/ink_file.h"
#include "engine/assets/tile_file.h"
#include "engine/scene/height_field.h"
#include "game/table/board/layout.h"

namespace table {

/// Which region each place of the board belongs to, as it is drawn.
class RegionMap {
 public:
  RegionMap() = default;
  RegionMap(engine::Image image, const Layout& layout)
      : image_(std::move(image)), board_(layout.size), regions_(layout.regions.size()) {}

  bool is_drawn() const { return !image_.levels.empty(); }
  /// kNoRegion in the sea and off the board.
  RegionId at(glm::vec2 place) const;

 private:
  engine::Image image_;
  glm::vec2 board_{1, 1};
  std::size_t regions_ = 0;
};

/// The baked map of the board.
struct BoardAssets {
  engine::HeightField ground;
  engine::Image colour;
  engine::Image kinds;                     ///< see Renderer::set_ground_kinds; may have no levels
  std::optional<engine::TileFile> detail;  ///< the colour once more, finer, without lines
  std::vector<engine::InkLine> lines;      ///< that are missing there
  RegionMap regions;
  /// What could not be read and has a plain stand-in: a sentence with the file and the reason.
  std::vector<std::string> faults;
};

/// From the folder that the target `baked_map` fills; what is missing or broken there is drawn
/// plainly from the layout. Without a folder all of it is.
BoardAssets load_board_assets(const std::filesystem::path& folder, const Layout& layout);

}  // namespace table
