#include "game/wotr/screens/battle/conflict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/battle/odds_bar.h"
#include "game/wotr/screens/cards/combat_cards.h"
#include "game/wotr/screens/context/flank.h"
#include "game/wotr/screens/hunt/bearing.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr float kBattleWidth = 470;
constexpr float kHuntWidth = 330;  // the Eye lies beside it, and not below it

/// `width` in points at the usual scale.
engine::PanelPlace place_of_conflict(const Context& context, float width) {
  return {.position = {context.screen.x / 2, bar_height(context.theme) + gap(context.theme)},
          .size = {std::min(context.unit(width), middle_width(context.theme, context.screen)), 0},
          .pivot = {0.5F, 0}};
}

void leave_room_below(Context& context) {
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  context.drawn.clear_from.y = std::max(context.drawn.clear_from.y, bottom);
}

constexpr float kForceWidth = 256;  // points

/// in an Army of two players all Leaders add up; whose they are.
void draw_leadership_by_player(Context& context, wotr::Side side, const wotr::Figures& force) {
  const wotr::Rules& rules = context.rules;
  if (!wotr::is_team(rules, side) || !wotr::has_two_owners(rules, force, side)) return;
  const wotr::OwnersLeadership leadership =
      wotr::leadership_by_owner(rules, context.view.board, force, side);
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
  write(context.theme.text, engine::ink::kSoftInk,
        say(context, "screen.leadership-by-player", whose));
}

/// What the force throws, and how much it bears.
void draw_numbers(Context& context, wotr::Side side, const wotr::Figures& force) {
  const wotr::Board& board = context.view.board;
  const wotr::Throwing throwing = wotr::throwing_of(context.rules, board, side);
  const int bears = wotr::regulars_of(force, side) + 2 * wotr::elites_of(force, side);
  if (bears == 0) {
    return write(context.theme.text, engine::ink::kSoftInk, say(context, "screen.all-fallen"));
  }
  write(context.theme.text, engine::ink::kInk,
        say(context, "screen.throws",
            nlohmann::json{{"dice", throwing.dice},
                           {"leadership", throwing.leadership},
                           {"number", wotr::hit_number(context.rules, board.battle, side)}}));
  draw_leadership_by_player(context, side, force);
  write(context.theme.text, engine::ink::kSoftInk, say(context, "screen.bears", {{"hits", bears}}));
  if (has_thrown(board.battle) || !is_helped(context)) return;
  const double expected = wotr::expected_hits(wotr::hit_chances(throwing));
  write(context.theme.italic, engine::ink::kSoftInk,
        say(context, "screen.expects", {{"hits", expected}}));
}

void draw_thrown(Context& context, wotr::Side side) {
  const wotr::Battle& battle = context.view.board.battle;
  if (has_thrown(battle)) {
    write(context.theme.bold, engine::ink::kInk, thrown_words(context, side));
  }
  if (const int hits = hits_to_take(context, side); hits > 0) {
    write(context.theme.bold, engine::ink::kWax, say(context, "screen.to-take", {{"hits", hits}}));
  }
}

/// What becomes of the attack if it is fought to its end.
void draw_odds(Context& context) {
  const wotr::Board& board = context.view.board;
  if (has_thrown(board.battle) || !is_helped(context)) return;
  engine::ink_rule(context.theme);
  draw_odds_bar(context, odds_of_battle(context, board), board.battle.attacker);
  write(context.theme.italic, engine::ink::kSoftInk, words_about_battle(context, board));
}

void draw_force(Context& context, wotr::Side side, const wotr::Figures& force) {
  const bool attacks = context.view.board.battle.attacker == side;
  write(context.theme.bold, engine::ink::kInk,
        say(context, key_for(attacks ? "screen.attacker" : "screen.defender", side)));
  if (!context.compact()) {
    const std::string who = list_of(context, force, side);
    if (!who.empty()) write(context.theme.text, engine::ink::kInk, who);
    draw_numbers(context, side, force);
  }
  draw_thrown(context, side);
  draw_combat_card(context, side);
}

std::string title_of_battle(const Context& context) {
  const wotr::Battle& battle = context.view.board.battle;
  std::string title =
      say(context, "screen.battle",
          nlohmann::json{{"region", name_of(context, battle.target)},
                         {"round", battle.round},
                         {"kind", context.words.name("battle", wotr::id_of(battle.kind))}});
  // The names of the kinds of battle stand inside other sentences and begin small.
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
  return title;
}

/// One sheet above the field, where there is room for no more.
void draw_small_battle(Context& context) {
  const wotr::Board& board = context.view.board;
  const wotr::Side attacker = board.battle.attacker;
  const wotr::Side defender = wotr::defender_of(board.battle);
  if (engine::begin_panel(context.theme, "battle", "", place_of_conflict(context, kBattleWidth))) {
    write(context.theme.bold, engine::ink::kWax, title_of_battle(context));
    ImGui::Columns(2, nullptr, false);
    draw_force(context, attacker, wotr::force_of(context.rules, board, attacker));
    ImGui::NextColumn();
    draw_force(context, defender, wotr::force_of(context.rules, board, defender));
    ImGui::Columns(1);
  }
  leave_room_below(context);
  engine::end_panel();
}

void draw_battle(Context& context) {
  if (context.compact()) return draw_small_battle(context);
  const wotr::Board& board = context.view.board;
  const wotr::Side attacker = board.battle.attacker;
  const wotr::Side defender = wotr::defender_of(board.battle);
  if (engine::begin_panel(context.theme, "battle", "",
                          beside_field(context, Flank::kLeft, kForceWidth))) {
    write(context.theme.small_caps, engine::ink::kWax, title_of_battle(context));
    draw_force(context, attacker, wotr::force_of(context.rules, board, attacker));
    draw_odds(context);
  }
  leave_field_free(context, Flank::kLeft);
  engine::end_panel();
  if (engine::begin_panel(context.theme, "defence", "",
                          beside_field(context, Flank::kRight, kForceWidth))) {
    draw_force(context, defender, wotr::force_of(context.rules, board, defender));
  }
  leave_field_free(context, Flank::kRight);
  engine::end_panel();
}

/// Of the roll, before and after; empty where a tile is drawn without one, as on the Mordor Track
/// and for cards.
std::string roll_words(const Context& context) {
  const wotr::Hunt& hunt = context.view.board.hunt;
  const nlohmann::json facts{{"dice", hunt.dice},
                             {"successes", hunt.successes},
                             {"failures", hunt.failures},
                             {"needed", wotr::lowest_success(hunt)}};
  if (hunt.successes + hunt.failures > 0) return say(context, "screen.hunt-rolled", facts);
  return hunt.dice > 0 ? say(context, "screen.hunt-rolls", facts) : std::string();
}

/// the tile is one for a Stronghold on the way.
bool is_for_way(const Context& context) {
  return std::ranges::any_of(context.view.pending.steps(), [](const wotr::Step& step) {
    return step.kind == wotr::StepKind::kStrongholdTiles;
  });
}

void draw_hunt(Context& context) {
  const wotr::Hunt& hunt = context.view.board.hunt;
  const std::string rolled = roll_words(context);
  if (rolled.empty() && hunt.tile == wotr::kNoTile) return;
  const std::string title = say(context, "screen.hunt");
  if (engine::begin_panel(context.theme, "hunt", title.c_str(),
                          place_of_conflict(context, kHuntWidth))) {
    if (is_for_way(context)) {
      write(context.theme.text, engine::ink::kInk, say(context, "screen.hunt-on-way"));
    } else if (!rolled.empty()) {
      write(context.theme.text, engine::ink::kInk, rolled);
    }
    if (hunt.tile != wotr::kNoTile) {
      const std::string tile = context.words.name("tile", wotr::id_of(hunt.tile));
      write(context.theme.prompt, engine::ink::kWax,
            say(context, "screen.hunt-tile",
                nlohmann::json{{"tile", tile}, {"damage", hunt.damage}}));
    }
  }
  leave_room_below(context);
  engine::end_panel();
}

}  // namespace

bool has_thrown(const wotr::Battle& battle) {
  return battle.hits[0] + battle.misses[0] + battle.hits[1] + battle.misses[1] > 0;
}

bool is_fighting(const Context& context) {
  return context.view.board.battle.kind != wotr::BattleKind::kNone &&
         static_cast<wotr::DecisionKind>(context.decision.kind) != wotr::DecisionKind::kAdvance;
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

std::string thrown_words(const Context& context, wotr::Side side) {
  const wotr::Battle& battle = context.view.board.battle;
  const auto s = static_cast<std::size_t>(side);
  const int misses = battle.misses[s] - battle.cards[s].reroll_hits;
  return say(context, "screen.thrown",
             nlohmann::json{{"hits", battle.hits[s]}, {"misses", misses}});
}

void draw_conflict(Context& context) {
  if (context.decision.is_over()) return;
  if (is_fighting(context)) {
    draw_battle(context);
  } else if (asks_who_bears(context)) {
    draw_bearing(context);
  } else if (is_hunting(context.decision)) {
    draw_hunt(context);
  }
}

}  // namespace wotr_screens
