#include "game/table/badge_boxes.h"

#include <algorithm>
#include <numeric>

namespace table {
namespace {

bool overlap(const BadgeBox& a, const BadgeBox& b) {
  return a.from.x < b.to.x && b.from.x < a.to.x && a.from.y < b.to.y && b.from.y < a.to.y;
}

}  // namespace

std::vector<float> parted(std::span<const BadgeBox> boxes, float gap) {
  std::vector<std::size_t> downwards(boxes.size());
  std::iota(downwards.begin(), downwards.end(), 0);
  std::ranges::stable_sort(downwards, {}, [&](std::size_t i) { return boxes[i].from.y; });

  std::vector<float> lower(boxes.size(), 0.0F);
  std::vector<BadgeBox> placed;  // from the top of the screen to its foot
  for (const std::size_t i : downwards) {
    BadgeBox box = boxes[i];
    const float height = box.to.y - box.from.y;
    for (const BadgeBox& above : placed) {
      if (!overlap(box, above)) continue;
      box.from.y = above.to.y + gap;
      box.to.y = box.from.y + height;
    }
    lower[i] = box.from.y - boxes[i].from.y;
    const auto below = std::ranges::upper_bound(placed, box.to.y, {},
                                                [](const BadgeBox& one) { return one.to.y; });
    placed.insert(below, box);
  }
  return lower;
}

}  // namespace table
