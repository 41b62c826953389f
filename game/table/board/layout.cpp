#include "game/table/board/layout.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <limits>
#include <utility>

#include "game/table/board/ranks.h"

namespace table {
namespace {

glm::vec2 nearest_on_segment(glm::vec2 place, glm::vec2 from, glm::vec2 to) {
  const glm::vec2 way = to - from;
  const float length_squared = glm::dot(way, way);
  if (length_squared < 1e-9F) return from;
  return from + way * std::clamp(glm::dot(place - from, way) / length_squared, 0.0F, 1.0F);
}

}  // namespace

bool is_inside(std::span<const glm::vec2> border, glm::vec2 place) {
  bool inside = false;
  for (std::size_t i = 0, last = border.size() - 1; i < border.size(); last = i++) {
    const glm::vec2 a = border[i];
    const glm::vec2 b = border[last];
    if ((a.y > place.y) == (b.y > place.y)) continue;
    if (place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

bool is_border_within(float reach, std::span<const glm::vec2> border, glm::vec2 place) {
  for (std::size_t i = 0, last = border.size() - 1; i < border.size(); last = i++) {
    const glm::vec2 low = glm::min(border[last], border[i]) - reach;
    const glm::vec2 high = glm::max(border[last], border[i]) + reach;
    if (place.x < low.x || place.y < low.y || place.x > high.x || place.y > high.y) continue;
    if (glm::distance(place, nearest_on_segment(place, border[last], border[i])) <= reach) {
      return true;
    }
  }
  return false;
}

float distance_to_border(std::span<const glm::vec2> border, glm::vec2 place) {
  float nearest = std::numeric_limits<float>::max();
  for (std::size_t i = 0, last = border.size() - 1; i < border.size(); last = i++) {
    nearest =
        std::min(nearest, glm::distance(place, nearest_on_segment(place, border[last], border[i])));
  }
  return nearest;
}

void set_border(RegionLayout& region, std::vector<glm::vec2> border) {
  if (area_of(border) < 0) std::reverse(border.begin(), border.end());
  region.north_west = region.south_east = border.front();
  for (const glm::vec2& corner : border) {
    region.north_west = glm::min(region.north_west, corner);
    region.south_east = glm::max(region.south_east, corner);
  }
  region.border = std::move(border);
}

void clear_names(Layout& layout) {
  for (RegionLayout& region : layout.regions) {
    region.before_other_names = ground_before_other_names(layout, region);
  }
}

float area_of(std::span<const glm::vec2> border) {
  float sum = 0;
  for (std::size_t i = 0, last = border.size() - 1; i < border.size(); last = i++) {
    sum += border[last].x * border[i].y - border[i].x * border[last].y;
  }
  return sum / 2;
}

}  // namespace table
