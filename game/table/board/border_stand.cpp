#include "game/table/board/border_stand.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace table {
namespace {

constexpr float kFromBorder = 2.3F;
constexpr float kClearOfWalls = 3.2F;

}  // namespace

glm::vec2 stand_at_border(const RegionLayout& here, const RegionLayout& there, glm::vec2 usual,
                          glm::vec2 enemy) {
  const auto nearest =
      std::min_element(here.border.begin(), here.border.end(), [&](glm::vec2 one, glm::vec2 two) {
        return glm::distance(one, enemy) < glm::distance(two, enemy);
      });
  if (nearest == here.border.end() || *nearest == enemy) return usual;
  const glm::vec2 place = *nearest + glm::normalize(*nearest - enemy) * kFromBorder;
  const bool is_way_open = is_inside(there.border, glm::mix(*nearest, enemy, 0.5F));
  const bool is_free =
      is_inside(here.border, place) && glm::distance(place, here.settlement) > kClearOfWalls;
  const bool is_nearer = glm::distance(place, enemy) < glm::distance(usual, enemy);
  return is_way_open && is_free && is_nearer ? place : usual;
}

}  // namespace table
