#include "game/screens/controls/page.h"

#include <cmath>

#include "engine/ui/widgets.h"

namespace screens {

void begin_page(const char* id, ImVec2 size) {
  // A slanting letter leans out of its line at the left.
  const float lean = std::floor(ImGui::GetFontSize() / 6);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() - lean);
  if (size.x > 0) size.x += lean;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(lean, 0));
  ImGui::BeginChild(id, size, false,
                    ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_AlwaysUseWindowPadding);
  ImGui::PopStyleVar();
  if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
  engine::scroll_by_dragging();
}

void end_page() { ImGui::EndChild(); }

}  // namespace screens
