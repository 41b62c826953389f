// The chances of one battle: T-028. Ties are the defender's.

#include "rules/trilogy/odds/battle_odds.h"

#include <algorithm>
#include <cstddef>

#include "rules/trilogy/state/ids.h"

namespace trilogy {
namespace {

/// The chance of each highest and second die; dice beyond them decide nothing. One die has no
/// second: it is 0.
using Ranked = std::array<std::array<double, kDieSides + 1>, kDieSides + 1>;

Ranked ranked_dice(int dice) {
  Ranked chances{};
  chances[0][0] = 1;
  for (int die = 0; die < dice; ++die) {
    Ranked next{};
    for (std::size_t best = 0; best <= kDieSides; ++best) {
      for (std::size_t second = 0; second <= best; ++second) {
        for (std::size_t face = 1; face <= kDieSides; ++face) {
          const std::size_t lower = std::min(best, face);
          next[std::max(best, face)][std::max(second, lower)] += chances[best][second] / kDieSides;
        }
      }
    }
    chances = next;
  }
  return chances;
}

}  // namespace

BattleOdds battle_odds(const BattleDice& dice) {
  const Ranked attack = ranked_dice(dice.attack);
  const Ranked defence = ranked_dice(dice.defence);
  BattleOdds odds{.ranks = std::min(dice.attack, dice.defence)};
  for (int a1 = 1; a1 <= kDieSides; ++a1) {
    for (int a2 = 0; a2 <= a1; ++a2) {
      const double attacks = attack[static_cast<std::size_t>(a1)][static_cast<std::size_t>(a2)];
      if (attacks == 0) continue;
      for (int d1 = 1; d1 <= kDieSides; ++d1) {
        for (int d2 = 0; d2 <= d1; ++d2) {
          const bool second_falls = odds.ranks == 2 && a2 > d2;
          const auto losses = std::size_t{a1 + dice.bonus > d1} + std::size_t{second_falls};
          odds.defender_loses[losses] +=
              attacks * defence[static_cast<std::size_t>(d1)][static_cast<std::size_t>(d2)];
        }
      }
    }
  }
  return odds;
}

}  // namespace trilogy
