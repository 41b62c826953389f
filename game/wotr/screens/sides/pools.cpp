#include "game/wotr/screens/sides/pools.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/wotr/screens/desk/dice_icon.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

void count_in(const Desk& desk, std::string& list, std::string_view key, int amount) {
  if (amount == 0) return;
  if (!list.empty()) list += ", ";
  list += say(desk, key, nlohmann::json{{"count", amount}});
}

/// "2 Regulars, 1 Elite", or a dash.
std::string counts_of(const Desk& desk, const wotr::Figures& pool, wotr::Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  std::string list;
  count_in(desk, list, "screen.count-regular", pool.regular[n]);
  count_in(desk, list, "screen.count-elite", pool.elite[n]);
  if (wotr::side_of(nation) == wotr::Side::kFree) {
    count_in(desk, list, "screen.count-leader", pool.leader[n]);
  } else if (nation == wotr::Nation::kSauron) {
    count_in(desk, list, "screen.count-nazgul", pool.nazgul);
  }
  return list.empty() ? "–" : list;
}

void draw_cell(const std::string& text) {
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(text.c_str());
}

/// The Nation's disc before its name: as on the map and on the Political Track.
void draw_nation_cell(Desk& desk, wotr::Nation nation) {
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float radius = desk.unit(9);
  draw_nation_disc(*ImGui::GetWindowDrawList(), ImVec2(at.x + radius, at.y + radius + 1), radius,
                   nation, Strength::kFull);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 2 * radius + desk.unit(6));
  ImGui::TextUnformatted(short_name(desk, nation).c_str());
}

void draw_pool_table(Desk& desk) {
  const wotr::Board& board = desk.view.board;
  if (!ImGui::BeginTable("pools", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg))
    return;
  draw_cell("");
  ImGui::PushFont(desk.theme.bold);
  draw_cell(say(desk, "screen.reinforcements"));
  draw_cell(say(desk, "screen.casualties"));
  ImGui::PopFont();
  for (int n = 0; n < wotr::kNationCount; ++n) {
    const auto nation = static_cast<wotr::Nation>(n);
    const bool free = wotr::side_of(nation) == wotr::Side::kFree;
    draw_nation_cell(desk, nation);
    draw_cell(counts_of(desk, board.reinforcements, nation));
    draw_cell(free ? counts_of(desk, board.casualties, nation) : "–");
  }
  ImGui::EndTable();
}

void draw_dead(Desk& desk) {
  wotr::Figures dead;
  dead.characters = desk.view.board.casualties.characters;
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const std::string names = list_of(desk, dead, side);
    if (names.empty()) continue;
    write(desk.theme.italic, engine::ink::kSoftInk,
          say(desk, "screen.gone", nlohmann::json{{"names", names}}));
  }
}

void draw_tiles(Desk& desk) {
  std::string tiles;
  for (int kind = 0; kind < wotr::kTileKinds; ++kind) {
    const int count = desk.view.board.hunt_pool[static_cast<std::size_t>(kind)];
    if (count == 0) continue;
    if (!tiles.empty()) tiles += ", ";
    tiles += std::to_string(count) + " × " +
             desk.words.name("tile", wotr::id_of(static_cast<wotr::Tile>(kind)));
  }
  const std::string words = tiles.empty()
                                ? say(desk, "screen.hunt-pool-empty")
                                : say(desk, "screen.hunt-pool", nlohmann::json{{"tiles", tiles}});
  write(desk.theme.text, engine::ink::kSoftInk, words);
}

}  // namespace

void draw_pools(Desk& desk) {
  if (!desk.memory.pools_open) return;
  const engine::PanelPlace place{
      .position = desk.screen / 2.0F,
      .size = {std::min(desk.unit(640), desk.screen.x - 2 * gap(desk.theme)), 0},
      .pivot = {0.5F, 0.5F}};
  const float most = desk.screen.y - 2 * gap(desk.theme);  // it may lie over the bar
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most));
  if (engine::begin_panel(desk.theme, "pools", say(desk, "screen.pools").c_str(), place)) {
    draw_pool_table(desk);
    draw_dead(desk);
    engine::ink_rule(desk.theme);
    draw_tiles(desk);
    if (screens::plain_control(desk, say(desk, "screen.close"))) {
      desk.memory.pools_open = false;
    }
  }
  engine::end_panel();
}

}  // namespace wotr_screens
