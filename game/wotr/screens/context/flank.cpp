#include "game/wotr/screens/context/flank.h"

#include <algorithm>

#include "game/screens/log_panel.h"

namespace wotr_screens {

bool is_fighting(const Context& context) {
  return context.view.board.battle.kind != wotr::BattleKind::kNone &&
         static_cast<wotr::DecisionKind>(context.decision.kind) != wotr::DecisionKind::kAdvance;
}

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

engine::PanelPlace above_field(const Context& context, float width) {
  return {.position = {context.screen.x / 2, bar_height(context.theme) + gap(context.theme)},
          .size = {std::min(context.unit(width), middle_width(context.theme, context.screen)), 0},
          .pivot = {0.5F, 0}};
}

void leave_field_free_below(Context& context) {
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  context.drawn.clear_from.y = std::max(context.drawn.clear_from.y, bottom);
}

}  // namespace wotr_screens
