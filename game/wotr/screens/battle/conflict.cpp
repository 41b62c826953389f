#include "game/wotr/screens/battle/conflict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/log_panel.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/cards/combat_cards.h"
#include "game/wotr/screens/desk/dice_icon.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr float kBattleWidth = 470;
constexpr float kHuntWidth = 330;  // the Eye lies beside it, and not below it

/// `width` in points at the usual scale.
engine::PanelPlace place_of_conflict(const Desk& desk, float width) {
  return {.position = {desk.screen.x / 2, bar_height(desk.theme) + gap(desk.theme)},
          .size = {std::min(desk.unit(width), middle_width(desk.theme, desk.screen)), 0},
          .pivot = {0.5F, 0}};
}

void leave_room_below(Desk& desk) {
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  desk.drawn.clear_from.y = std::max(desk.drawn.clear_from.y, bottom);
}

constexpr float kForceWidth = 256;  // points

/// in an Army of two players all Leaders add up; whose they are.
void draw_leadership_by_player(Desk& desk, wotr::Side side, const wotr::Figures& force) {
  const wotr::Rules& rules = desk.rules;
  if (!wotr::is_team(rules, side) || !wotr::has_two_owners(rules, force, side)) return;
  const wotr::OwnersLeadership leadership =
      wotr::leadership_by_owner(rules, desk.view.board, force, side);
  const auto of = [&](core::Seat seat) {
    return leadership.of_seat[static_cast<std::size_t>(core::index(seat))];
  };
  const core::Seat first = wotr::first_seat_of(rules, side);
  const core::Seat second = wotr::teammate_of(rules, first);
  const nlohmann::json whose{{"seat", id_of(rules, first)},
                             {"other", id_of(rules, second)},
                             {"own", of(first)},
                             {"theirs", of(second)},
                             {"common", leadership.of_either}};
  write(desk.theme.text, engine::ink::kSoftInk, say(desk, "screen.leadership-by-player", whose));
}

/// What the force throws, and how much it bears.
void draw_numbers(Desk& desk, wotr::Side side, const wotr::Figures& force) {
  const wotr::Board& board = desk.view.board;
  const wotr::Throwing throwing = wotr::throwing_of(desk.rules, board, side);
  const int bears = wotr::regulars_of(force, side) + 2 * wotr::elites_of(force, side);
  if (bears == 0) {
    return write(desk.theme.text, engine::ink::kSoftInk, say(desk, "screen.all-fallen"));
  }
  write(desk.theme.text, engine::ink::kInk,
        say(desk, "screen.throws",
            nlohmann::json{{"dice", throwing.dice},
                           {"leadership", throwing.leadership},
                           {"number", wotr::hit_number(desk.rules, board.battle, side)}}));
  draw_leadership_by_player(desk, side, force);
  write(desk.theme.text, engine::ink::kSoftInk, say(desk, "screen.bears", {{"hits", bears}}));
  if (has_thrown(board.battle) || !is_helped(desk)) return;
  const double expected = wotr::expected_hits(wotr::hit_chances(throwing));
  write(desk.theme.italic, engine::ink::kSoftInk,
        say(desk, "screen.expects", {{"hits", expected}}));
}

void draw_thrown(Desk& desk, wotr::Side side) {
  const wotr::Battle& battle = desk.view.board.battle;
  if (has_thrown(battle)) {
    write(desk.theme.bold, engine::ink::kInk, thrown_words(desk, side));
  }
  if (const int hits = hits_to_take(desk, side); hits > 0) {
    write(desk.theme.bold, engine::ink::kWax, say(desk, "screen.to-take", {{"hits", hits}}));
  }
}

/// What becomes of the attack if it is fought to its end.
void draw_odds(Desk& desk) {
  const wotr::Board& board = desk.view.board;
  if (has_thrown(board.battle) || !is_helped(desk)) return;
  engine::ink_rule(desk.theme);
  write(desk.theme.italic, engine::ink::kSoftInk, words_about_battle(desk, board));
}

void draw_force(Desk& desk, wotr::Side side, const wotr::Figures& force) {
  const bool attacks = desk.view.board.battle.attacker == side;
  write(desk.theme.bold, engine::ink::kInk,
        say(desk, key_for(attacks ? "screen.attacker" : "screen.defender", side)));
  if (!desk.compact()) {
    const std::string who = list_of(desk, force, side);
    if (!who.empty()) write(desk.theme.text, engine::ink::kInk, who);
    draw_numbers(desk, side, force);
  }
  draw_thrown(desk, side);
  draw_combat_card(desk, side);
}

std::string title_of_battle(const Desk& desk) {
  const wotr::Battle& battle = desk.view.board.battle;
  std::string title =
      say(desk, "screen.battle",
          nlohmann::json{{"region", name_of(desk, battle.target)},
                         {"round", battle.round},
                         {"kind", desk.words.name("battle", wotr::id_of(battle.kind))}});
  // The names of the kinds of battle stand inside other sentences and begin small.
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
  return title;
}

/// One sheet above the field, where there is room for no more.
void draw_small_battle(Desk& desk) {
  const wotr::Board& board = desk.view.board;
  const wotr::Side attacker = board.battle.attacker;
  const wotr::Side defender = wotr::defender_of(board.battle);
  if (engine::begin_panel(desk.theme, "battle", "", place_of_conflict(desk, kBattleWidth))) {
    write(desk.theme.bold, engine::ink::kWax, title_of_battle(desk));
    ImGui::Columns(2, nullptr, false);
    draw_force(desk, attacker, wotr::force_of(desk.rules, board, attacker));
    ImGui::NextColumn();
    draw_force(desk, defender, wotr::force_of(desk.rules, board, defender));
    ImGui::Columns(1);
  }
  leave_room_below(desk);
  engine::end_panel();
}

enum class Flank { kLeft, kRight };

/// Beside the field: the attacker to the left, the defender to the right, and the hosts themselves
/// between them.
engine::PanelPlace beside_field(const Desk& desk, Flank flank) {
  const screens::Columns columns = screens::columns_of(desk.sheet);
  const float edge = gap(desk.theme);
  const auto beyond = [&](screens::Column column) {
    const bool open = column == screens::Column::kOpen;
    return open ? column_width(desk.theme, desk.screen) + 2 * edge : edge;
  };
  const float log = screens::log_width(desk.sheet);
  const float right = std::max(beyond(columns.right), log > 0 ? log + 2 * edge : 0);
  const bool left = flank == Flank::kLeft;
  return {.position = {left ? beyond(columns.left) : desk.screen.x - right,
                       bar_height(desk.theme) + edge},
          .size = {desk.unit(kForceWidth), 0},
          .pivot = {left ? 0.0F : 1.0F, 0}};
}

void leave_field_free(Desk& desk, Flank flank) {
  const float edge = gap(desk.theme);
  const float from = ImGui::GetWindowPos().x;
  if (flank == Flank::kLeft) {
    const float to = from + ImGui::GetWindowSize().x + edge;
    desk.drawn.clear_from.x = std::max(desk.drawn.clear_from.x, to);
  } else {
    desk.drawn.clear_to.x = std::min(desk.drawn.clear_to.x, from - edge);
  }
}

void draw_battle(Desk& desk) {
  if (desk.compact()) return draw_small_battle(desk);
  const wotr::Board& board = desk.view.board;
  const wotr::Side attacker = board.battle.attacker;
  const wotr::Side defender = wotr::defender_of(board.battle);
  if (engine::begin_panel(desk.theme, "battle", "", beside_field(desk, Flank::kLeft))) {
    write(desk.theme.small_caps, engine::ink::kWax, title_of_battle(desk));
    draw_force(desk, attacker, wotr::force_of(desk.rules, board, attacker));
    draw_odds(desk);
  }
  leave_field_free(desk, Flank::kLeft);
  engine::end_panel();
  if (engine::begin_panel(desk.theme, "defence", "", beside_field(desk, Flank::kRight))) {
    draw_force(desk, defender, wotr::force_of(desk.rules, board, defender));
  }
  leave_field_free(desk, Flank::kRight);
  engine::end_panel();
}

/// Of the roll, before and after; empty where a tile is drawn without one, as on the Mordor Track
/// and for cards.
std::string roll_words(const Desk& desk) {
  const wotr::Hunt& hunt = desk.view.board.hunt;
  const nlohmann::json facts{{"dice", hunt.dice},
                             {"successes", hunt.successes},
                             {"failures", hunt.failures},
                             {"needed", wotr::lowest_success(hunt)}};
  if (hunt.successes + hunt.failures > 0) return say(desk, "screen.hunt-rolled", facts);
  return hunt.dice > 0 ? say(desk, "screen.hunt-rolls", facts) : std::string();
}

/// the tile is one for a Stronghold on the way.
bool is_for_way(const Desk& desk) {
  return std::ranges::any_of(desk.view.pending.steps(), [](const wotr::Step& step) {
    return step.kind == wotr::StepKind::kStrongholdTiles;
  });
}

void draw_hunt(Desk& desk) {
  const wotr::Hunt& hunt = desk.view.board.hunt;
  const std::string rolled = roll_words(desk);
  if (rolled.empty() && hunt.tile == wotr::kNoTile) return;
  const std::string title = say(desk, "screen.hunt");
  if (engine::begin_panel(desk.theme, "hunt", title.c_str(), place_of_conflict(desk, kHuntWidth))) {
    if (is_for_way(desk)) {
      write(desk.theme.text, engine::ink::kInk, say(desk, "screen.hunt-on-way"));
    } else if (!rolled.empty()) {
      write(desk.theme.text, engine::ink::kInk, rolled);
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

}  // namespace

bool has_thrown(const wotr::Battle& battle) {
  return battle.hits[0] + battle.misses[0] + battle.hits[1] + battle.misses[1] > 0;
}

bool is_fighting(const Desk& desk) {
  return desk.view.board.battle.kind != wotr::BattleKind::kNone &&
         static_cast<wotr::DecisionKind>(desk.decision.kind) != wotr::DecisionKind::kAdvance;
}

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

std::string thrown_words(const Desk& desk, wotr::Side side) {
  const wotr::Battle& battle = desk.view.board.battle;
  const auto s = static_cast<std::size_t>(side);
  const int misses = battle.misses[s] - battle.cards[s].reroll_hits;
  return say(desk, "screen.thrown", nlohmann::json{{"hits", battle.hits[s]}, {"misses", misses}});
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
