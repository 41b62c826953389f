#include "game/screens/controls/tip.h"

#include "engine/ui/widgets.h"

namespace screens {
namespace {

constexpr double kRest = 0.35;  // seconds that the pointer must rest: nothing flickers on the way

/// Beside the pointer; beside the place that was tapped last, when a finger pointed.
void place_tip(const Sheet& sheet) {
  const glm::vec2 at = sheet.memory.own<TipMemory>().pointer;
  const float away = 5 * sheet.theme.grid;
  const bool is_right = at.x > sheet.screen.x / 2;
  const bool is_low = at.y > sheet.screen.y / 2;
  ImGui::SetNextWindowPos(ImVec2(at.x + (is_right ? -away : away), at.y + (is_low ? -away : away)),
                          ImGuiCond_Always, ImVec2(is_right ? 1.0F : 0.0F, is_low ? 1.0F : 0.0F));
}

}  // namespace

void note_sign(Sheet& sheet, const std::string& label, ImVec2 from, ImVec2 to,
               const std::string& words) {
  sheet.drawn.controls.push_back(
      {.label = label, .from = {from.x, from.y}, .to = {to.x, to.y}, .only_shows = true});
  const bool is_covered = ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow);
  if (!is_covered && ImGui::IsMouseHoveringRect(from, to, false)) sheet.sign = words;
}

void draw_tip(Sheet& sheet) {
  TipMemory& own = sheet.memory.own<TipMemory>();
  const table::RegionId pointed = sheet.state.pointed;
  if (ImGui::IsMousePosValid()) own.pointer = {ImGui::GetMousePos().x, ImGui::GetMousePos().y};
  const table::FrameThing& thing = sheet.state.thing;
  if (own.pointed != pointed || own.thing != thing || own.sign != sheet.sign) {
    own.pointed = pointed;
    own.thing = thing;
    own.sign = sheet.sign;
    own.since = ImGui::GetTime();
  }
  const bool rests = ImGui::GetTime() - own.since >= kRest;
  if (!rests || ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return;
  const std::string words =
      sheet.sign.empty() ? sheet.state.game.words.about(sheet, pointed, thing) : sheet.sign;
  if (words.empty()) return;
  place_tip(sheet);
  engine::tip_on_table(sheet.theme, words.c_str());
}

}  // namespace screens
