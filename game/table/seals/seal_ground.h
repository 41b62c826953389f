#pragma once

#include <glm/vec3.hpp>
#include <span>
#include <vector>

#include "engine/scene/camera.h"
#include "game/table/board/board_assets.h"
#include "game/table/board/layout.h"
#include "game/table/names/name_on_land.h"

namespace table {

/// A place on the land of a region that a seal may lie over, in board units.
struct SealSite {
  glm::vec3 place{0};
  float inland = 0;  ///< to the nearest border
};

/// What seals are laid out by and never changes during a game.
class SealGround {
 public:
  /// The board must outlive it.
  SealGround(const Layout& layout, const BoardAssets& board);

  std::span<const SealSite> sites(RegionId region) const {
    return sites_[static_cast<std::size_t>(region)];
  }
  /// That seals keep clear of while they are read.
  std::span<const NameOnLand> names() const { return names_; }
  /// The land that is seen at a point of the screen.
  RegionId land_at(const engine::CameraView& view, glm::vec2 point) const;

 private:
  const BoardAssets* board_;
  std::vector<std::vector<SealSite>> sites_;  ///< by RegionId
  std::vector<NameOnLand> names_;
};

}  // namespace table
