#include "game/screens/log_panel.h"

#include "engine/ui/widgets.h"

namespace screens {

void draw_log(Sheet& sheet) {
  if (!sheet.memory.log_open) return;
  const float edge = gap(sheet.theme);
  const engine::PanelPlace place{.position = sheet.screen - glm::vec2(edge),
                                 .size = {column_width(sheet.theme, sheet.screen), sheet.unit(150)},
                                 .pivot = {1, 1}};
  if (engine::begin_panel(sheet.theme, "log", "", place)) {
    ImGui::BeginChild("lines", ImVec2(0, 0), false);
    const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
    for (const std::string& line : sheet.model.log) {
      write(sheet.theme.text, engine::ink::kSoftInk, line);
    }
    if (at_end) ImGui::SetScrollHereY(1);
    ImGui::EndChild();
  }
  engine::end_panel();
}

}  // namespace screens
