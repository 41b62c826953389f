#include "game/screens/group_row.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/option_button.h"
#include "rules/wotr/actions.h"

namespace screens {
namespace {

void draw_cell(Sheet& sheet, wotr::Figure figure, int amount, bool is_first) {
  const core::Action leave = wotr::act(wotr::ActionKind::kLeave, figure);
  const std::string name =
      (amount > 1 ? std::to_string(amount) + " × " : std::string()) + name_of(sheet, figure);
  const std::string label = say(sheet, amount > 1 ? "screen.leave-one" : "screen.leave");
  const float words = std::max(width_of(sheet.theme.text, name), width_of(sheet.theme.text, label));
  const float width = words + sheet.unit(20);
  if (!is_first) flow(sheet, width);
  ImGui::BeginGroup();
  const float indent = (width - width_of(sheet.theme.text, name)) / 2;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
  ImGui::TextUnformatted(name.c_str());
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - sheet.unit(4));
  if (sheet.model.view.decision.offers(leave)) {
    draw_option_as(sheet, leave, label, width);
  } else {
    ImGui::Dummy(ImVec2(width, sheet.unit(1)));
  }
  ImGui::EndGroup();
}

}  // namespace

void draw_group_row(Sheet& sheet, wotr::Side side) {
  bool is_first = true;
  wotr::for_each_figure(sheet.model.view.board.group.figures, side,
                        [&](wotr::Figure figure, int amount) {
                          draw_cell(sheet, figure, amount, is_first);
                          is_first = false;
                        });
}

bool is_in_group_row(core::Action action) { return wotr::is(action, wotr::ActionKind::kLeave); }

}  // namespace screens
