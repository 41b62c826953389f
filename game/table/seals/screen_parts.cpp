#include "game/table/seals/screen_parts.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "game/table/motion/tray_place.h"
#include "game/table/pieces/growth.h"

namespace table {

using engine::ScreenPart;

std::optional<ScreenPart> part_of(const Piece& piece, const engine::CameraView& view) {
  const float size = piece.scale * growth_at(piece, view.distance);
  if (!piece.is_on_map || size <= 0) return std::nullopt;
  const PickCylinder& around = piece.traits.pick_cylinder;
  const auto foot = engine::screen_point(view, piece.pose.position);
  const auto side =
      engine::screen_point(view, piece.pose.position + glm::vec3(around.radius * size, 0, 0));
  const auto head =
      engine::screen_point(view, piece.pose.position + glm::vec3(0, around.height * size, 0));
  if (!foot || !side || !head) return std::nullopt;
  const float half = glm::distance(*foot, *side);
  return ScreenPart{{foot->x - half, std::min(head->y, foot->y)},
                    {foot->x + half, foot->y + half / 2}};
}

std::optional<ScreenPart> part_of(const NameOnLand& name, const engine::CameraView& view) {
  if (view.distance < name.seen.nearest || view.distance > name.seen.farthest) return std::nullopt;
  const auto from = engine::screen_point(view, name.from);
  const auto to = engine::screen_point(view, name.to);
  const auto high = engine::screen_point(view, name.from + glm::vec3(0, 0, name.half_height));
  if (!from || !to || !high) return std::nullopt;
  const glm::vec2 half(0, glm::distance(*from, *high));
  return ScreenPart{glm::min(*from, *to) - half, glm::max(*from, *to) + half};
}

bool is_behind_dice(const Stage& stage, const engine::CameraView& view, const glm::vec3& place) {
  return stage.dice_tray() > 0 && is_behind_tray(stage.tray_place(), view.eye, place);
}

}  // namespace table
