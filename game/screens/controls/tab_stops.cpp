#include "game/screens/controls/tab_stops.h"

#include <algorithm>
#include <string_view>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

struct StopsMemory {
  core::Decision question;    ///< that the keys were moved for
  std::size_t log_lines = 0;  ///< there were then
};

std::size_t find_stop(const std::vector<TabStop>& stops, ImGuiID item) {
  const auto found = std::find_if(stops.begin(), stops.end(),
                                  [&](const TabStop& stop) { return stop.item == item; });
  return found == stops.end() ? kNone : static_cast<std::size_t>(found - stops.begin());
}

/// The keys begin where something is asked.
std::size_t first_stop(const std::vector<TabStop>& stops) {
  const auto asked = std::find_if(stops.begin(), stops.end(), [](const TabStop& stop) {
    const std::string_view name(stop.window->Name);
    return (name == "prompt" || name == "hand-over") && !stop.gives_up;
  });
  return asked == stops.end() ? 0 : static_cast<std::size_t>(asked - stops.begin());
}

void focus(const TabStop& stop) {
  ImGuiContext& imgui = *ImGui::GetCurrentContext();
  ImGui::ClearActiveID();
  ImGui::FocusWindow(stop.window);
  ImGui::SetFocusID(stop.item, stop.window);
  const ImRect rect(stop.from.x, stop.from.y, stop.to.x, stop.to.y);
  stop.window->NavRectRel[imgui.NavLayer] = ImGui::WindowRectAbsToRel(stop.window, rect);
  imgui.NavDisableHighlight = false;
  imgui.NavDisableMouseHover = true;
  ImGui::ScrollToBringRectIntoView(stop.window, rect);
}

/// From where the keys begin. What gives something up is reached last of all: nobody passes a turn
/// by one Tab too many.
void order_stops(std::vector<TabStop>& stops) {
  const auto first = static_cast<std::ptrdiff_t>(first_stop(stops));
  std::rotate(stops.begin(), stops.begin() + first, stops.end());
  std::stable_partition(stops.begin(), stops.end(),
                        [](const TabStop& stop) { return !stop.gives_up; });
}

/// The keys begin anew with each question: nobody answers one with what they had sought for
/// another.
void leave_old_question(Context& context) {
  const core::Decision& asked = decision_of(context.state);
  const std::size_t told = context.state.log.size();  // it may be asked twice in the same words
  StopsMemory& own = context.memory.own<StopsMemory>();
  if (own.question == asked && own.log_lines == told) return;
  own = {.question = asked, .log_lines = told};
  ImGuiContext& imgui = *ImGui::GetCurrentContext();
  imgui.NavDisableHighlight = true;
  if (imgui.ActiveId == 0) imgui.NavId = 0;
}

}  // namespace

void note_tab_stop(Context& context) {
  engine::ring_keys(context.theme);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  context.stops.push_back({.item = ImGui::GetItemID(),
                           .window = ImGui::GetCurrentWindow(),
                           .from = {from.x, from.y},
                           .to = {to.x, to.y}});
}

void move_between_stops(Context& context) {
  leave_old_question(context);
  std::vector<TabStop>& stops = context.stops;
  order_stops(stops);
  ImGuiContext& imgui = *ImGui::GetCurrentContext();
  const ImGuiIO& io = ImGui::GetIO();
  if (stops.empty()) return;
  const bool types = io.WantTextInput && imgui.ActiveId != 0;
  const bool is_visible = io.NavVisible || types;
  const std::size_t at =
      is_visible ? find_stop(stops, types ? imgui.ActiveId : imgui.NavId) : kNone;
  // What the keys were on is gone: Enter takes the red option again.
  if (at == kNone || context.memory.keys_on_map) imgui.NavDisableHighlight = true;
  if (ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Tab))) {
    const std::size_t step = io.KeyShift ? stops.size() - 1 : 1;
    focus(stops[at == kNone ? 0 : (at + step) % stops.size()]);
  } else if (at != kNone && !types &&
             ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false)) {
    ImGui::ActivateItem(stops[at].item);
  }
}

bool is_last_item_open() {
  const ImRect item(ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
  return ImGui::GetCurrentWindow()->ClipRect.Contains(item.GetCenter());
}

}  // namespace screens
