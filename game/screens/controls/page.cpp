#include "game/screens/controls/page.h"

#include <algorithm>
#include <cmath>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"

namespace screens {

namespace {

void begin_scrolling(const char* id, ImVec2 size, ImGuiWindowFlags flags) {
  // A slanting letter leans out of its line at the left.
  const float lean = std::floor(ImGui::GetFontSize() / 6);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() - lean);
  if (size.x > 0) size.x += lean;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(lean, 0));
  ImGui::BeginChild(
      id, size, false,
      flags | ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_AlwaysUseWindowPadding);
  ImGui::PopStyleVar();
  if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
  engine::scroll_by_dragging();
}

}  // namespace

void begin_page(const char* id, ImVec2 size) { begin_scrolling(id, size, ImGuiWindowFlags_None); }
void end_page() { ImGui::EndChild(); }

void begin_page_that_fits(const Context& context, const char* id, float foot) {
  begin_page_that_fits(context, id, foot, most_height(context));
}

void begin_page_that_fits(const Context& context, const char* id, float foot, float most_of_all) {
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const float above = ImGui::GetCursorScreenPos().y - window.Pos.y;
  const float below = foot + ImGui::GetStyle().ItemSpacing.y + window.WindowPadding.y;
  const float most = std::floor(most_of_all - above - below);
  // What it held when it was drawn last.
  const ImGuiStorage& storage = *ImGui::GetStateStorage();
  const float held = storage.GetFloat(ImGui::GetID(id), most);
  // A bar that comes for a frame would leave less breadth, other lines, another height, for ever.
  const auto bar = held <= most ? ImGuiWindowFlags_NoScrollbar : ImGuiWindowFlags_None;
  begin_scrolling(id, ImVec2(0, std::max(std::min(held, most), context.theme.touch)), bar);
}

void end_page_that_fits() {
  const ImGuiWindow& page = *ImGui::GetCurrentWindow();
  const float held = std::ceil(page.DC.CursorMaxPos.y - page.DC.CursorStartPos.y);
  const ImGuiID id = page.ChildId;
  end_page();
  ImGui::GetStateStorage()->SetFloat(id, held);
}

}  // namespace screens
