#include "game/wotr/screens/context/flank.h"

#include <algorithm>

#include "game/screens/log_panel.h"

namespace wotr_screens {

engine::PanelPlace beside_field(const Context& context, Flank flank, float width) {
  const screens::Columns columns = screens::columns_of(context.neutral);
  const float edge = gap(context.theme);
  const auto beyond = [&](screens::Column column) {
    const bool open = column == screens::Column::kOpen;
    return open ? column_width(context.theme, context.screen) + 2 * edge : edge;
  };
  const float log = screens::log_width(context.neutral);
  const float right = std::max(beyond(columns.right), log > 0 ? log + 2 * edge : 0);
  const bool left = flank == Flank::kLeft;
  return {.position = {left ? beyond(columns.left) : context.screen.x - right,
                       bar_height(context.theme) + edge},
          .size = {context.unit(width), 0},
          .pivot = {left ? 0.0F : 1.0F, 0}};
}

void leave_field_free(Context& context, Flank flank) {
  const float edge = gap(context.theme);
  const float from = ImGui::GetWindowPos().x;
  if (flank == Flank::kLeft) {
    const float to = from + ImGui::GetWindowSize().x + edge;
    context.drawn.clear_from.x = std::max(context.drawn.clear_from.x, to);
  } else {
    context.drawn.clear_to.x = std::min(context.drawn.clear_to.x, from - edge);
  }
}

}  // namespace wotr_screens
