#include "game/wotr/screens/conflict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/combat_cards.h"
#include "game/wotr/screens/dice_icon.h"
#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

engine::PanelPlace place_of_conflict(const Desk& desk) {
  return {.position = {desk.screen.x / 2, bar_height(desk.theme) + gap(desk.theme)},
          .size = {std::min(desk.unit(470), middle_width(desk.theme, desk.screen)), 0},
          .pivot = {0.5F, 0}};
}

void leave_room_below(Desk& desk) {
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  desk.answer.clear_from.y = std::max(desk.answer.clear_from.y, bottom);
}

void draw_force(Desk& desk, wotr::Side side, const wotr::Figures& force) {
  const wotr::Battle& battle = desk.view.board.battle;
  const auto s = static_cast<std::size_t>(side);
  const bool attacks = battle.attacker == side;
  write(desk.theme.bold, engine::ink::kInk,
        say(desk, key_for(attacks ? "screen.attacker" : "screen.defender", side)));
  if (!desk.compact()) write(desk.theme.text, engine::ink::kInk, list_of(desk, force, side));
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.thrown",
            nlohmann::json{{"hits", battle.hits[s]}, {"misses", battle.misses[s]}}));
  draw_combat_card(desk, side);
}

void draw_battle(Desk& desk) {
  const wotr::Battle& battle = desk.view.board.battle;
  std::string title =
      say(desk, "screen.battle",
          nlohmann::json{{"region", name_of(desk, battle.target)},
                         {"round", battle.round},
                         {"kind", desk.words.name("battle", wotr::id_of(battle.kind))}});
  // The names of the kinds of battle stand inside other sentences and begin small.
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
  const char* heading = desk.compact() ? "" : title.c_str();
  if (engine::begin_panel(desk.theme, "battle", heading, place_of_conflict(desk))) {
    if (desk.compact()) write(desk.theme.bold, engine::ink::kWax, title);
    const wotr::Board& board = desk.view.board;
    ImGui::Columns(2, nullptr, false);
    draw_force(desk, battle.attacker, wotr::force_of(desk.rules, board, battle.attacker));
    ImGui::NextColumn();
    const wotr::Side defender = wotr::defender_of(battle);
    draw_force(desk, defender, wotr::force_of(desk.rules, board, defender));
    ImGui::Columns(1);
  }
  leave_room_below(desk);
  engine::end_panel();
}

/// On the Mordor Track, and for cards, a tile is drawn without a roll.
bool is_rolled(const wotr::Hunt& hunt) { return hunt.dice + hunt.successes + hunt.failures > 0; }

void draw_hunt(Desk& desk) {
  const wotr::Hunt& hunt = desk.view.board.hunt;
  const wotr::HuntBox& box = desk.view.board.hunt_box;
  const std::string title = say(desk, "screen.hunt");
  if (engine::begin_panel(desk.theme, "hunt", title.c_str(), place_of_conflict(desk))) {
    if (is_rolled(hunt)) {
      write(desk.theme.text, engine::ink::kInk,
            say(desk, "screen.hunt-rolled",
                nlohmann::json{{"level", box.shadow},
                               {"bonus", hunt.bonus},
                               {"successes", hunt.successes},
                               {"failures", hunt.failures}}));
    }
    if (hunt.tile != wotr::kNoTile) {
      const std::string tile = desk.words.name("tile", wotr::id_of(hunt.tile));
      write(desk.theme.prompt, engine::ink::kWax,
            say(desk, "screen.hunt-tile", nlohmann::json{{"tile", tile}, {"damage", hunt.damage}}));
    }
  }
  leave_room_below(desk);
  engine::end_panel();
}

/// While the winner advances, nothing more is to be read of the battle, and the question needs
/// room.
bool is_fighting(const Desk& desk) {
  return desk.view.board.battle.kind != wotr::BattleKind::kNone &&
         static_cast<wotr::DecisionKind>(desk.decision.kind) != wotr::DecisionKind::kAdvance;
}

}  // namespace

bool is_hunting(const core::Decision& decision) {
  using Kind = wotr::DecisionKind;
  constexpr std::array kHunting{Kind::kHuntRoll,       Kind::kHuntRerollRoll, Kind::kHuntReroll,
                                Kind::kHuntTile,       Kind::kHuntTileDie,    Kind::kHuntDamage,
                                Kind::kHuntBonus,      Kind::kPreventDraw,    Kind::kRedrawTile,
                                Kind::kLowerDamage,    Kind::kMoriaTile,      Kind::kLossOfCard,
                                Kind::kRandomCompanion};
  const auto kind = static_cast<Kind>(decision.kind);
  return std::find(kHunting.begin(), kHunting.end(), kind) != kHunting.end();
}

void draw_conflict(Desk& desk) {
  if (desk.decision.is_over()) return;
  if (is_fighting(desk)) {
    draw_battle(desk);
  } else if (is_hunting(desk.decision)) {
    draw_hunt(desk);
  }
}

}  // namespace wotr_screens
