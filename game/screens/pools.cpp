#include "game/screens/pools.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/dice_icon.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

void count_in(const Sheet& sheet, std::string& list, std::string_view key, int amount) {
  if (amount == 0) return;
  if (!list.empty()) list += ", ";
  list += say(sheet, key, nlohmann::json{{"count", amount}});
}

/// "2 Regulars, 1 Elite", or a dash.
std::string counts_of(const Sheet& sheet, const wotr::Figures& pool, wotr::Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  std::string list;
  count_in(sheet, list, "screen.count-regular", pool.regular[n]);
  count_in(sheet, list, "screen.count-elite", pool.elite[n]);
  if (wotr::side_of(nation) == wotr::Side::kFree) {
    count_in(sheet, list, "screen.count-leader", pool.leader[n]);
  } else if (nation == wotr::Nation::kSauron) {
    count_in(sheet, list, "screen.count-nazgul", pool.nazgul);
  }
  return list.empty() ? "–" : list;
}

void draw_cell(const std::string& text) {
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(text.c_str());
}

/// The Nation's disc before its name: as on the map and on the Political Track.
void draw_nation_cell(Sheet& sheet, wotr::Nation nation) {
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float radius = sheet.unit(9);
  draw_nation_disc(*ImGui::GetWindowDrawList(), ImVec2(at.x + radius, at.y + radius + 1), radius,
                   nation, Strength::kFull);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 2 * radius + sheet.unit(6));
  ImGui::TextUnformatted(short_name(sheet, nation).c_str());
}

void draw_table(Sheet& sheet) {
  const wotr::Board& board = sheet.model.view.board;
  if (!ImGui::BeginTable("pools", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg))
    return;
  draw_cell("");
  ImGui::PushFont(sheet.theme.bold);
  draw_cell(say(sheet, "screen.reinforcements"));
  draw_cell(say(sheet, "screen.casualties"));
  ImGui::PopFont();
  for (int n = 0; n < wotr::kNationCount; ++n) {
    const auto nation = static_cast<wotr::Nation>(n);
    const bool free = wotr::side_of(nation) == wotr::Side::kFree;
    draw_nation_cell(sheet, nation);
    draw_cell(counts_of(sheet, board.reinforcements, nation));
    draw_cell(free ? counts_of(sheet, board.casualties, nation) : "–");
  }
  ImGui::EndTable();
}

void draw_dead(Sheet& sheet) {
  wotr::Figures dead;
  dead.characters = sheet.model.view.board.casualties.characters;
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const std::string names = list_of(sheet, dead, side);
    if (names.empty()) continue;
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, "screen.gone", nlohmann::json{{"names", names}}));
  }
}

void draw_tiles(Sheet& sheet) {
  std::string tiles;
  for (int kind = 0; kind < wotr::kTileKinds; ++kind) {
    const int count = sheet.model.view.board.hunt_pool[static_cast<std::size_t>(kind)];
    if (count == 0) continue;
    if (!tiles.empty()) tiles += ", ";
    tiles += std::to_string(count) + " × " +
             sheet.model.words.name("tile", wotr::id_of(static_cast<wotr::Tile>(kind)));
  }
  write(sheet.theme.text, engine::ink::kSoftInk,
        say(sheet, "screen.hunt-pool", nlohmann::json{{"tiles", tiles}}));
}

}  // namespace

void draw_pools(Sheet& sheet) {
  if (!sheet.memory.pools_open) return;
  const engine::PanelPlace place{
      .position = sheet.screen / 2.0F,
      .size = {std::min(sheet.unit(640), sheet.screen.x - 2 * gap(sheet.theme)), 0},
      .pivot = {0.5F, 0.5F}};
  const float most = sheet.screen.y - 2 * gap(sheet.theme);  // it may lie over the bar
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most));
  if (engine::begin_panel(sheet.theme, "pools", say(sheet, "screen.pools").c_str(), place)) {
    draw_table(sheet);
    draw_dead(sheet);
    engine::ink_rule(sheet.theme);
    draw_tiles(sheet);
    if (plain_control(sheet, say(sheet, "screen.close"))) {
      sheet.memory.pools_open = false;
    }
  }
  engine::end_panel();
}

}  // namespace screens
