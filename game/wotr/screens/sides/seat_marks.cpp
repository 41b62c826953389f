#include "game/wotr/screens/sides/seat_marks.h"

#include "engine/ui/widgets.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {

void draw_seat_marks(screens::Context& context, int seats, core::Seat seat) {
  const wotr::TeamLayout teams = wotr::team_layout_for(seats);
  const float radius = context.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  float x = start.x + radius;
  std::string names;
  for (int n = 0; n < wotr::kNationCount; ++n) {
    if (teams.owner[static_cast<std::size_t>(n)] != seat) continue;
    const auto nation = static_cast<wotr::Nation>(n);
    draw_nation_disc(*ImGui::GetWindowDrawList(), ImVec2(x, start.y + radius), radius, nation,
                     Strength::kFull);
    x += 2 * radius + context.unit(5);
    names += (names.empty() ? "" : ", ") + context.state.words.name("nation", wotr::id_of(nation));
  }
  ImGui::Dummy(ImVec2(x - start.x, 2 * radius));
  if (ImGui::IsItemHovered()) engine::tip(context.theme, names.c_str());
}

}  // namespace wotr_screens
