#include "game/screens/controls/taught.h"

#include <algorithm>

namespace screens {
namespace {

void frame_last_item(const Context& context) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float out = context.unit(3);
  ImGui::GetWindowDrawList()->AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out},
                                      engine::ink::kBrass, context.unit(6), 0,
                                      std::max(2.0F, context.unit(3)));
}

}  // namespace

bool is_taught(const Context& context, core::Action action) {
  const TutorialShown* taught = context.state.find<TutorialShown>();
  return taught != nullptr && std::ranges::find(taught->expected, action) != taught->expected.end();
}

void mark_taught(const Context& context, core::Action action) {
  if (is_taught(context, action)) frame_last_item(context);
}

void mark_taught(const Context& context, std::span<const core::Action> answers) {
  const TutorialShown* taught = context.state.find<TutorialShown>();
  if (taught != nullptr && taught->asks_for && taught->asks_for(answers)) frame_last_item(context);
}

}  // namespace screens
