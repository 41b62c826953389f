// The chances of an invasion: T-027, T-028, T-031, T-048.

#include "rules/trilogy/odds/invasion_odds.h"

#include <algorithm>
#include <array>

#include "rules/trilogy/odds/battle_odds.h"

namespace trilogy {
namespace {

using Row = std::vector<InvasionOdds>;  ///< by attackers

/// The odds of each battle that an invasion may come to, by its dice.
class Battles {
 public:
  explicit Battles(int bonus) {
    for (int attack = 1; attack <= kMostAttackDice; ++attack) {
      for (int defence = 1; defence <= kMostDefenceDice; ++defence) {
        odds_[place(attack, defence)] = battle_odds({attack, defence, bonus});
      }
    }
  }
  const BattleOdds& of(int attack, int defence) const { return odds_[place(attack, defence)]; }

 private:
  static std::size_t place(int attack, int defence) {
    return static_cast<std::size_t>((attack - 1) * kMostDefenceDice + defence - 1);
  }
  std::array<BattleOdds, kMostAttackDice * kMostDefenceDice> odds_;
};

/// While rows are filled, `attackers_conquering` is a sum over the cases of conquest, not yet
/// divided by their chance.
void add(InvasionOdds& sum, double chance, const InvasionOdds& next) {
  sum.conquers += chance * next.conquers;
  sum.attackers += chance * next.attackers;
  sum.defenders += chance * next.defenders;
  sum.attackers_conquering += chance * next.attackers_conquering;
}

Row row_without_defenders(int attackers) {
  Row row(static_cast<std::size_t>(attackers) + 1);
  for (std::size_t a = 0; a < row.size(); ++a) {
    const auto left = static_cast<double>(a);
    row[a] = {.conquers = 1, .attackers = left, .defenders = 0, .attackers_conquering = left};
  }
  return row;
}

/// Rows are filled by the number of defenders from none upwards; each needs the two before it.
class Rows {
 public:
  Rows(int attackers, int bonus, DefenceDice defence)
      : battles_(bonus), defence_(defence), recent_{row_without_defenders(attackers), {}, {}} {}

  const Row& first() const { return recent_[0]; }

  const Row& next() {
    ++defenders_;
    Row& row = recent_[static_cast<std::size_t>(defenders_) % recent_.size()];
    row.assign(recent_[0].size(), {});
    for (std::size_t a = 0; a < row.size(); ++a) {
      const int attackers = static_cast<int>(a);
      if (attackers >= 2) {
        row[a] = fought(row, attackers);
      } else {
        row[a] = {.attackers = static_cast<double>(a),
                  .defenders = static_cast<double>(defenders_)};
      }
    }
    return row;
  }

 private:
  InvasionOdds fought_with(const Row& row, int attackers, int defence_dice) const {
    const BattleOdds& battle = battles_.of(std::min(kMostAttackDice, attackers - 1), defence_dice);
    InvasionOdds sum;
    for (int losses = 0; losses <= battle.ranks; ++losses) {
      const auto left = static_cast<std::size_t>(attackers - (battle.ranks - losses));
      const auto before = static_cast<std::size_t>(defenders_ - losses) % recent_.size();
      const InvasionOdds& after = losses == 0 ? row[left] : recent_[before][left];
      add(sum, battle.defender_loses[static_cast<std::size_t>(losses)], after);
    }
    return sum;
  }

  InvasionOdds fought(const Row& row, int attackers) const {
    const int most = std::min(kMostDefenceDice, defenders_);
    InvasionOdds best = fought_with(row, attackers, most);
    if (defence_ == DefenceDice::kMost) return best;
    for (int dice = most - 1; dice >= 1; --dice) {
      const InvasionOdds fewer = fought_with(row, attackers, dice);
      if (fewer.conquers < best.conquers) best = fewer;
    }
    return best;
  }

  Battles battles_;
  DefenceDice defence_;
  int defenders_ = 0;
  std::array<Row, 3> recent_;  ///< of so many defenders modulo three
};

InvasionOdds finished(InvasionOdds odds) {
  if (odds.conquers > 0) odds.attackers_conquering /= odds.conquers;
  return odds;
}

}  // namespace

InvasionOdds invasion_odds(const Forces& forces) {
  Rows rows(forces.attackers, forces.bonus, forces.defence);
  const Row* row = &rows.first();
  for (int defenders = 0; defenders < forces.defenders; ++defenders) row = &rows.next();
  return finished(row->back());
}

Forces forces_between(const Rules& rules, const Board& board, Territory from, Territory to) {
  const Invasion& invasion = board.invasion;
  const bool under_way = invasion.to == to;
  const bool walls =
      rules.strongholds.contains(to) && !(under_way && invasion.stronghold_cancelled != 0);
  const int attack = int{has_leader(board, from)} + (under_way ? int{invasion.attack_bonus} : 0);
  const int defence = int{has_leader(board, to)} + int{walls};
  const bool neutral = owner_of(board, to) == kNeutralArmy;
  return {.attackers = battalions_in(board, from),
          .defenders = battalions_in(board, to),
          .bonus = attack - defence,
          .defence = neutral ? DefenceDice::kMost : DefenceDice::kBest};
}

InvasionTable::InvasionTable(int attackers, int defenders, int bonus, DefenceDice defence) {
  Rows rows(attackers, bonus, defence);
  rows_.push_back(rows.first());
  for (int d = 1; d <= defenders; ++d) rows_.push_back(rows.next());
  for (Row& row : rows_) {
    for (InvasionOdds& odds : row) odds = finished(odds);
  }
}

}  // namespace trilogy
