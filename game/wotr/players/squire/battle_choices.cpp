#include "game/wotr/players/squire/battle_choices.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/situation/campaign.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/control.h"

namespace wotr_players::squire {
namespace {

Strength force(const Situation& now, Side side) {
  return strength_of(now.rules, now.board, force_of(now.rules, now.board, side), side);
}

/// Walls still to be stormed in the rounds to come.
Walls walls_ahead(const Battle& battle) {
  return battle.kind == BattleKind::kSiege ? Walls::kStronghold : Walls::kNone;
}

double attackers_chance(const Situation& now) {
  const Battle& battle = now.board.battle;
  return win_chance(force(now, battle.attacker), force(now, defender_of(battle)),
                    walls_ahead(battle));
}

/// Where the figure that falls is missed least: the number of dice first, then Elites.
std::optional<double> worth_of_loss(const Figures& army, Side side, Action action) {
  constexpr int kMostDice = 5;
  const Figure figure = figure_of(action);
  const int spare_dice = units_of(army, side) - kMostDice;
  if (is(action, ActionKind::kReduce)) return 10;  // keeps the number of dice
  const double many = 0.1 * count_of(army, figure);
  return is_regular(figure) ? (spare_dice > 0 ? 20 : 5) + many : many;
}

}  // namespace

/// worth it when it silences more than himself.
Answer choose_white_rider(const Situation& now) {
  const Figures shadow = force_of(now.rules, now.board, Side::kShadow);
  const int king = contains(shadow.characters, Character::kWitchKing) ? 2 : 0;
  const bool silences = shadow.nazgul + king > 1;
  return offered(now, act(silences ? ActionKind::kForfeit : ActionKind::kStop));
}

Answer choose_withdrawal(const Situation& now) {
  const bool weak = attackers_chance(now) > now.weights.withdraw_at;
  return offered(now, act(weak ? ActionKind::kWithdraw : ActionKind::kStand));
}

Answer choose_casualty(const Situation& now) {
  const Figures army = force_of(now.rules, now.board, now.side);
  return best_offered(now, [&](Action action) { return worth_of_loss(army, now.side, action); });
}

Answer choose_cease_or_continue(const Situation& now) {
  const bool hopeful = attackers_chance(now) >= now.weights.go_on;
  if (const Answer on = offered(now, act(ActionKind::kContinue)); on && hopeful) return on;
  const bool may_extend = !offered(now, act(ActionKind::kContinue));
  return may_extend ? choose_another_round(now) : offered(now, act(ActionKind::kCease));
}

/// Into one's own walls if possible, and away from the enemy.
Answer choose_retreat(const Situation& now) {
  const Answer stand = offered(now, act(ActionKind::kStand));
  if (stand && attackers_chance(now) < now.weights.retreat_at) return stand;
  const Campaign& campaign = survey(now);
  const Strength army = force(now, now.side);
  const Answer refuge = best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kRegion)) return std::nullopt;
    const RegionId region = region_of(action);
    const bool home =
        points_of(now.rules, region) > 0 && controls(now.rules, now.board, now.side, region);
    constexpr double kHome = 20;
    return (home ? kHome : 0) - exposure(now, campaign, region, army);
  });
  return refuge ? refuge : stand;
}

Answer choose_another_round(const Situation& now) {
  const Answer cease = offered(now, act(ActionKind::kCease));
  if (attackers_chance(now) < now.weights.assault) return cease;
  const Answer reduce = best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kReduce)) return std::nullopt;
    return count_of(force_of(now.rules, now.board, now.side), figure_of(action));
  });
  return reduce ? reduce : cease;
}

namespace {

/// The conquered ground is worth having: points, a siege, or a better place.
bool should_advance(const Situation& now, const Campaign& campaign, const Strength& army) {
  const Battle& battle = now.board.battle;
  if (battle.withdrawing != 0) return true;
  if (controls(now.rules, now.board, enemy_of(now.side), battle.target)) return true;
  if (is_besieged(now.rules, now.board, battle.target)) return true;
  const double there = exposure(now, campaign, battle.target, army);
  const double here = exposure(now, campaign, battle.from, army);
  return advance_worth(campaign, battle.from, battle.target) > there - here;
}

/// A place of our own that the Army leaves keeps this many units.
int guards_behind(const Campaign& campaign, RegionId from, int units) {
  const Target* home = target_at(campaign.theirs, from);
  if (home == nullptr || home->walls == Walls::kNone) return 0;
  constexpr double kThreat = 10;
  const bool threatened = danger(campaign.theirs, *home, Strength{1, 1}) > kThreat;
  return std::clamp(units / 3, 0, threatened ? 2 : 1);
}

}  // namespace

Answer choose_advance(const Situation& now) {
  const Campaign& campaign = survey(now);
  const Battle& battle = now.board.battle;
  const Figures army = force_of(now.rules, now.board, now.side);
  if (!should_advance(now, campaign, force(now, now.side))) {
    return offered(now, act(ActionKind::kStop));
  }
  const int units = units_of(army, now.side);
  const Figures wanted = without_units(army, now.side, guards_behind(campaign, battle.from, units));
  if (const Answer answer = shape_group(now, wanted)) return answer;
  return offered(now, act(ActionKind::kStop));
}

Answer choose_excess(const Situation& now) {
  return best_offered(now, [](Action action) -> std::optional<double> {
    return is_regular(figure_of(action)) ? 1 : 0;
  });
}

}  // namespace wotr_players::squire
