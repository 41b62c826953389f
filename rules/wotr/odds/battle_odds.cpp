// What the dice of a battle are worth.
#include "rules/wotr/odds/battle_odds.h"

#include <algorithm>
#include <map>
#include <vector>

#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

constexpr int kMostDice = 5;
constexpr double kFaces = 6;

/// a 1 misses and a 6 hits, whatever is added.
double chance_of(int needed, int bonus) {
  int hits = 0;
  for (int value = 2; value <= 6; ++value) hits += value == 6 || value + bonus >= needed ? 1 : 0;
  return hits / kFaces;
}

/// So many hits of so many dice.
double binomial(int dice, int hits, double chance) {
  double ways = 1;
  for (int i = 0; i < hits; ++i) ways = ways * (dice - i) / (i + 1);
  for (int i = 0; i < hits; ++i) ways *= chance;
  for (int i = hits; i < dice; ++i) ways *= 1 - chance;
  return ways;
}

int units_of(const Host& host) { return host.regulars + host.elites; }

Throwing throwing_of(const Host& host, double hit) {
  const int dice = units_of(host) == 0 ? 0 : std::min(kMostDice, units_of(host) + host.captains);
  return {dice, std::min(kMostDice, host.leadership), hit, hit};
}

enum class First { kElites, kRegulars };

void take_hit(Host& host, First first) {
  const bool reduces = host.elites > 0 && (first == First::kElites || host.regulars == 0);
  if (reduces) {
    --host.elites;
    ++host.regulars;
  } else if (host.regulars > 0) {
    --host.regulars;
  }
}

Host after(Host host, int hits, First first) {
  for (int i = 0; i < hits && units_of(host) > 0; ++i) take_hit(host, first);
  return host;
}

/// One attack from here on; positions met before are remembered.
class Course {
 public:
  Course(const Host& attacker, const Host& defender, Walls walls)
      : attacker_(attacker), defender_(defender), walls_(walls) {}

  BattleOdds from(const Host& attacker, const Host& defender, bool is_first, int rounds_left);

 private:
  using Position = std::array<int, 5>;

  BattleOdds after_round(Host attacker, const Host& defender, int rounds_left);

  Host attacker_;
  Host defender_;
  Walls walls_;
  std::map<Position, BattleOdds> known_;
};

void add(BattleOdds& sum, const BattleOdds& part, double share) {
  sum.attacker += part.attacker * share;
  sum.defender += part.defender * share;
  sum.both_fall += part.both_fall * share;
  sum.undecided += part.undecided * share;
}

BattleOdds Course::after_round(Host attacker, const Host& defender, int rounds_left) {
  const bool attacks = units_of(attacker) > 0;
  const bool defends = units_of(defender) > 0;
  if (!attacks && !defends) return {.both_fall = 1};
  if (!defends) return {.attacker = 1};
  if (!attacks) return {.defender = 1};
  if (walls_ == Walls::kStormed && rounds_left == 0) {
    if (attacker.elites == 0) return {.undecided = 1};
    --attacker.elites;
    ++attacker.regulars;
    return from(attacker, defender, false, 1);
  }
  return from(attacker, defender, false, rounds_left);
}

BattleOdds Course::from(const Host& attacker, const Host& defender, bool is_first,
                        int rounds_left) {
  const Position here{attacker.regulars, attacker.elites, defender.regulars, defender.elites,
                      rounds_left};
  if (const auto known = known_.find(here); !is_first && known != known_.end()) {
    return known->second;
  }
  const HitChances dealt =
      hit_chances(throwing_of(attacker, is_first ? attacker_.hit_first : attacker_.hit));
  const HitChances taken =
      hit_chances(throwing_of(defender, is_first ? defender_.hit_first : defender_.hit));
  const bool storms = walls_ == Walls::kStormed;
  BattleOdds sum;
  double stays = 0;
  for (int hits = 0; hits <= kMostHits; ++hits) {
    for (int losses = 0; losses <= kMostHits; ++losses) {
      const double share =
          dealt[static_cast<std::size_t>(hits)] * taken[static_cast<std::size_t>(losses)];
      if (share == 0) continue;
      if (hits == 0 && losses == 0 && !storms && !is_first) {
        stays += share;  // the same round again
        continue;
      }
      add(sum,
          after_round(after(attacker, losses, storms ? First::kRegulars : First::kElites),
                      after(defender, hits, First::kElites), storms ? rounds_left - 1 : 0),
          share);
    }
  }
  BattleOdds odds;
  add(odds, sum, 1 / (1 - stays));
  if (!is_first) known_[here] = odds;
  return odds;
}

Host host_of(const Rules& rules, const Board& board, Side side) {
  const Figures force = force_of(rules, board, side);
  const Throwing now = throwing_of(rules, board, side);
  Host host{.regulars = regulars_of(force, side),
            .elites = elites_of(force, side),
            .leadership = now.leadership,
            .hit_first = now.hit};
  for_each_character(without(force.characters, board.battle.silenced), [&](Character who) {
    host.captains += row_of(rules, who).captain_of_the_west ? 1 : 0;
  });
  Battle later = board.battle;
  later.round = 2;
  host.hit = chance_of(hit_number(rules, later, side), 0);
  return host;
}

}  // namespace

HitChances hit_chances(const Throwing& throwing) {
  HitChances chances{};
  for (int hits = 0; hits <= throwing.dice; ++hits) {
    const double first = binomial(throwing.dice, hits, throwing.hit);
    const int again = std::min(throwing.leadership, throwing.dice - hits);
    for (int more = 0; more <= again; ++more) {
      chances[static_cast<std::size_t>(hits + more)] +=
          first * binomial(again, more, throwing.reroll_hit);
    }
  }
  return chances;
}

double expected_hits(const HitChances& chances) {
  double sum = 0;
  for (std::size_t hits = 0; hits < chances.size(); ++hits) {
    sum += static_cast<double>(hits) * chances[hits];
  }
  return sum;
}

Throwing throwing_of(const Rules& rules, const Board& board, Side side) {
  const Battle& battle = board.battle;
  const CombatTerms& cards = battle.cards[at(side)];
  const int dice = combat_dice(rules, board, side);
  const int needed = hit_number(rules, battle, side);
  return {.dice = std::max(std::min(1, dice), dice - battle.fewer_dice[at(side)]),
          .leadership = cards.no_reroll != 0 ? 0 : leadership(rules, board, side),
          .hit = chance_of(needed, cards.roll_bonus - cards.roll_penalty),
          .reroll_hit = chance_of(needed, cards.reroll_bonus)};
}

BattleOdds battle_odds(const Host& attacker, const Host& defender, Walls walls, int rounds) {
  return Course(attacker, defender, walls).from(attacker, defender, true, rounds);
}

BattleOdds battle_odds(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  const bool storms = battle.kind == BattleKind::kSiege;
  const int left = std::max(1, int{battle.rounds} - int{battle.round} + 1);
  return battle_odds(host_of(rules, board, battle.attacker),
                     host_of(rules, board, defender_of(battle)),
                     storms ? Walls::kStormed : Walls::kNone, left);
}

}  // namespace wotr
