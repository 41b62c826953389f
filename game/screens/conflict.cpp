#include "game/screens/conflict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/combat_cards.h"
#include "game/screens/dice_icon.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

engine::PanelPlace place_of_conflict(const Sheet& sheet) {
  return {.position = {sheet.screen.x / 2, bar_height(sheet.theme) + gap(sheet.theme)},
          .size = {std::min(sheet.unit(470), middle_width(sheet.theme, sheet.screen)), 0},
          .pivot = {0.5F, 0}};
}

void leave_room_below(Sheet& sheet) {
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  sheet.answer.clear_from.y = std::max(sheet.answer.clear_from.y, bottom);
}

void draw_force(Sheet& sheet, wotr::Side side, const wotr::Figures& force) {
  const wotr::Battle& battle = sheet.model.view.board.battle;
  const auto s = static_cast<std::size_t>(side);
  const bool attacks = battle.attacker == side;
  write(sheet.theme.bold, engine::ink::kInk,
        say(sheet, key_for(attacks ? "screen.attacker" : "screen.defender", side)));
  if (!sheet.compact()) write(sheet.theme.text, engine::ink::kInk, list_of(sheet, force, side));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.thrown",
            nlohmann::json{{"hits", battle.hits[s]}, {"misses", battle.misses[s]}}));
  draw_combat_card(sheet, side);
}

void draw_battle(Sheet& sheet) {
  const wotr::Battle& battle = sheet.model.view.board.battle;
  std::string title =
      say(sheet, "screen.battle",
          nlohmann::json{{"region", name_of(sheet, battle.target)},
                         {"round", battle.round},
                         {"kind", sheet.model.words.name("battle", wotr::id_of(battle.kind))}});
  // The names of the kinds of battle stand inside other sentences and begin small.
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
  const char* heading = sheet.compact() ? "" : title.c_str();
  if (engine::begin_panel(sheet.theme, "battle", heading, place_of_conflict(sheet))) {
    if (sheet.compact()) write(sheet.theme.bold, engine::ink::kWax, title);
    const wotr::Board& board = sheet.model.view.board;
    ImGui::Columns(2, nullptr, false);
    draw_force(sheet, battle.attacker, wotr::force_of(sheet.model.rules, board, battle.attacker));
    ImGui::NextColumn();
    const wotr::Side defender = wotr::defender_of(battle);
    draw_force(sheet, defender, wotr::force_of(sheet.model.rules, board, defender));
    ImGui::Columns(1);
  }
  leave_room_below(sheet);
  engine::end_panel();
}

/// On the Mordor Track, and for cards, a tile is drawn without a roll.
bool is_rolled(const wotr::Hunt& hunt) { return hunt.dice + hunt.successes + hunt.failures > 0; }

void draw_hunt(Sheet& sheet) {
  const wotr::Hunt& hunt = sheet.model.view.board.hunt;
  const wotr::HuntBox& box = sheet.model.view.board.hunt_box;
  const std::string title = say(sheet, "screen.hunt");
  if (engine::begin_panel(sheet.theme, "hunt", title.c_str(), place_of_conflict(sheet))) {
    if (is_rolled(hunt)) {
      write(sheet.theme.text, engine::ink::kInk,
            say(sheet, "screen.hunt-rolled",
                nlohmann::json{{"level", box.shadow},
                               {"bonus", hunt.bonus},
                               {"successes", hunt.successes},
                               {"failures", hunt.failures}}));
    }
    if (hunt.tile != wotr::kNoTile) {
      const std::string tile = sheet.model.words.name("tile", wotr::id_of(hunt.tile));
      write(
          sheet.theme.prompt, engine::ink::kWax,
          say(sheet, "screen.hunt-tile", nlohmann::json{{"tile", tile}, {"damage", hunt.damage}}));
    }
  }
  leave_room_below(sheet);
  engine::end_panel();
}

/// While the winner advances, nothing more is to be read of the battle, and the question needs
/// room.
bool is_fighting(const wotr::View& view) {
  return view.board.battle.kind != wotr::BattleKind::kNone &&
         static_cast<wotr::DecisionKind>(view.decision.kind) != wotr::DecisionKind::kAdvance;
}

}  // namespace

bool is_hunting(const wotr::View& view) {
  using Kind = wotr::DecisionKind;
  constexpr std::array kHunting{Kind::kHuntRoll,       Kind::kHuntRerollRoll, Kind::kHuntReroll,
                                Kind::kHuntTile,       Kind::kHuntTileDie,    Kind::kHuntDamage,
                                Kind::kHuntBonus,      Kind::kPreventDraw,    Kind::kRedrawTile,
                                Kind::kLowerDamage,    Kind::kMoriaTile,      Kind::kLossOfCard,
                                Kind::kRandomCompanion};
  const auto kind = static_cast<Kind>(view.decision.kind);
  return std::find(kHunting.begin(), kHunting.end(), kind) != kHunting.end();
}

void draw_conflict(Sheet& sheet) {
  const wotr::View& view = sheet.model.view;
  if (view.decision.is_over()) return;
  if (is_fighting(view)) {
    draw_battle(sheet);
  } else if (is_hunting(view)) {
    draw_hunt(sheet);
  }
}

}  // namespace screens
