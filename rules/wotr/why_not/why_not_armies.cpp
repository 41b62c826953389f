// Why an Army may not move or attack.

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

/// Every unit's or Leader's Nation that the border keeps out, the first of them.
std::optional<Nation> nation_kept_out(const Rules& rules, const Board& board, const Figures& army,
                                      Side side, RegionId to) {
  std::optional<Nation> kept_out;
  for_each_figure(army, side, [&](Figure figure, int) {
    if (is_character(figure) || figure == kNazgul || kept_out) return;
    if (!may_cross_border(rules, board, nation_of(figure), to)) kept_out = nation_of(figure);
  });
  return kept_out;
}

Refusal why_not_from(const Rules& rules, const Board& board, const Intent& intent, RegionId from) {
  if (is_garrison(place_of_army(rules, board, intent.side, from))) {
    return refuse(Reason::kShutIn, 88, from);
  }
  const Figures& here = figures_in(board, from);
  if (!has_unit(here, intent.side)) return refuse(Reason::kNoArmy, 81, from);
  const Figures own = commanded_by(rules, board, intent.seat, in_region(from), here);
  return has_unit(own, intent.side) ? kAccepted : refuse(Reason::kTeammatesArmy, 307, from);
}

/// A figure that stands there and does not go.
Refusal why_not_with(const Rules& rules, const Board& board, const Intent& intent, Figure who,
                     RegionId from) {
  const Place place = place_of_army(rules, board, intent.side, from);
  const Figures army = part_of(figures_at(rules, board, place), intent.side);
  if (count_of(commanded_by(rules, board, intent.seat, place, army), who) == 0) {
    return refuse(Reason::kTeammatesFigures, 307, who, from);
  }
  const CharacterSet others = companions_of_teammate(rules, intent.seat);
  if (is_character(who) && contains(others, character_of(who))) {
    return refuse(Reason::kTeammatesCompanion, 309, character_of(who));
  }
  if (who == figure_of(Character::kSaruman)) {
    return refuse(Reason::kCannotMove, 83, Character::kSaruman);
  }
  return refuse(Reason::kMovedAlready, 80, from);
}

/// The figure, or somebody of the Nation, that the intent names is not among them.
Refusal why_not_among(const Rules& rules, const Board& board, const Figures& here,
                      const Figures& going, const Intent& intent, RegionId from) {
  if (intent.who && count_of(going, *intent.who) == 0) {
    return count_of(here, *intent.who) == 0 ? refuse(Reason::kNotThere, 81, *intent.who, from)
                                            : why_not_with(rules, board, intent, *intent.who, from);
  }
  if (!intent.nation || units_of(going, *intent.nation) != 0) return kAccepted;
  if (units_of(here, *intent.nation) == 0) {
    return refuse(Reason::kNoneThere, 81, *intent.nation, from);
  }
  const bool has_regular = count_of(here, regular_of(*intent.nation)) != 0;
  const Figure one = has_regular ? regular_of(*intent.nation) : elite_of(*intent.nation);
  return why_not_with(rules, board, intent, one, from);
}

Refusal why_not_step(const Rules& rules, const Board& board, const Intent& intent, RegionId from,
                     RegionId to) {
  if (const Refusal refusal = why_not_from(rules, board, intent, from); refusal.refused()) {
    return refusal;
  }
  if (!region_of(rules, from).adjacent.contains(to)) {
    return refuse(Reason::kNotAdjacent, 82, from, to);
  }
  const Figures unmoved = unmoved_figures(rules, board, intent.seat, in_region(from));
  const Refusal absent =
      why_not_among(rules, board, figures_in(board, from), unmoved, intent, from);
  if (absent.refused()) return absent;
  const Refusal refusal =
      why_not_move_to(rules, board, intent.seat, need_of(rules, board, intent), from, to);
  const std::optional<Nation> meant = nation_meant(intent);
  const bool nation_stays = meant && !may_cross_border(rules, board, *meant, to);
  if (is(refusal, Reason::kBorder) || (!refusal.refused() && nation_stays)) {
    const auto nation =
        nation_stays ? meant : nation_kept_out(rules, board, unmoved, intent.side, to);
    return nation ? refuse(Reason::kBorder, 84, *nation, to)
                  : refuse(Reason::kMovedAlready, 80, from);
  }
  return refusal;
}

bool is_sortie_or_assault(const Rules& rules, const Board& board, RegionId from, RegionId target) {
  return from == target && is_besieged(rules, board, from);
}

Refusal why_not_attack_from(const Rules& rules, const Board& board, const Intent& intent,
                            RegionId from) {
  const Figures& army = army_in(rules, board, intent.side, from);
  if (!has_unit(army, intent.side)) return refuse(Reason::kNoArmy, 200, from);
  const Place place = place_of_army(rules, board, intent.side, from);
  const Figures own = attackers_of(rules, board, intent.seat, place);
  if (!has_unit(own, intent.side)) {
    return is_mixed(rules, board, place) ? refuse(Reason::kNotController, 311, from)
                                         : refuse(Reason::kTeammatesArmy, 307, from);
  }
  return why_no_attackers(rules, board, intent.seat, place, need_of(rules, board, intent));
}

Refusal why_not_in_army(const Rules& rules, const Board& board, const Intent& intent,
                        RegionId from) {
  const Place place = place_of_army(rules, board, intent.side, from);
  const Figures attackers = attackers_of(rules, board, intent.seat, place);
  return why_not_among(rules, board, army_in(rules, board, intent.side, from), attackers, intent,
                       from);
}

/// a Nation not At War whose unit or Leader the intent names as attacker.
Refusal why_not_attacker(const Board& board, const Intent& intent) {
  const std::optional<Nation> nation = nation_meant(intent);
  if (!nation || intent.who == kNazgul) return kAccepted;
  const bool stays = side_of(*nation) == intent.side && !is_at_war(board, *nation);
  return stays ? refuse(Reason::kStaysBehind, 203, *nation) : kAccepted;
}

Refusal why_not_target(const Rules& rules, const Board& board, const Intent& intent, RegionId from,
                       RegionId target) {
  if (const Refusal refusal = why_not_attack_from(rules, board, intent, from); refusal.refused()) {
    return refusal;
  }
  if (is_closed(board, intent.side, target)) return refuse(Reason::kClosed, 74, target);
  if (is_sortie_or_assault(rules, board, from, target)) {
    return why_not_in_army(rules, board, intent, from);
  }
  if (is_garrison(place_of_army(rules, board, intent.side, from))) {
    return refuse(Reason::kShutIn, 200, from);
  }
  if (from != target && !region_of(rules, from).adjacent.contains(target)) {
    return refuse(Reason::kNotAdjacent, 200, from, target);
  }
  if (from != target && has_unit(figures_in(board, target), enemy_of(intent.side))) {
    return why_not_in_army(rules, board, intent, from);
  }
  // A garrison is reached by its besiegers alone.
  const int ruling = is_besieged(rules, board, target) ? 200 : 207;
  return refuse(Reason::kNobodyToAttack, ruling, target);
}

/// Where an Army that is to reach `to` can stand.
RegionSet beside(const Rules& rules, const RegionSet& armies, RegionId to) {
  RegionSet near = region_of(rules, to).adjacent;
  near.insert(to);
  return armies & near;
}

/// Of these Armies those with the figure that the intent names; all where nobody is named, or he
/// stands in none.
RegionSet with_whoever_is_named(const Board& board, const RegionSet& armies, const Intent& intent) {
  if (!intent.who) return armies;
  RegionSet with;
  for (const RegionId region : armies) {
    if (count_of(figures_in(board, region), *intent.who) != 0) with.insert(region);
  }
  return with.empty() ? armies : with;
}

RegionSet with_garrisons(const Rules& rules, const Board& board, Side side) {
  RegionSet armies = armies_of(board, side);
  for (const RegionId region : rules.strongholds) {
    if (has_unit(army_in(rules, board, side, region), side)) armies.insert(region);
  }
  return armies;
}

}  // namespace

Refusal why_not_move(const Rules& rules, const Board& board, const Intent& intent) {
  const auto step = [&](RegionId from, RegionId to) {
    return why_not_step(rules, board, intent, from, to);
  };
  const Refusal nothing = refuse(Reason::kNothingToDo, 80, intent.use);
  if (intent.from && intent.to) return step(*intent.from, *intent.to);
  if (intent.from) {
    if (const Refusal refusal = why_not_from(rules, board, intent, *intent.from);
        refusal.refused()) {
      return refusal;
    }
    return first_refusal(region_of(rules, *intent.from).adjacent, nothing,
                         [&](RegionId to) { return step(*intent.from, to); });
  }
  const RegionSet armies = with_whoever_is_named(board, armies_of(board, intent.side), intent);
  if (intent.to) {
    return first_refusal(armies & region_of(rules, *intent.to).adjacent,
                         refuse(Reason::kNoArmyBeside, 82, *intent.to),
                         [&](RegionId from) { return step(from, *intent.to); });
  }
  if (!intent.who && !intent.nation) return nothing;
  return first_refusal(armies, nothing, [&](RegionId from) {
    return first_refusal(region_of(rules, from).adjacent, nothing,
                         [&](RegionId to) { return step(from, to); });
  });
}

Refusal why_not_attack(const Rules& rules, const Board& board, const Intent& intent) {
  const auto attack = [&](RegionId from, RegionId target) {
    return why_not_target(rules, board, intent, from, target);
  };
  if (const Refusal refusal = why_not_attacker(board, intent); refusal.refused()) return refusal;
  const Refusal nothing = refuse(Reason::kNothingToDo, 200, intent.use);
  if (intent.from && intent.to) return attack(*intent.from, *intent.to);
  if (intent.from) {
    if (const Refusal refusal = why_not_attack_from(rules, board, intent, *intent.from);
        refusal.refused()) {
      return refusal;
    }
    RegionSet targets = region_of(rules, *intent.from).adjacent;
    targets.insert(*intent.from);
    const Refusal any = first_refusal(
        targets, nothing, [&](RegionId target) { return attack(*intent.from, target); });
    return any.refused() ? refuse(Reason::kNobodyToAttack, 200, *intent.from) : any;
  }
  if (intent.to) {
    return first_refusal(beside(rules, with_garrisons(rules, board, intent.side), *intent.to),
                         refuse(Reason::kNoArmyBeside, 200, *intent.to),
                         [&](RegionId from) { return attack(from, *intent.to); });
  }
  return nothing;
}

}  // namespace wotr
