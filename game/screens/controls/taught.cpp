#include "game/screens/controls/taught.h"

#include <algorithm>

namespace screens {
namespace {

void frame_last_item(const Sheet& sheet) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float out = sheet.unit(3);
  ImGui::GetWindowDrawList()->AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out},
                                      engine::ink::kBrass, sheet.unit(6), 0,
                                      std::max(2.0F, sheet.unit(3)));
}

}  // namespace

bool is_taught(const Sheet& sheet, core::Action action) {
  const TutorialShown* taught = sheet.state.find<TutorialShown>();
  return taught != nullptr && std::ranges::find(taught->expected, action) != taught->expected.end();
}

void mark_taught(const Sheet& sheet, core::Action action) {
  if (is_taught(sheet, action)) frame_last_item(sheet);
}

void mark_taught(const Sheet& sheet, std::span<const core::Action> answers) {
  const TutorialShown* taught = sheet.state.find<TutorialShown>();
  if (taught != nullptr && taught->asks_for && taught->asks_for(answers)) frame_last_item(sheet);
}

}  // namespace screens
