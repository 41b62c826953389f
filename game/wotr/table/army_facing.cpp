#include "game/wotr/table/army_facing.h"

#include <glm/geometric.hpp>
#include <optional>

namespace wotr_table {
namespace {

using wotr::RegionId;
using wotr::Side;

std::optional<glm::vec2> enemy_in(const World& world, const wotr::Board& board, RegionId region,
                                  Side side) {
  const Side enemy = wotr::enemy_of(side);
  const table::RegionLayout& layout = layout_of(world.layout, region);
  if (wotr::has_unit(figures_in(board, region), enemy)) {
    return army_slot(layout, enemy);
  }
  const std::uint8_t stronghold = region_of(world.rules, region).stronghold;
  if (stronghold < board.garrisons.size() && wotr::has_unit(board.garrisons[stronghold], enemy)) {
    return layout.settlement;
  }
  return std::nullopt;
}

}  // namespace

glm::vec2 army_facing(const World& world, const wotr::Board& board, RegionId region, Side side) {
  const glm::vec2 here = army_slot(layout_of(world.layout, region), side);
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

}  // namespace wotr_table
