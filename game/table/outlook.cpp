#include "game/table/outlook.h"

#include <cmath>
#include <glm/geometric.hpp>
#include <optional>

namespace table {
namespace {

using wotr::RegionId;
using wotr::Side;

std::optional<glm::vec2> enemy_in(const Surroundings& world, const wotr::Board& board,
                                  RegionId region, Side side) {
  const Side enemy = wotr::enemy_of(side);
  const RegionLayout& layout = layout_of(world.layout, region);
  if (wotr::has_unit(figures_in(board, region), enemy)) {
    return layout.armies[static_cast<std::size_t>(enemy)];
  }
  const std::uint8_t stronghold = region_of(world.rules, region).stronghold;
  if (stronghold < board.garrisons.size() && wotr::has_unit(board.garrisons[stronghold], enemy)) {
    return layout.settlement;
  }
  return std::nullopt;
}

}  // namespace

glm::vec2 outlook(const Surroundings& world, const wotr::Board& board, RegionId region, Side side) {
  const glm::vec2 here = layout_of(world.layout, region).armies[static_cast<std::size_t>(side)];
  std::optional<glm::vec2> nearest = enemy_in(world, board, region, side);
  if (!nearest) {
    for (const RegionId next : region_of(world.rules, region).neighbours) {
      const auto enemy = enemy_in(world, board, next, side);
      if (!enemy) continue;
      if (!nearest || glm::distance(here, *enemy) < glm::distance(here, *nearest)) nearest = enemy;
    }
  }
  if (!nearest || glm::distance(here, *nearest) < 0.1F) return {0, 1};
  return glm::normalize(*nearest - here);
}

float yaw_towards(glm::vec2 ahead) { return std::atan2(ahead.x, ahead.y); }

}  // namespace table
