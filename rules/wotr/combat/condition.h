#pragma once

#include <string_view>
#include <vector>

#include "rules/wotr/cards/where.h"

namespace wotr {

/// What must be true for the lower half of a card to be used, or for one of its effects to happen,
/// always seen from the side of the card. In JSON an object with one field, the name below;
/// {"not": …} turns one round.
enum class CombatConditionKind : std::uint8_t {
  kTakesPart,         ///< "takes-part": one of these fights on its side
  kNazgulLeadership,  ///< "nazgul-leadership": at least so much
  kNazgulOutlead,     ///< "nazgul-outlead": the Nazgûl lead as much as the whole enemy, or more
  kDefenderIn,        ///< "defender-in": the defending Army stands in such a region
  kDefends,           ///< "defends": its side is attacked
  kSiege,             ///< "siege": the defenders are shut in their Stronghold (R-343)
  kEnemyCard,         ///< "enemy-card": the enemy uses a Combat card too
  kHits,              ///< "hits": it has scored so many, by its roll and re-roll
  kRerollHits,        ///< "reroll-hits": it has scored so many by its re-roll alone
  kEnemyHits,         ///< "enemy-hits": so many were scored against it
  kMoreHits,          ///< "more-hits": it has scored more than the enemy
  kTwiceTheUnits,     ///< "twice-the-units": it has at least two for each of the enemy's
  kCount
};

/// Figures that a card looks for on its side.
struct Participants {
  bool leader = false;
  bool nazgul = false;
  NationSet units = 0;
  NationSet elites = 0;
  CharacterSet characters = 0;
};

struct CombatCondition {
  CombatConditionKind kind = CombatConditionKind::kTakesPart;
  bool expected = true;  ///< false for "not"
  std::uint8_t number = 0;
  Participants who;
  Where where;
};

/// A list of conditions; all of them must hold. None when the field is missing.
std::vector<CombatCondition> read_combat_conditions(const Rules& rules,
                                                    const base::JsonReader& object,
                                                    std::string_view field);

bool all_hold(const Rules& rules, const Board& board, Side side,
              const std::vector<CombatCondition>& conditions);

}  // namespace wotr
