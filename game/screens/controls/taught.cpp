#include "game/screens/controls/taught.h"

#include <algorithm>

namespace screens {

bool is_taught(const Sheet& sheet, core::Action action) {
  const TutorialShown* taught = sheet.state.tutorial;
  return taught != nullptr && std::ranges::find(taught->expected, action) != taught->expected.end();
}

void mark_taught(Sheet& sheet, core::Action action) {
  if (!is_taught(sheet, action)) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float out = sheet.unit(3);
  ImGui::GetWindowDrawList()->AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out},
                                      engine::ink::kBrass, sheet.unit(6), 0,
                                      std::max(2.0F, sheet.unit(3)));
}

}  // namespace screens
