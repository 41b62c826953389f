#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/state/board.h"

namespace wotr_screens {

std::string words_about(const Context& context, wotr::Nation nation) {
  const wotr::PoliticalPosition& position = wotr::politics_of(context.view.board, nation);
  const std::string key = position.step == wotr::kAtWar ? "screen.nation-at-war"
                          : position.active != 0        ? "screen.nation-active"
                                                        : "screen.nation-passive";
  return say(context, key,
             nlohmann::json{{"nation", name_of(context, nation)},
                            {"steps", wotr::kAtWar - position.step}});
}

namespace {

void explain(const Context& context, wotr::Nation nation) {
  if (ImGui::IsItemHovered()) engine::tip(context.theme, words_about(context, nation).c_str());
}

/// The four rungs to war; all of them red when it is reached.
void draw_rungs(const Context& context, ImVec2 start, float width, wotr::Nation nation) {
  const int reached = wotr::politics_of(context.view.board, nation).step;
  const ImU32 wood = reached == wotr::kAtWar ? engine::ink::kWax : engine::ink::kBrass;
  const float rung = width / 4;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int step = 1; step <= wotr::kAtWar; ++step) {
    const ImVec2 from(start.x + rung * static_cast<float>(step - 1), start.y);
    const ImVec2 to(from.x + rung * 0.75F, from.y + rung * 0.85F);
    if (step <= reached) list.AddRectFilled(from, to, wood);
    list.AddRect(from, to, engine::ink::kSoftInk);
  }
}

void draw_disc(const Context& context, ImVec2 centre, float radius, wotr::Nation nation) {
  const bool active = wotr::politics_of(context.view.board, nation).active != 0;
  draw_nation_disc(*ImGui::GetWindowDrawList(), centre, radius, nation,
                   active ? Strength::kFull : Strength::kFaded);
}

}  // namespace

/// Four to a row, without their names: pointing at one tells it.
void draw_politics(Context& context) {
  engine::ink_rule(context.theme);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float cell = ImGui::GetContentRegionAvail().x / 4;
  const float height = context.unit(32);
  for (int n = 0; n < wotr::kNationCount; ++n) {
    const auto nation = static_cast<wotr::Nation>(n);
    const int row = n / 4;
    const ImVec2 at(start.x + cell * static_cast<float>(n % 4),
                    start.y + height * static_cast<float>(row));
    draw_disc(context, ImVec2(at.x + cell / 2, at.y + context.unit(10)), context.unit(9), nation);
    draw_rungs(context, ImVec2(at.x + cell * 0.12F, at.y + context.unit(22)), cell * 0.8F, nation);
    ImGui::SetCursorScreenPos(at);
    ImGui::InvisibleButton(name_of(context, nation).c_str(), ImVec2(cell, height));
    explain(context, nation);
  }
}

}  // namespace wotr_screens
