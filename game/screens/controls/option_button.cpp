#include "game/screens/controls/option_button.h"

#include <algorithm>

#include <imgui_internal.h>

#include "engine/ui/tip_picture.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/hint.h"
#include "game/screens/controls/pointed_option.h"
#include "game/screens/controls/tab_stops.h"
#include "game/screens/controls/taught.h"

namespace screens {
namespace {

constexpr float kBetween = 8;     // points, between two buttons
constexpr float kEdgeApart = 32;  // points, from what stands at the left

float picture_size(const Context& context) { return context.unit(44); }

/// A picture to press, with its name beside it; below it where the prompt is narrow.
bool picture_button(Context& context, core::Action action, const std::string& label, float width) {
  const float size = picture_size(context);
  const float line = ImGui::GetTextLineHeight();
  const bool below = context.compact();
  const float height = below ? size + line + context.unit(8) : size + context.unit(2);
  const bool pressed = engine::press_area(label.c_str(), ImVec2(width, height));
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImVec2 from = ImGui::GetItemRectMin();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (lit) {
    list.AddRectFilled(from, ImGui::GetItemRectMax(), IM_COL32(0xB0, 0x8D, 0x4A, 0x50),
                       context.unit(4));
  }
  const float words = ImGui::CalcTextSize(label.c_str()).x;
  const float lift = lit ? context.unit(2) : 0;
  const float picture_x = below ? from.x + width / 2 : from.x + size / 2 + context.unit(2);
  const float picture_y = from.y + size / 2 + context.unit(below ? 4 : 1) - lift;
  context.state.game.panels.draw_picture(context, action, ImVec2(picture_x, picture_y), size);
  const ImVec2 at = below ? ImVec2(picture_x - words / 2, from.y + size + context.unit(5))
                          : ImVec2(from.x + size + context.unit(8), from.y + (height - line) / 2);
  list.AddText(at, engine::ink::kInk, label.c_str());
  return pressed;
}

ImFont* font_of(const Context& context, const Option& option) {
  if (option.is_primary) return context.theme.prompt;
  return option.gives_up ? context.theme.italic : context.theme.text;
}

float label_width(const Context& context, const Option& option, const std::string& label) {
  return width_of(font_of(context, option), label);
}

bool button_of(Context& context, const Option& option, const std::string& label, float width) {
  if (option.has_picture) return picture_button(context, option.action, label, width);
  if (option.is_primary) return engine::primary_button(context.theme, label.c_str(), width);
  if (option.gives_up) return engine::quiet_button(context.theme, label.c_str(), width);
  return engine::plain_button(context.theme, label.c_str(), width);
}

}  // namespace

bool fits_beside(const Context& context, float width, float apart) {
  const float end = ImGui::GetItemRectMax().x + context.unit(kBetween) + apart + width;
  return end <= ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
}

void flow(const Context& context, float width, float apart) {
  if (fits_beside(context, width, apart)) ImGui::SameLine(0, context.unit(kBetween) + apart);
}

void flow_to_edge(const Context& context, float width) {
  flow(context, width + context.unit(kEdgeApart));
  const float edge = ImGui::GetWindowContentRegionMax().x - width;
  if (edge > ImGui::GetCursorPosX()) ImGui::SetCursorPosX(edge);
}

float option_width(const Context& context, const Option& option) {
  const float words = label_width(context, option, option.label);
  if (!option.has_picture) return words + context.unit(28);
  if (context.compact()) return std::max(picture_size(context), words) + context.unit(12);
  return picture_size(context) + words + context.unit(16);
}

ShownOption last_item(Context& context, core::Action action, float label_width) {
  note_tab_stop(context);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  return {.action = action,
          .from = {from.x, from.y},
          .to = {to.x, to.y},
          .label_width = label_width,
          .is_open = is_last_item_open(),
          .has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible,
          .window = ImGui::GetCurrentWindow()->RootWindow->ID};
}

void draw_option(Context& context, const Option& option) {
  draw_option_as(context, option, option.label, option_width(context, option));
}

void draw_option_as(Context& context, const Option& option, const std::string& label, float width) {
  const core::Action action = option.action;
  ImGui::PushID(static_cast<int>(action.kind << 8 | action.a));
  const bool pressed = button_of(context, option, label, width);
  context.drawn.shown.push_back(last_item(context, action, label_width(context, option, label)));
  context.drawn.shown.back().label = label;
  context.stops.back().gives_up = option.gives_up;
  mark_hinted(context, action);
  mark_taught(context, action);
  mark_pointed(context, action);
  if (!option.tip.empty() && ImGui::IsItemHovered()) {
    engine::tip_with_picture(context.theme, option.tip.c_str(), option.tip_picture);
  }
  const bool is_dragged = engine::is_last_item_dragged();
  if (is_dragged && !option.carried.is_nothing()) ask(context, commands::kCarry, option.carried);
  if (pressed) context.answer.action = action;
  ImGui::PopID();
}

}  // namespace screens
