#include "game/screens/pools.h"

#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "rules/wotr/names.h"

namespace screens {
namespace {

std::string cell(int regulars, int elites, int leaders) {
  std::string text = std::to_string(regulars) + " / " + std::to_string(elites);
  return leaders < 0 ? text : text + " / " + std::to_string(leaders);
}

std::string counts_of(const wotr::Figures& pool, wotr::Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  const bool free = wotr::side_of(nation) == wotr::Side::kFree;
  const bool sauron = nation == wotr::Nation::kSauron;
  const int leaders = free ? pool.leader[n] : sauron ? pool.nazgul : -1;
  return cell(pool.regular[n], pool.elite[n], leaders);
}

void draw_cell(const std::string& text) {
  ImGui::TableNextColumn();
  ImGui::TextUnformatted(text.c_str());
}

void draw_table(Sheet& sheet) {
  const wotr::Board& board = sheet.model.view.board;
  if (!ImGui::BeginTable("pools", 3, ImGuiTableFlags_SizingStretchProp)) return;
  draw_cell("");
  draw_cell(say(sheet, "screen.reinforcements"));
  draw_cell(say(sheet, "screen.casualties"));
  for (int n = 0; n < wotr::kNationCount; ++n) {
    const auto nation = static_cast<wotr::Nation>(n);
    const bool free = wotr::side_of(nation) == wotr::Side::kFree;
    draw_cell(name_of(sheet, nation));
    draw_cell(counts_of(board.reinforcements, nation));
    draw_cell(free ? counts_of(board.casualties, nation) : "–");
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
  const engine::PanelPlace place{.position = sheet.screen / 2.0F,
                                 .size = {sheet.unit(500), 0},
                                 .pivot = {0.5F, 0.5F}};
  if (engine::begin_panel(sheet.theme, "pools", say(sheet, "screen.pools").c_str(), place)) {
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.pools-legend"));
    draw_table(sheet);
    draw_dead(sheet);
    engine::ink_rule(sheet.theme);
    draw_tiles(sheet);
    if (engine::plain_button(sheet.theme, say(sheet, "screen.close").c_str())) {
      sheet.memory.pools_open = false;
    }
  }
  engine::end_panel();
}

}  // namespace screens
