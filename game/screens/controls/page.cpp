#include "game/screens/controls/page.h"

#include "engine/ui/widgets.h"

namespace screens {

void begin_page(const char* id, ImVec2 size) {
  ImGui::BeginChild(id, size, false, ImGuiWindowFlags_NavFlattened);
  if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
  engine::scroll_by_dragging();
}

void end_page() { ImGui::EndChild(); }

}  // namespace screens
