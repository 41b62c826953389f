#include "game/screens/controls/control.h"

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/screens/controls/tab_stops.h"

namespace screens {
namespace {

void record(Context& context, const std::string& label, const ImFont* font) {
  note_control(context, label, font == nullptr ? 0 : width_of(font, label));
}

}  // namespace

void note_control(Context& context, const std::string& label, float label_width) {
  note_tab_stop(context);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImRect shown = ImGui::GetCurrentWindow()->ClipRect;
  shown.Expand(1);  // half points at the edges
  const bool in_view = shown.Contains(ImRect(from, to));
  context.drawn.controls.push_back({.label = label,
                                    .from = {from.x, from.y},
                                    .to = {to.x, to.y},
                                    .label_width = label_width,
                                    .is_in_view = in_view,
                                    .is_open = is_last_item_open(),
                                    .has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible,
                                    .window = ImGui::GetCurrentWindow()->RootWindow->ID});
}

bool plain_control(Context& context, const std::string& label, float width) {
  const bool pressed = engine::plain_button(context.theme, label.c_str(), width);
  record(context, label, context.theme.text);
  return pressed;
}

bool primary_control(Context& context, const std::string& label, float width) {
  const bool pressed = engine::primary_button(context.theme, label.c_str(), width);
  record(context, label, context.theme.prompt);
  return pressed;
}

bool choice_control(Context& context, const std::string& label, bool is_chosen, float width) {
  const bool pressed = engine::choice_button(context.theme, label.c_str(), is_chosen, width);
  record(context, label, context.theme.text);
  return pressed;
}

void refused_control(Context& context, const std::string& label, const std::string& reason,
                     float width) {
  engine::refused_button(context.theme, label.c_str(), reason.c_str(), width);
  record(context, label, context.theme.text);
}

bool tab_control(Context& context, const std::string& label, bool is_chosen, float width) {
  const bool pressed = engine::tab_button(context.theme, label.c_str(), is_chosen, width);
  record(context, label, context.theme.small_caps);
  return pressed;
}

bool row_control(Context& context, const std::string& label, bool is_chosen) {
  const bool pressed = engine::choice_row(context.theme, label.c_str(), is_chosen);
  record(context, label, nullptr);  // a long one is wrapped
  return pressed;
}

bool icon_control(Context& context, const char* id, engine::Icon icon, std::string_view tip) {
  return icon_control_saying(context, id, icon, say(context, tip));
}

bool icon_control_saying(Context& context, const char* id, engine::Icon icon,
                         const std::string& tip) {
  const bool pressed = engine::icon_button(context.theme, id, icon, tip.c_str());
  record(context, id, nullptr);
  return pressed;
}

float control_width(const Context& context, const std::string& label) {
  return width_of(context.theme.text, label) + 10 * context.theme.grid;
}

}  // namespace screens
