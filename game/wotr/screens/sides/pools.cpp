#include "game/wotr/screens/sides/pools.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

void count_in(const Context& context, std::string& list, std::string_view key, int amount) {
  if (amount == 0) return;
  if (!list.empty()) list += ", ";
  list += say(context, key, nlohmann::json{{"count", amount}});
}

/// "2 Regulars, 1 Elite", or a dash.
std::string counts_of(const Context& context, const wotr::Figures& pool, wotr::Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  std::string list;
  count_in(context, list, "screen.count-regular", pool.regular[n]);
  count_in(context, list, "screen.count-elite", pool.elite[n]);
  if (wotr::side_of(nation) == wotr::Side::kFree) {
    count_in(context, list, "screen.count-leader", pool.leader[n]);
  } else if (nation == wotr::Nation::kSauron) {
    count_in(context, list, "screen.count-nazgul", pool.nazgul);
  }
  return list.empty() ? "–" : list;
}

void draw_cell(const std::string& text) {
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(text.c_str());
}

/// The Nation's disc before its name: as on the map and on the Political Track.
void draw_nation_cell(Context& context, wotr::Nation nation) {
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float radius = context.unit(9);
  draw_nation_disc(*ImGui::GetWindowDrawList(), ImVec2(at.x + radius, at.y + radius + 1), radius,
                   nation, Strength::kFull);
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 2 * radius + context.unit(6));
  ImGui::TextUnformatted(short_name(context, nation).c_str());
}

void draw_pool_table(Context& context) {
  const wotr::Board& board = context.view.board;
  if (!ImGui::BeginTable("pools", 3, ImGuiTableFlags_SizingStretchProp | ImGuiTableFlags_RowBg))
    return;
  draw_cell("");
  ImGui::PushFont(context.theme.bold);
  draw_cell(say(context, "screen.reinforcements"));
  draw_cell(say(context, "screen.casualties"));
  ImGui::PopFont();
  for (int n = 0; n < wotr::kNationCount; ++n) {
    const auto nation = static_cast<wotr::Nation>(n);
    const bool free = wotr::side_of(nation) == wotr::Side::kFree;
    draw_nation_cell(context, nation);
    draw_cell(counts_of(context, board.reinforcements, nation));
    draw_cell(free ? counts_of(context, board.casualties, nation) : "–");
  }
  ImGui::EndTable();
}

void draw_dead(Context& context) {
  wotr::Figures dead;
  dead.characters = context.view.board.casualties.characters;
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const std::string names = list_of(context, dead, side);
    if (names.empty()) continue;
    write(context.theme.italic, engine::ink::kSoftInk,
          say(context, "screen.gone", nlohmann::json{{"names", names}}));
  }
}

void draw_tiles(Context& context) {
  std::string tiles;
  for (int kind = 0; kind < wotr::kTileKinds; ++kind) {
    const int count = context.view.board.hunt_pool[static_cast<std::size_t>(kind)];
    if (count == 0) continue;
    if (!tiles.empty()) tiles += ", ";
    tiles += std::to_string(count) + " × " +
             context.words.name("tile", wotr::id_of(static_cast<wotr::Tile>(kind)));
  }
  const std::string words =
      tiles.empty() ? say(context, "screen.hunt-pool-empty")
                    : say(context, "screen.hunt-pool", nlohmann::json{{"tiles", tiles}});
  write(context.theme.text, engine::ink::kSoftInk, words);
}

}  // namespace

void draw_pools(Context& context) {
  if (!context.neutral.memory.game_sheets.is_open(kPoolsSheet)) return;
  const engine::PanelPlace place{
      .position = context.screen / 2.0F,
      .size = {std::min(context.unit(640), context.screen.x - 2 * gap(context.theme)), 0},
      .pivot = {0.5F, 0.5F}};
  const float most = context.screen.y - 2 * gap(context.theme);  // it may lie over the bar
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most));
  if (engine::begin_panel(context.theme, "pools", say(context, "screen.pools").c_str(), place)) {
    draw_pool_table(context);
    draw_dead(context);
    engine::ink_rule(context.theme);
    draw_tiles(context);
    if (screens::plain_control(context, say(context, "screen.close"))) {
      context.neutral.memory.game_sheets.close(kPoolsSheet);
    }
  }
  engine::end_panel();
}

}  // namespace wotr_screens
