// The Fellowship, Companions, Nazgûl and Minions.

#include <algorithm>
#include <bit>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/characters/companion_ways.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/turn/action_dice.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

Refusal why_not_forward(const Board& board, const Intent& intent) {
  const Fellowship& fellowship = board.fellowship;
  if (intent.from && *intent.from != fellowship.region) {
    return refuse(Reason::kNobodyThere, 130, *intent.from);
  }
  if (fellowship.hidden == 0) return refuse(Reason::kRevealed, 130);
  if (!in_mordor(fellowship) && !can_move_fellowship(board)) {
    return refuse(Reason::kProgressFull, 130);
  }
  return kAccepted;
}

/// Those the intent may mean: the one it names, or all.
CharacterSet meant(const Intent& intent, CharacterSet all) {
  const bool names_one = intent.who && is_character(*intent.who);
  return names_one ? static_cast<CharacterSet>(all & only(character_of(*intent.who))) : all;
}

/// How far he gets with the best company among `others`, or alone.
int best_level(const Rules& rules, CharacterSet others, Character who) {
  int level = travel_level(rules, only(who));
  for_each_character(others, [&](Character other) {
    level = std::max(level, travel_level(rules, join(only(who), only(other))));
  });
  return level;
}

bool is_shut_in(const Rules& rules, const Board& board, RegionId region) {
  return is_besieged(rules, board, region) && controls(rules, board, Side::kFree, region);
}

/// Nobody who could travel stands where the intent lets them set out.
Refusal why_not_from_there(const Board& board, const Intent& intent, int ruling) {
  if (!intent.from) return kAccepted;
  const Figures& here = figures_in(board, *intent.from);
  const CharacterSet people = characters_of(here, intent.side);
  const bool flies = intent.side == Side::kShadow && here.nazgul != 0;
  if (people == 0 && !flies) return refuse(Reason::kNobodyThere, ruling, *intent.from);
  const bool missing = intent.who && count_of(here, *intent.who) == 0;
  return missing ? refuse(Reason::kNotThere, ruling, *intent.who, *intent.from) : kAccepted;
}

Refusal why_not_separate(const Rules& rules, const Board& board, const Intent& intent) {
  const Fellowship& fellowship = board.fellowship;
  if (in_mordor(fellowship)) return refuse(Reason::kOnTrack, 93);
  if (fellowship.companions == 0) return refuse(Reason::kNobodySeparates, 90);
  const CharacterSet group = meant(intent, fellowship.companions);
  if (group == 0) return refuse(Reason::kNotInFellowship, 90, character_of(*intent.who));
  if (intent.from && *intent.from != fellowship.region) {
    return refuse(Reason::kNobodyThere, 90, *intent.from);
  }
  if (!intent.to) return kAccepted;
  int level = 0;
  for_each_character(group, [&](Character who) {
    level = std::max(level, best_level(rules, fellowship.companions, who));
  });
  const RegionSet reach =
      companion_reach(rules, board, fellowship.region, fellowship.progress + level);
  if (reach.contains(*intent.to)) return kAccepted;
  const int ruling = is_shut_in(rules, board, fellowship.region) ? 91 : 90;
  return refuse(Reason::kTooFar, ruling, fellowship.region, *intent.to);
}

CharacterSet on_map(const Board& board, CharacterSet some) {
  return static_cast<CharacterSet>(some & (board.on_map | board.landing.characters));
}

Refusal why_not_companions(const Rules& rules, const Board& board, const Intent& intent) {
  if (const Refusal refusal = why_not_from_there(board, intent, 95); refusal.refused()) {
    return refusal;
  }
  const CharacterSet all =
      on_map(board, intent.from ? characters_of(figures_in(board, *intent.from), Side::kFree)
                                : kCompanions);
  if (all == 0) return refuse(Reason::kNoTravellers, 95);
  const CharacterSet group = meant(intent, all);
  if (group == 0) return refuse(Reason::kNotOnMap, 95, character_of(*intent.who));
  const CharacterSet others = companions_of_teammate(rules, intent.seat);
  if (without(group, others) == 0) {
    const auto first = static_cast<Character>(std::countr_zero(group));
    return refuse(Reason::kTeammatesCompanion, 309, first);
  }
  if (!intent.to || count(group) != 1) {
    return can_move_companions(rules, board, intent.seat) ? kAccepted
                                                          : refuse(Reason::kNoTravellers, 95);
  }
  const auto who = static_cast<Character>(std::countr_zero(group));
  const RegionId from = region_of(place_of(rules, board, who));
  const CharacterSet beside =
      without(characters_of(figures_in(board, from), Side::kFree), board.moved_characters);
  if (from == *intent.to) return refuse(Reason::kAlreadyThere, 95, from);
  const RegionSet reach = companion_reach(rules, board, from, best_level(rules, beside, who));
  return reach.contains(*intent.to) ? kAccepted : refuse(Reason::kTooFar, 95, from, *intent.to);
}

/// no Stronghold of the Free Peoples that no Shadow Army besieges.
bool is_closed_to_nazgul(const Rules& rules, const Board& board, RegionId region) {
  return rules.stronghold_regions.contains(region) && controls(rules, board, Side::kFree, region) &&
         !is_besieged(rules, board, region);
}

Refusal why_not_walk(const Rules& rules, const Board& board, RegionId to) {
  const Place from = place_of(rules, board, Character::kMouthOfSauron);
  if (mouth_reach(rules, board, from).contains(to)) return kAccepted;
  return refuse(Reason::kTooFar, 97, region_of(from), to);
}

Refusal why_not_minions(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.who == figure_of(Character::kSaruman)) {
    return refuse(Reason::kCannotMove, 97, Character::kSaruman);
  }
  if (intent.who && is_character(*intent.who)) {
    const Character who = character_of(*intent.who);
    if (!is_on_map(board, who)) return refuse(Reason::kNotOnMap, 97, who);
    const bool mouth = who == Character::kMouthOfSauron;
    if (mouth && owner_of(rules, who) != intent.seat) {
      return refuse(Reason::kTeammatesMinion, 308, who);
    }
  }
  if (const Refusal refusal = why_not_from_there(board, intent, 97); refusal.refused()) {
    return refusal;
  }
  if (!can_move_minions(rules, board, intent.seat)) return refuse(Reason::kNoTravellers, 97);
  if (intent.from && intent.from == intent.to) {
    return refuse(Reason::kAlreadyThere, 97, *intent.to);
  }
  if (intent.to && intent.who == figure_of(Character::kMouthOfSauron)) {
    return why_not_walk(rules, board, *intent.to);
  }
  if (intent.to && is_closed_to_nazgul(rules, board, *intent.to)) {
    return refuse(Reason::kNotFree, 97, *intent.to);
  }
  return kAccepted;
}

}  // namespace

Refusal why_not_fellowship(const Rules& rules, const Board& board, const Intent& intent) {
  if (!leads_fellowship(rules, intent.seat)) return refuse(Reason::kOnlyRohanLeads, 309);
  if (intent.use == Use::kMoveFellowship) return why_not_forward(board, intent);
  if (intent.use == Use::kSeparate) return why_not_separate(rules, board, intent);
  return can_hide(board) ? kAccepted : refuse(Reason::kAlreadyHidden, 130);
}

Refusal why_not_travel(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.use == Use::kMoveMinions) return why_not_minions(rules, board, intent);
  if (companions_moved_by(rules, intent.seat) == 0) return refuse(Reason::kOnlyRohanLeads, 309);
  return why_not_companions(rules, board, intent);
}

}  // namespace wotr
