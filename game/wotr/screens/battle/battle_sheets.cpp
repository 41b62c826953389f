#include "game/wotr/screens/battle/battle_sheets.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/battle/battle_signs.h"
#include "game/wotr/screens/battle/casualties.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/battle/odds_bar.h"
#include "game/wotr/screens/cards/combat_cards.h"
#include "game/wotr/screens/context/flank.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using Sign = BattleCount::Sign;

// In points.
constexpr float kBattleWidth = 470;
constexpr float kForceWidth = 256;
constexpr float kStance = 9;

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

/// What is to be expected of the throw; empty where nobody may be told.
std::string expected_of(const Context& context, const wotr::Throwing& throwing) {
  if (has_thrown(context.view.board.battle) || !is_helped(context)) return {};
  char digits[16];
  std::snprintf(digits, sizeof digits, "%.1f", wotr::expected_hits(wotr::hit_chances(throwing)));
  return digits;
}

std::string words_about_throw(const Context& context, const wotr::Throwing& throwing, int number,
                              int bears) {
  const std::string throws =
      say(context, "screen.throws",
          nlohmann::json{
              {"dice", throwing.dice}, {"leadership", throwing.leadership}, {"number", number}});
  return throws + ". " + say(context, "screen.bears", {{"hits", bears}}) + ".";
}

/// What the force throws, and how much it bears.
void draw_numbers(Context& context, wotr::Side side, const wotr::Figures& force) {
  const wotr::Board& board = context.view.board;
  const wotr::Throwing throwing = wotr::throwing_of(context.rules, board, side);
  const int number = wotr::hit_number(context.rules, board.battle, side);
  const int bears = wotr::regulars_of(force, side) + 2 * wotr::elites_of(force, side);
  if (bears == 0) {
    return write(context.theme.text, engine::ink::kSoftInk, say(context, "screen.all-fallen"));
  }
  std::vector<BattleCount> counts{
      {.sign = Sign::kDice, .digits = std::to_string(throwing.dice), .number = number},
      {.sign = Sign::kLeadership, .digits = std::to_string(throwing.leadership)},
      {.sign = Sign::kEndurance, .digits = std::to_string(bears)}};
  std::string words = words_about_throw(context, throwing, number, bears);
  if (const std::string expected = expected_of(context, throwing); !expected.empty()) {
    counts.push_back({.sign = Sign::kHit, .digits = expected, .colour = engine::ink::kSoftInk});
    words += " " +
             say(context, "screen.expects",
                 {{"hits", wotr::expected_hits(wotr::hit_chances(throwing))}}) +
             ".";
  }
  draw_battle_counts(context, side, counts, words);
  // What was thrown takes their place; they stay in the tip of the signs.
  if (!has_thrown(board.battle))
    write(context.theme.italic, engine::ink::kSoftInk,
          words_about_throw(context, throwing, number, bears));
  draw_leadership_by_player(context, side, force);
}

/// Where there is little room, in words alone.
void draw_thrown(Context& context, wotr::Side side) {
  const wotr::Battle& battle = context.view.board.battle;
  const int due = hits_to_take(context, side);
  const std::string words_of_due = due > 0 ? say(context, "screen.to-take", {{"hits", due}}) : "";
  if (has_thrown(battle)) {
    const auto s = static_cast<std::size_t>(side);
    if (context.compact()) {
      write(context.theme.bold, engine::ink::kInk, thrown_words(context, side));
    } else {
      draw_battle_dice(context, side, battle.hits[s],
                       battle.misses[s] - battle.cards[s].reroll_hits, thrown_words(context, side));
    }
  }
  if (due == 0) return;
  if (!context.compact()) draw_hits_due(context, due, words_of_due);
  write(context.theme.bold, engine::ink::kWax, words_of_due);
}

/// What becomes of the attack if it is fought to its end.
void draw_odds(Context& context) {
  const wotr::Board& board = context.view.board;
  if (has_thrown(board.battle) || !is_helped(context)) return;
  engine::ink_rule(context.theme);
  draw_odds_bar(context, odds_of_battle(context, board), board.battle.attacker);
  if (ImGui::IsItemHovered())
    engine::tip(context.theme, words_about_battle(context, board).c_str());
}

/// A sword or a shield, and who.
void draw_who(Context& context, wotr::Side side) {
  const bool attacks = context.view.board.battle.attacker == side;
  if (!context.compact()) {
    const float radius = context.unit(kStance);
    const ImVec2 from = ImGui::GetCursorScreenPos();
    ImGui::Dummy(ImVec2(2 * radius, 2 * radius));
    draw_stance(*ImGui::GetWindowDrawList(), attacks, ImVec2(from.x + radius, from.y + radius),
                radius);
    ImGui::SameLine(0, context.unit(6));
  }
  write(context.theme.bold, engine::ink::kInk,
        say(context, key_for(attacks ? "screen.attacker" : "screen.defender", side)));
}

/// Companions and Minions have names, and no sign on a slip.
wotr::Figures only_characters(const wotr::Figures& force) {
  wotr::Figures named;
  named.characters = force.characters;
  return named;
}

void draw_force(Context& context, wotr::Side side, const wotr::Figures& force) {
  draw_who(context, side);
  if (!context.compact()) {
    draw_battle_units(context, side, force, list_of(context, force, side));
    const std::string named = list_of(context, only_characters(force), side);
    if (!named.empty()) write(context.theme.italic, engine::ink::kInk, named);
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
  if (engine::begin_panel(context.theme, "battle", "", above_field(context, kBattleWidth))) {
    write(context.theme.bold, engine::ink::kWax, title_of_battle(context));
    ImGui::Columns(2, nullptr, false);
    draw_force(context, attacker, wotr::force_of(context.rules, board, attacker));
    ImGui::NextColumn();
    draw_force(context, defender, wotr::force_of(context.rules, board, defender));
    ImGui::Columns(1);
  }
  leave_field_free_below(context);
  engine::end_panel();
}

}  // namespace

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

bool has_thrown(const wotr::Battle& battle) {
  return battle.hits[0] + battle.misses[0] + battle.hits[1] + battle.misses[1] > 0;
}

std::string thrown_words(const Context& context, wotr::Side side) {
  const wotr::Battle& battle = context.view.board.battle;
  const auto s = static_cast<std::size_t>(side);
  const int misses = battle.misses[s] - battle.cards[s].reroll_hits;
  return say(context, "screen.thrown",
             nlohmann::json{{"hits", battle.hits[s]}, {"misses", misses}});
}

}  // namespace wotr_screens
