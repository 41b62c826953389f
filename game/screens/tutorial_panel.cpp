#include "game/screens/tutorial_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/emphasis.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"
#include "game/screens/layers.h"

namespace screens {
namespace {

constexpr float kTutorialWidth = 340;  // points
constexpr float kAway = 70;            // from what it is about
constexpr float kRing = 26;
constexpr float kNear = kRing + 8;  // where there is little room

const TutorialShown& taught(const Context& context) { return *context.state.find<TutorialShown>(); }

constexpr const char* kWindow = "tutorial";

/// Its height was found when it was last drawn.
ImVec2 size_of_tutorial(const Context& context) {
  constexpr float kFirstHeight = 220;  // points
  constexpr float kNarrow = 0.5F;      // of the screen: where letters are large, less is covered
  const float most =
      context.compact() ? kNarrow * context.screen.x : context.screen.x - 2 * gap(context.theme);
  const float least = std::min(context.unit(240), context.screen.x - 2 * gap(context.theme));
  const float width = std::min(context.unit(kTutorialWidth), std::max(least, most));
  const ImGuiWindow* panel = ImGui::FindWindowByName(kWindow);
  return {width, panel != nullptr ? panel->Size.y : context.unit(kFirstHeight)};
}

/// How much of it would lie over panels and sheets, and over what is to be pressed.
float covered_by_panels(const Context& context, const ImRect& panel) {
  constexpr float kToBePressed = 1000;  // against what is only read
  float covered = 0;
  for (const ShownOption& option : context.drawn.shown) {
    const ImRect button(option.from.x, option.from.y, option.to.x, option.to.y);
    if (!is_taught(context, option.action) || !button.Overlaps(panel)) continue;
    covered += kToBePressed * button.GetArea();
  }
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    const bool is_panel = window->WasActive && window->RootWindow == window &&
                          std::string_view(window->Name) != kWindow &&
                          layer_of(window->Name) != Layer::kBanner;
    if (!is_panel) continue;
    ImRect both = window->Rect();
    if (!both.Overlaps(panel)) continue;
    both.ClipWithFull(panel);
    covered += both.GetArea();
  }
  return covered;
}

struct Side {
  bool is_left;
  bool is_above;
  float away = kAway;  ///< from what it is about, in points
};

/// On that side of the thing, within what panels leave free.
ImRect tutorial_beside(const Context& context, glm::vec2 place, Side side) {
  const ImVec2 size = size_of_tutorial(context);
  const float edge = gap(context.theme);
  const glm::vec2 away(context.unit(side.away), context.unit(kAway) / 2);
  const float top = context.drawn.clear_from.y + edge;
  const float x = side.is_left ? place.x - away.x - size.x : place.x + away.x;
  const float y = side.is_above ? place.y - away.y - size.y : place.y + away.y;
  const ImVec2 corner(std::clamp(x, edge, std::max(edge, context.screen.x - edge - size.x)),
                      std::clamp(y, top, std::max(top, context.screen.y - edge - size.y)));
  return {corner, {corner.x + size.x, corner.y + size.y}};
}

/// As broad as the screen, and over the bar where a question with large letters leaves no room.
engine::PanelPlace place_above_question(const Context& context) {
  const float edge = gap(context.theme);
  const bool is_asked = context.drawn.question_top > 0;
  const float bottom = is_asked ? context.drawn.question_top : context.screen.y;
  const float usual = bar_height(context.theme) + edge;
  const float top = std::clamp(bottom - edge - size_of_tutorial(context).y, edge / 2, usual);
  return {.position = {edge, top}, .size = {context.screen.x - 2 * edge, 0}, .pivot = {0, 0}};
}

/// Beside the thing: on the side where there is more room, unless less is covered on another. Else
/// at the upper left of what panels leave free.
engine::PanelPlace place_of_tutorial(const Context& context) {
  const float width = size_of_tutorial(context).x;
  const auto& place = taught(context).place;
  if (!place) {
    if (context.compact()) return place_above_question(context);
    const glm::vec2 free = context.drawn.clear_from + gap(context.theme);
    return {.position = free, .size = {width, 0}, .pivot = {0, 0}};
  }
  const bool is_right = place->x > context.screen.x / 2;
  const bool is_low = place->y > context.screen.y / 2;
  const auto cost = [&](Side side) {
    const ImRect panel = tutorial_beside(context, *place, side);
    return panel.Contains(ImVec2(place->x, place->y)) ? panel.GetArea()
                                                      : covered_by_panels(context, panel);
  };
  const std::array sides{Side{is_right, is_low},         Side{is_right, !is_low},
                         Side{!is_right, is_low},        Side{!is_right, !is_low},
                         Side{is_right, is_low, kNear},  Side{is_right, !is_low, kNear},
                         Side{!is_right, is_low, kNear}, Side{!is_right, !is_low, kNear}};
  const ImVec2 corner =
      tutorial_beside(context, *place, *std::ranges::min_element(sides, {}, cost)).Min;
  return {.position = {corner.x, corner.y}, .size = {width, 0}, .pivot = {0, 0}};
}

/// What lies on a panel has its ring there, above it and below all that lies above it.
ImDrawList& list_below_ring(const Context& context) {
  ImGuiWindow* window = ImGui::FindWindowByID(taught(context).window);
  return window != nullptr ? *window->DrawList : *ImGui::GetBackgroundDrawList();
}

/// Around a button and the number that may stand on its corner.
void frame_button(const Context& context, ImDrawList& list, float weight) {
  constexpr float kOut = 14;  // points
  const float out = context.unit(kOut);
  const glm::vec2 half = taught(context).extent + out;
  const glm::vec2 middle = *taught(context).place;
  const ImVec2 from(std::max(weight, middle.x - half.x), std::max(weight, middle.y - half.y));
  const ImVec2 to(middle.x + half.x, middle.y + half.y);
  list.AddRect(from, to, engine::ink::kInk, out, 0, weight + 2);
  list.AddRect(from, to, engine::ink::kBrass, out, 0, weight);
}

/// A ring around the thing, and a line from the panel to it.
void point_at(const Context& context, ImVec2 from, ImVec2 to) {
  const glm::vec2 place = *taught(context).place;
  const float ring = context.unit(kRing);
  const bool is_button = taught(context).extent.x > 0;
  const ImVec2 nearest(std::clamp(place.x, from.x, to.x), std::clamp(place.y, from.y, to.y));
  const glm::vec2 way = place - glm::vec2(nearest.x, nearest.y);
  const float length = std::hypot(way.x, way.y);
  ImDrawList& list = list_below_ring(context);
  list.PushClipRectFullScreen();
  const float weight = std::max(2.0F, context.unit(2.5F));
  if (is_button) {
    frame_button(context, list, weight);
  } else {
    list.AddCircle({place.x, place.y}, ring, engine::ink::kInk, 0, weight + 2);
    list.AddCircle({place.x, place.y}, ring, engine::ink::kBrass, 0, weight);
  }
  const float near =
      is_button ? std::max(taught(context).extent.x, taught(context).extent.y) + ring / 2 : ring;
  if (length > near) {
    const glm::vec2 end = place - way / length * near;
    list.AddLine(nearest, {end.x, end.y}, engine::ink::kInk, weight + 2);
    list.AddLine(nearest, {end.x, end.y}, engine::ink::kBrass, weight);
  }
  list.PopClipRect();
}

/// Where nothing but the way out is offered, on a panel that is low and broad.
bool leaves_at_title(const Context& context) {
  const TutorialShown& shown = taught(context);
  return context.compact() && !shown.place && !shown.is_to_be_read && !shown.is_done;
}

void draw_leave(Context& context) {
  const std::string leave = say(context, "tutorial.leave");
  flow_to_edge(context, control_width(context, leave));
  if (plain_control(context, leave)) ask(context, commands::kLessonLeave);
}

/// The way out stands beside the way on, or below it where there is no room.
void draw_way_on(Context& context) {
  const TutorialShown& shown = taught(context);
  if (leaves_at_title(context)) return;
  const std::string leave = say(context, "tutorial.leave");
  const bool goes_on = shown.is_done && shown.has_next;
  const bool is_last = shown.is_done && !shown.has_next;
  if (goes_on && primary_control(context, say(context, "tutorial.next"))) {
    ask(context, commands::kLessonNext);
  }
  if (shown.is_to_be_read && primary_control(context, say(context, "tutorial.read"))) {
    ask(context, commands::kLessonRead);
  }
  if (goes_on || shown.is_to_be_read) flow(context, control_width(context, leave));
  if (is_last ? primary_control(context, leave) : plain_control(context, leave)) {
    ask(context, commands::kLessonLeave);
  }
}

/// What a wrong answer, or a question that is none of the step's, is told.
void write_aside(const Context& context) {
  const TutorialShown& shown = taught(context);
  if (shown.asks_besides) {
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "tutorial.besides"));
  } else if (shown.is_wrong) {
    const char* key = shown.is_to_be_read ? "tutorial.read-first" : "tutorial.not-yet";
    write(context.theme.italic, engine::ink::kWax, say(context, key));
  }
}

/// Places that are asked for keep their light, and so does the land that is only spoken of.
void light_places(Context& context) {
  if (const auto land = taught(context).land; land && taught(context).is_to_be_read) {
    context.drawn.lit.insert(*land);
  }
  for (const Option& option : context.situation.question.options) {
    const bool is_on_map = option.region != table::kNoRegion;
    if (is_on_map && is_taught(context, option.action)) context.drawn.lit.insert(option.region);
  }
}

/// Enter reads on, as it takes the red button elsewhere.
void read_on_by_key(Context& context) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!taught(context).is_to_be_read || io.WantTextInput || io.NavVisible) return;
  if (context.memory.keys_on_map) return;
  if (!ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false)) return;
  ask(context, commands::kLessonRead);
}

}  // namespace

void draw_tutorial_panel(Context& context) {
  if (context.state.find<TutorialShown>() == nullptr) return;
  const TutorialShown& shown = taught(context);
  limit_height(context);
  if (engine::begin_panel(context.theme, kWindow, "", place_of_tutorial(context))) {
    const nlohmann::json counted{
        {"chapter", shown.chapter}, {"number", shown.number}, {"of", shown.of}};
    write(context.theme.small_caps, engine::ink::kSoftInk, say(context, "tutorial.step", counted));
    if (leaves_at_title(context)) draw_leave(context);
    write_emphasized(context, context.compact() ? context.theme.text : context.theme.prompt,
                     shown.words);
    write_aside(context);
    draw_way_on(context);
  }
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 to(from.x + ImGui::GetWindowWidth(), from.y + ImGui::GetWindowHeight());
  engine::end_panel();
  if (shown.place) point_at(context, from, to);
  light_places(context);
  read_on_by_key(context);
}

}  // namespace screens
