#include "game/screens/controls/pointed_option.h"

#include <algorithm>

namespace screens {
namespace {

struct PointedMemory {
  core::Action action{};
  ImGuiID item = 0;
  int frame = -2;
};

}  // namespace

bool is_pointed_elsewhere(Context& context, core::Action action) {
  PointedMemory& own = context.memory.own<PointedMemory>();
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const int now = ImGui::GetFrameCount();
  if (ImGui::IsItemHovered() || has_keys) {
    own = {.action = action, .item = ImGui::GetItemID(), .frame = now};
    return false;
  }
  const bool is_fresh = own.frame >= now - 1;  // what is drawn before it learns it a frame later
  return is_fresh && own.action == action && own.item != ImGui::GetItemID();
}

void mark_pointed(Context& context, core::Action action) {
  if (!is_pointed_elsewhere(context, action)) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float out = context.unit(2);
  ImGui::GetWindowDrawList()->AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out},
                                      engine::ink::kBrass, context.unit(5), 0,
                                      std::max(2.0F, context.unit(2.5F)));
}

}  // namespace screens
