#include "game/screens/controls/tip.h"

#include <utility>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

constexpr double kRest = 0.35;  // seconds that the pointer must rest: nothing flickers on the way

/// Beside the pointer; beside the place that was tapped last, when a finger pointed.
void place_tip(const Context& context) {
  const glm::vec2 at = context.memory.own<TipMemory>().pointer;
  const float away = 5 * context.theme.grid;
  const bool is_right = at.x > context.screen.x / 2;
  const bool is_low = at.y > context.screen.y / 2;
  ImGui::SetNextWindowPos(ImVec2(at.x + (is_right ? -away : away), at.y + (is_low ? -away : away)),
                          ImGuiCond_Always, ImVec2(is_right ? 1.0F : 0.0F, is_low ? 1.0F : 0.0F));
}

}  // namespace

void note_sign(Context& context, const std::string& label, ImVec2 from, ImVec2 to,
               const std::string& words) {
  context.drawn.controls.push_back(
      {.label = label, .from = {from.x, from.y}, .to = {to.x, to.y}, .only_shows = true});
  const bool is_covered = ImGui::IsWindowHovered(ImGuiHoveredFlags_AnyWindow);
  if (!is_covered && ImGui::IsMouseHoveringRect(from, to, false)) context.sign = words;
}

void note_tip_picture(Context& context, engine::TipPicture picture) {
  engine::TipPicture& noted = context.memory.own<TipMemory>().picture;
  noted = engine::one_below_other(std::move(noted), std::move(picture), context.theme.grid);
}

void draw_tip(Context& context) {
  TipMemory& own = context.memory.own<TipMemory>();
  const table::RegionId pointed = context.state.pointed;
  if (ImGui::IsMousePosValid()) own.pointer = {ImGui::GetMousePos().x, ImGui::GetMousePos().y};
  const table::FrameThing& thing = context.state.thing;
  if (own.pointed != pointed || own.thing != thing || own.sign != context.sign) {
    own.pointed = pointed;
    own.thing = thing;
    own.sign = context.sign;
    own.since = ImGui::GetTime();
  }
  const bool rests = ImGui::GetTime() - own.since >= kRest;
  if (!rests || ImGui::IsMouseDragging(ImGuiMouseButton_Left)) return;
  own.picture = {};
  const std::string words =
      context.sign.empty() ? context.state.game.words.about(context, pointed, thing) : context.sign;
  if (words.empty()) return;
  place_tip(context);
  engine::tip_on_table_with_picture(context.theme, words.c_str(), own.picture);
  own.picture = {};  // it looks at this frame
}

}  // namespace screens
