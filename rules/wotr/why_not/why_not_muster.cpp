// Politics, recruiting and Characters that enter the game.

#include <vector>

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/politics/muster.h"
#include "rules/wotr/politics/politics.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

Refusal why_not_diplomacy(const Rules& rules, const Board& board, const Intent& intent) {
  if (!intent.nation) {
    const bool some = can_use_diplomacy(rules, board, intent.seat);
    return some ? kAccepted : refuse(Reason::kNoDiplomacy, 265);
  }
  const Nation nation = *intent.nation;
  if (side_of(nation) != intent.side) return refuse(Reason::kNotYourSide, 265, side_of(nation));
  return why_no_diplomacy(rules, board, intent.seat, nation);
}

Refusal why_not_settle(const Rules& rules, const Board& board, Figure figure, RegionId region) {
  if (!rules.all_settlements.contains(region)) return refuse(Reason::kNotASettlement, 121, region);
  const Nation nation = nation_of(figure);
  if (region_of(rules, region).nation != nation) {
    return refuse(Reason::kForeignSettlement, 121, region, nation);
  }
  return why_not_recruit_in(rules, board, figure, region);
}

Refusal why_not_figure(const Rules& rules, const Board& board, const Intent& intent,
                       Figure figure) {
  if (is_character(figure) || side_of(figure) != intent.side) {
    return refuse(Reason::kNotYourSide, 120, side_of(figure));
  }
  const Nation nation = nation_of(figure);
  if (owner_of(rules, nation) != intent.seat) {
    return refuse(Reason::kTeammatesNation, figure == kNazgul ? 308 : 307, nation);
  }
  if (!may_act_on(rules, board, intent.seat, nation)) {
    return refuse(Reason::kNationActedJustNow, 306, nation);
  }
  if (const Refusal refusal = why_not_recruit(board, figure); refusal.refused()) return refusal;
  if (intent.to) return why_not_settle(rules, board, figure, *intent.to);
  return first_refusal(
      rules.settlements[static_cast<std::size_t>(nation)], kAccepted,
      [&](RegionId region) { return why_not_recruit_in(rules, board, figure, region); });
}

/// Regulars, Elites, Leaders and Nazgûl.
std::vector<Figure> figures_of(Nation nation) {
  std::vector<Figure> figures;
  for (int f = 0; f < kPlainFigureKinds; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (nation_of(figure) == nation) figures.push_back(figure);
  }
  return figures;
}

Refusal why_no_recruiting(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.who) return why_not_figure(rules, board, intent, *intent.who);
  std::optional<Nation> nation = intent.nation;
  if (!nation && intent.to) {
    if (!rules.all_settlements.contains(*intent.to)) {
      return refuse(Reason::kNotASettlement, 121, *intent.to);
    }
    nation = region_of(rules, *intent.to).nation;
  }
  if (!nation) return refuse(Reason::kNothingToRecruit, 120);
  if (side_of(*nation) != intent.side) return refuse(Reason::kNotYourSide, 120, side_of(*nation));
  return first_refusal(figures_of(*nation), kAccepted,
                       [&](Figure figure) { return why_not_figure(rules, board, intent, figure); });
}

int entry_ruling(Character who) {
  if (who == Character::kSaruman) return 111;
  return who == Character::kWitchKing ? 112 : 113;
}

Refusal why_not_minion_is(const Rules& rules, const Board& board, const Intent& intent,
                          Character who) {
  if (contains(board.minions_seen, who)) return refuse(Reason::kInPlay, 110, who);
  if (owner_of(rules, who) != intent.seat) return refuse(Reason::kTeammatesMinion, 308, who);
  const RegionSet regions = minion_entry_regions(rules, board, who);
  if (regions.empty()) return refuse(Reason::kNotReady, entry_ruling(who), who);
  if (intent.to && !regions.contains(*intent.to)) {
    return refuse(Reason::kCannotEnter, entry_ruling(who), who, *intent.to);
  }
  return kAccepted;
}

Refusal why_not_minion(const Rules& rules, const Board& board, const Intent& intent) {
  if (!intent.who) {
    return first_refusal(
        std::array{Character::kSaruman, Character::kWitchKing, Character::kMouthOfSauron},
        kAccepted, [&](Character who) { return why_not_minion_is(rules, board, intent, who); });
  }
  if (!is_character(*intent.who) || !contains(kMinions, character_of(*intent.who))) {
    return refuse(Reason::kNotYourSide, 110, side_of(*intent.who));
  }
  return why_not_minion_is(rules, board, intent, character_of(*intent.who));
}

/// R-066, within the limits of R-265.
Refusal why_not_companion_ability(const Rules& rules, const Board& board, const Intent& intent) {
  const std::uint8_t nations = nations_by_companion(rules, board, intent.seat);
  if (!intent.nation) return nations != 0 ? kAccepted : refuse(Reason::kNoAbility, 66);
  const Nation nation = *intent.nation;
  if ((nations >> index(nation) & 1) != 0) return kAccepted;
  if (side_of(nation) != intent.side) return refuse(Reason::kNotYourSide, 265, side_of(nation));
  const Refusal refusal = why_not_advance(rules, board, intent.seat, nation);
  return refusal.refused() ? refusal : refuse(Reason::kNoAbility, 66);
}

/// R-114; it is his owner who speaks with it.
Refusal why_not_voice(const Rules& rules, const Board& board, const Intent& intent) {
  if (owner_of(rules, Character::kSaruman) != intent.seat) {
    return refuse(Reason::kTeammatesMinion, 308, Character::kSaruman);
  }
  return can_use_voice(rules, board, intent.seat) ? kAccepted : refuse(Reason::kNoVoice, 114);
}

Refusal accept_if(bool allowed, const Refusal& otherwise) {
  return allowed ? kAccepted : otherwise;
}

}  // namespace

Refusal why_not_muster(const Rules& rules, const Board& board, const Intent& intent) {
  switch (intent.use) {
    case Use::kDiplomacy: return why_not_diplomacy(rules, board, intent);
    case Use::kRecruit: return why_no_recruiting(rules, board, intent);
    case Use::kMinion: return why_not_minion(rules, board, intent);
    case Use::kVoice: return why_not_voice(rules, board, intent);
    case Use::kAragorn:
      return accept_if(can_crown_aragorn(rules, board),
                       refuse(Reason::kNotReady, 105, Character::kAragorn));
    case Use::kGandalfTheWhite:
      return accept_if(can_return_gandalf(rules, board),
                       refuse(Reason::kNotReady, 106, Character::kGandalfTheWhite));
    case Use::kCompanionAbility: return why_not_companion_ability(rules, board, intent);
    default: return kAccepted;
  }
}

}  // namespace wotr
