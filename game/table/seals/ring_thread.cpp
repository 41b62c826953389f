#include "game/table/seals/ring_thread.h"

#include <algorithm>
#include <array>
#include <glm/geometric.hpp>

namespace table {
namespace {

constexpr float kAcross = 0.35F;  // board units to either side of a border
constexpr float kOverGround = 0.12F;

/// Both sides of the stroke belong to the lands.
bool is_within(const RegionSet& lands, const BoardAssets& board, glm::vec2 from, glm::vec2 to) {
  const glm::vec2 along = to - from;
  const float length = glm::length(along);
  if (length <= 0) return true;
  const glm::vec2 aside = glm::vec2(-along.y, along.x) * (kAcross / length);
  const glm::vec2 middle = (from + to) / 2.0F;
  return std::ranges::all_of(std::array{middle + aside, middle - aside}, [&](glm::vec2 place) {
    const RegionId region = board.regions.at(place);
    return region != kNoRegion && lands.contains(region);
  });
}

}  // namespace

std::span<const ThreadStroke> RingThread::around(const RegionSet& lands, const Layout& layout,
                                                 const BoardAssets& board) {
  if (lands == lands_) return strokes_;
  lands_ = lands;
  strokes_.clear();
  for (const RegionId region : lands) {
    const std::vector<glm::vec2>& border = layout_of(layout, region).border;
    for (std::size_t i = 0; i < border.size(); ++i) {
      const glm::vec2 from = border[i];
      const glm::vec2 to = border[(i + 1) % border.size()];
      if (is_within(lands, board, from, to)) continue;
      strokes_.push_back(
          {board.ground.on_surface(from, kOverGround), board.ground.on_surface(to, kOverGround)});
    }
  }
  return strokes_;
}

}  // namespace table
