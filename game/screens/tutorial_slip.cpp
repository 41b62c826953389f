#include "game/screens/tutorial_slip.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/emphasis.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"

namespace screens {
namespace {

constexpr float kSlipWidth = 340;  // points
constexpr float kAway = 70;        // from what it is about
constexpr float kRing = 26;

const TutorialShown& taught(const Sheet& sheet) { return *sheet.state.tutorial; }

/// On the side of the thing where there is more room; else at the upper left of what panels leave
/// free.
engine::PanelPlace place_of_slip(const Sheet& sheet) {
  const float width = std::min(sheet.unit(kSlipWidth), sheet.screen.x - 2 * gap(sheet.theme));
  const glm::vec2 free = sheet.answer.clear_from + gap(sheet.theme);
  const auto& place = taught(sheet).place;
  if (!place) return {.position = free, .size = {width, 0}, .pivot = {0, 0}};
  const bool is_right = place->x > sheet.screen.x / 2;
  const bool is_low = place->y > sheet.screen.y / 2;
  const float away = sheet.unit(kAway);
  const float least = is_right ? gap(sheet.theme) + width : gap(sheet.theme);
  const float most = sheet.screen.x - gap(sheet.theme) - (is_right ? 0 : width);
  const float x = std::clamp(place->x + (is_right ? -away : away), least, std::max(least, most));
  const float y = std::clamp(place->y + (is_low ? -away : away) * 0.5F, free.y,
                             sheet.screen.y - gap(sheet.theme));
  return {.position = {x, y},
          .size = {width, 0},
          .pivot = {is_right ? 1.0F : 0.0F, is_low ? 1.0F : 0.0F}};
}

/// A ring around the thing, and a line from the slip to it.
void point_at(const Sheet& sheet, ImVec2 from, ImVec2 to) {
  const glm::vec2 place = *taught(sheet).place;
  const float ring = sheet.unit(kRing);
  const ImVec2 nearest(std::clamp(place.x, from.x, to.x), std::clamp(place.y, from.y, to.y));
  const glm::vec2 way = place - glm::vec2(nearest.x, nearest.y);
  const float length = std::hypot(way.x, way.y);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const float weight = std::max(2.0F, sheet.unit(2.5F));
  list.AddCircle({place.x, place.y}, ring, engine::ink::kInk, 0, weight + 2);
  list.AddCircle({place.x, place.y}, ring, engine::ink::kBrass, 0, weight);
  if (length <= ring) return;
  const glm::vec2 end = place - way / length * ring;
  list.AddLine(nearest, {end.x, end.y}, engine::ink::kInk, weight + 2);
  list.AddLine(nearest, {end.x, end.y}, engine::ink::kBrass, weight);
}

/// The way out stands beside the way on, or below it where there is no room.
void draw_way_on(Sheet& sheet) {
  const TutorialShown& shown = taught(sheet);
  const std::string leave = say(sheet, "tutorial.leave");
  const bool goes_on = shown.is_done && shown.has_next;
  if (goes_on && primary_control(sheet, say(sheet, "tutorial.next"))) {
    sheet.answer.tutorial = TutorialWish{TutorialDeed::kNext};
  }
  if (shown.is_to_be_read && primary_control(sheet, say(sheet, "tutorial.read"))) {
    sheet.answer.tutorial = TutorialWish{TutorialDeed::kRead};
  }
  if (goes_on || shown.is_to_be_read) flow(sheet, control_width(sheet, leave));
  if (plain_control(sheet, leave)) sheet.answer.tutorial = TutorialWish{TutorialDeed::kLeave};
}

/// Places that are asked for keep their light.
void light_expected(Sheet& sheet) {
  for (const Option& option : sheet.situation.question.options) {
    const bool is_on_map = option.region != table::kNoRegion;
    if (is_on_map && is_taught(sheet, option.action)) sheet.answer.lit.insert(option.region);
  }
}

/// Enter reads on, as it takes the red button elsewhere.
void read_on_by_key(Sheet& sheet) {
  const ImGuiIO& io = ImGui::GetIO();
  if (!taught(sheet).is_to_be_read || io.WantTextInput || io.NavVisible) return;
  if (!ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false)) return;
  sheet.answer.tutorial = TutorialWish{TutorialDeed::kRead};
}

}  // namespace

void draw_tutorial_slip(Sheet& sheet) {
  if (sheet.state.tutorial == nullptr) return;
  const TutorialShown& shown = taught(sheet);
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "tutorial", "", place_of_slip(sheet))) {
    const nlohmann::json counted{
        {"chapter", shown.chapter}, {"number", shown.number}, {"of", shown.of}};
    write(sheet.theme.small_caps, engine::ink::kSoftInk, say(sheet, "tutorial.step", counted));
    write_emphasized(sheet, sheet.theme.prompt, shown.words);
    if (shown.is_wrong) {
      write(sheet.theme.italic, engine::ink::kWax, say(sheet, "tutorial.not-yet"));
    }
    draw_way_on(sheet);
  }
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 to(from.x + ImGui::GetWindowWidth(), from.y + ImGui::GetWindowHeight());
  engine::end_panel();
  if (shown.place) point_at(sheet, from, to);
  light_expected(sheet);
  read_on_by_key(sheet);
}

}  // namespace screens
