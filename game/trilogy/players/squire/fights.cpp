#include "game/trilogy/players/squire/fights.h"

#include <algorithm>
#include <vector>

namespace trilogy_players::squire {
namespace {

constexpr int kLargest = 40;
constexpr int kMostBonus = 2;
constexpr std::size_t kSizes = kLargest + 1;  ///< of an army, none included

Fight fight_with(const InvasionOdds& odds, int attackers, int defenders) {
  return {.won = odds.conquers,
          .left = odds.attackers_conquering,
          .lost = attackers - odds.attackers,
          .felled = defenders - odds.defenders};
}

std::vector<Fight> all_fights() {
  std::vector<Fight> fights;
  for (int bonus = -kMostBonus; bonus <= kMostBonus; ++bonus) {
    for (const DefenceDice defence : {DefenceDice::kBest, DefenceDice::kMost}) {
      const InvasionTable table(kLargest, kLargest, bonus, defence);
      for (int defenders = 0; defenders <= kLargest; ++defenders) {
        for (int attackers = 0; attackers <= kLargest; ++attackers) {
          fights.push_back(fight_with(table.at(attackers, defenders), attackers, defenders));
        }
      }
    }
  }
  return fights;
}

const Fight& fight_in(const Forces& forces) {
  static const std::vector<Fight> fights = all_fights();
  const int bonus = std::clamp(forces.bonus, -kMostBonus, kMostBonus) + kMostBonus;
  const auto table =
      2 * static_cast<std::size_t>(bonus) + (forces.defence == DefenceDice::kMost ? 1 : 0);
  return fights[(table * kSizes + static_cast<std::size_t>(forces.defenders)) * kSizes +
                static_cast<std::size_t>(forces.attackers)];
}

/// The forces that stand for these in the table: of armies that are too large, smaller ones. Few
/// defenders hold as little against very many as against many; else the proportion counts.
Forces counted_in(Forces forces) {
  forces.defenders = std::max(0, forces.defenders);
  if (forces.defenders > kLargest / 2) {
    const int larger = std::max(forces.attackers, forces.defenders);
    if (larger > kLargest) {
      forces.attackers = forces.attackers * kLargest / larger;
      forces.defenders = std::max(1, forces.defenders * kLargest / larger);
    }
  }
  forces.attackers = std::clamp(forces.attackers, 0, kLargest);
  return forces;
}

}  // namespace

Fight fight_of(const Forces& forces) {
  const Forces counted = counted_in(forces);
  const Fight& fight = fight_in(counted);
  const int uncounted = forces.attackers - counted.attackers;
  if (uncounted == 0 && forces.defenders == counted.defenders) return fight;
  const double scale = static_cast<double>(forces.defenders) / std::max(1, counted.defenders);
  const double lost_winning = (counted.attackers - fight.left) * scale;
  return {.won = fight.won,
          .left = std::max(1.0, forces.attackers - lost_winning),
          .lost = fight.lost * scale,
          .felled = fight.felled * scale};
}

}  // namespace trilogy_players::squire
