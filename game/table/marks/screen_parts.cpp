#include "game/table/marks/screen_parts.h"

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

bool is_behind_dice(const Stage& stage, const engine::CameraView& view, const glm::vec3& place) {
  return stage.dice_tray() > 0 && is_behind_tray(stage.tray_place(), view.eye, place);
}

}  // namespace table
