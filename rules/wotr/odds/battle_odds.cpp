// What the dice of a battle are worth.
#include "rules/wotr/odds/battle_odds.h"

#include <algorithm>
#include <vector>

#include "rules/wotr/armies/groups.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

constexpr int kMostDice = 5;
constexpr double kFaces = 6;

/// So many hits of so many dice.
double binomial(int dice, int hits, double chance) {
  double ways = 1;
  for (int i = 0; i < hits; ++i) ways = ways * (dice - i) / (i + 1);
  for (int i = 0; i < hits; ++i) ways *= chance;
  for (int i = hits; i < dice; ++i) ways *= 1 - chance;
  return ways;
}

int units_of(const Host& host) { return host.regulars + host.elites; }
int endurance_of(const Host& host) { return host.regulars + 2 * host.elites; }

int dice_of(const Host& host) {
  return units_of(host) == 0 ? 0 : std::min(kMostDice, units_of(host) + host.captains);
}

int leadership_of(const Host& host) {
  return std::min(kMostDice, host.leadership + std::min(host.leading_elites, host.elites));
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

void take_hits(Host& host, int hits, First first) {
  for (int i = 0; i < hits && units_of(host) > 0; ++i) take_hit(host, first);
}

// The round that comes, with what is known of it.

Throwing opening_throw(const Host& host, const Opening& opening) {
  const int dice = dice_of(host);
  const int thrown = std::min(dice, opening.most_dice) - opening.fewer_dice;
  return {std::max(std::min(1, dice), thrown), std::min(kMostDice, opening.leadership), opening.hit,
          opening.reroll_hit};
}

HitChances opening_hits(const Host& host) {
  if (host.opening) return hit_chances(opening_throw(host, *host.opening));
  return hit_chances({dice_of(host), leadership_of(host), host.hit_first, host.hit_first});
}

HitChances early_hits(const Host& host) {
  if (!host.opening) return {1};
  return hit_chances({std::min(kMostDice, host.opening->early_dice), 0, host.opening->early_hit,
                      host.opening->early_hit});
}

/// What is left of the hits of one force when both cards have had their say.
int scored(int hits, const Host& by, const Host& against) {
  const int all = hits + (by.opening && hits > 0 ? by.opening->more_hits : 0);
  const int spared = against.opening && all > 1 ? against.opening->spared_hits : 0;
  return std::max(0, all - spared);
}

void add(BattleOdds& sum, const BattleOdds& part, double share) {
  sum.attacker += part.attacker * share;
  sum.defender += part.defender * share;
  sum.both_fall += part.both_fall * share;
  sum.undecided += part.undecided * share;
  sum.retreat += part.retreat * share;
  sum.attackers_losses += part.attackers_losses * share;
  sum.defenders_losses += part.defenders_losses * share;
}

/// One attack from its beginning to its end. Where a force stands is a number: in the field the
/// hits it can still take say who is left; whoever storms also pays with Elites.
class Course {
 public:
  Course(const Host& attacker, const Host& defender, Walls walls)
      : attacker_(attacker),
        defender_(defender),
        first_(walls == Walls::kStormed ? First::kRegulars : First::kElites),
        storms_(walls == Walls::kStormed),
        regulars_(static_cast<std::size_t>(units_of(attacker)) + 1) {}

  BattleOdds first_round(int rounds);

 private:
  /// `sum` gets what follows when both forces have thrown.
  void clash(const Host& attacker, const Host& defender, int rounds, double share, BattleOdds& sum);
  BattleOdds after_round(Host attacker, const Host& defender, int rounds_left);
  const BattleOdds& from(const Host& attacker, const Host& defender, int rounds_left);
  BattleOdds worked_out(const Host& attacker, const Host& defender, int rounds_left);

  struct Known {
    BattleOdds odds;
    bool is_known = false;
  };
  Known& place_of(const Host& attacker, const Host& defender, int rounds_left);

  using Thrown = std::array<std::array<std::optional<HitChances>, kMostDice + 1>, kMostDice + 1>;
  static const HitChances& hits_of(const Host& host, Thrown& thrown);

  Host attacker_;
  Host defender_;
  First first_;
  bool storms_;
  std::size_t regulars_;  ///< different numbers of the attacker's Regulars
  std::size_t places_ = 0;
  std::vector<Known> known_;
  Thrown attacks_;
  Thrown defends_;
};

const HitChances& Course::hits_of(const Host& host, Thrown& thrown) {
  auto& chances = thrown[static_cast<std::size_t>(dice_of(host))]
                        [static_cast<std::size_t>(leadership_of(host))];
  if (!chances) {
    chances = hit_chances({dice_of(host), leadership_of(host), host.hit, host.hit});
  }
  return *chances;
}

Course::Known& Course::place_of(const Host& attacker, const Host& defender, int rounds_left) {
  const auto defenders = static_cast<std::size_t>(endurance_of(defender_)) + 1;
  const std::size_t attackers = storms_
                                    ? regulars_ * (static_cast<std::size_t>(attacker_.elites) + 1)
                                    : static_cast<std::size_t>(endurance_of(attacker_)) + 1;
  const std::size_t here = storms_ ? regulars_ * static_cast<std::size_t>(attacker.elites) +
                                         static_cast<std::size_t>(attacker.regulars)
                                   : static_cast<std::size_t>(endurance_of(attacker));
  const std::size_t there = static_cast<std::size_t>(endurance_of(defender));
  const std::size_t place =
      (static_cast<std::size_t>(rounds_left) * attackers + here) * defenders + there;
  if (places_ == 0) {  // the first is asked with most rounds left
    places_ = attackers * defenders * (static_cast<std::size_t>(rounds_left) + 2);
    known_.resize(places_);
  }
  return known_[place];
}

BattleOdds Course::after_round(Host attacker, const Host& defender, int rounds_left) {
  const bool attacks = units_of(attacker) > 0;
  const bool defends = units_of(defender) > 0;
  BattleOdds over{.attackers_losses = double(endurance_of(attacker_) - endurance_of(attacker)),
                  .defenders_losses = double(endurance_of(defender_) - endurance_of(defender))};
  if (!attacks || !defends) {
    (attacks ? over.attacker : defends ? over.defender : over.both_fall) = 1;
    return over;
  }
  const bool ceases = endurance_of(attacker) <= attacker.gives_up_at;
  const bool must_pay = storms_ && rounds_left == 0;
  if ((ceases && (!storms_ || must_pay)) || (must_pay && attacker.elites == 0)) {
    over.undecided = 1;
    return over;
  }
  if (!storms_ && endurance_of(defender) <= defender.gives_up_at) {
    over.retreat = 1;
    return over;
  }
  if (must_pay) {
    --attacker.elites;
    ++attacker.regulars;
    return from(attacker, defender, 1);
  }
  return from(attacker, defender, rounds_left);
}

const BattleOdds& Course::from(const Host& attacker, const Host& defender, int rounds_left) {
  if (Known& known = place_of(attacker, defender, rounds_left); known.is_known) return known.odds;
  const BattleOdds odds = worked_out(attacker, defender, rounds_left);
  Known& known = place_of(attacker, defender, rounds_left);
  known = {odds, true};
  return known.odds;
}

BattleOdds Course::worked_out(const Host& attacker, const Host& defender, int rounds_left) {
  const HitChances dealt = hits_of(attacker, attacks_);
  const HitChances taken = hits_of(defender, defends_);
  BattleOdds sum;
  double stays = 0;
  for (int hits = 0; hits <= kMostHits; ++hits) {
    for (int losses = 0; losses <= kMostHits; ++losses) {
      const double share =
          dealt[static_cast<std::size_t>(hits)] * taken[static_cast<std::size_t>(losses)];
      if (share == 0) continue;
      if (hits == 0 && losses == 0 && !storms_) {
        stays += share;  // the same round again
        continue;
      }
      Host attackers = attacker;
      Host defenders = defender;
      take_hits(attackers, losses, first_);
      take_hits(defenders, hits, First::kElites);
      add(sum, after_round(attackers, defenders, storms_ ? rounds_left - 1 : 0), share);
    }
  }
  BattleOdds odds;
  add(odds, sum, 1 / (1 - stays));
  return odds;
}

void Course::clash(const Host& attacker, const Host& defender, int rounds, double share,
                   BattleOdds& sum) {
  const HitChances dealt = opening_hits(attacker);
  const HitChances taken = opening_hits(defender);
  for (int hits = 0; hits <= kMostHits; ++hits) {
    for (int losses = 0; losses <= kMostHits; ++losses) {
      const double part =
          share * dealt[static_cast<std::size_t>(hits)] * taken[static_cast<std::size_t>(losses)];
      if (part == 0) continue;
      Host attackers = attacker;
      Host defenders = defender;
      take_hits(attackers, scored(losses, defender, attacker), first_);
      take_hits(defenders, scored(hits, attacker, defender), First::kElites);
      add(sum, after_round(attackers, defenders, storms_ ? rounds - 1 : 0), part);
    }
  }
}

BattleOdds Course::first_round(int rounds) {
  const HitChances dealt = early_hits(attacker_);
  const HitChances taken = early_hits(defender_);
  place_of(attacker_, defender_, storms_ ? rounds : 0);
  BattleOdds sum;
  for (int hits = 0; hits <= kMostHits; ++hits) {
    for (int losses = 0; losses <= kMostHits; ++losses) {
      const double share =
          dealt[static_cast<std::size_t>(hits)] * taken[static_cast<std::size_t>(losses)];
      if (share == 0) continue;
      Host attackers = attacker_;
      Host defenders = defender_;
      take_hits(attackers, losses, first_);
      take_hits(defenders, hits, First::kElites);
      clash(attackers, defenders, rounds, share, sum);
    }
  }
  return sum;
}

}  // namespace

double chance_to_hit(int needed, int bonus) {
  int hits = 0;
  for (int value = 2; value <= 6; ++value) hits += value == 6 || value + bonus >= needed ? 1 : 0;
  return hits / kFaces;  // a 1 misses and a 6 hits, whatever is added
}

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
          .hit = chance_to_hit(needed, cards.roll_bonus - cards.roll_penalty),
          .reroll_hit = chance_to_hit(needed, cards.reroll_bonus)};
}

BattleOdds battle_odds(const Host& attacker, const Host& defender, Walls walls, int rounds) {
  return Course(attacker, defender, walls).first_round(rounds);
}

Opening opening_of(const Rules& rules, const Board& board, Side side) {
  const CombatTerms& cards = board.battle.cards[at(side)];
  const Throwing now = throwing_of(rules, board, side);
  Board without_cards = board;
  without_cards.battle.cards = {};
  return {.most_dice = std::min<int>(combat_dice(rules, without_cards, side), cards.most_dice),
          .fewer_dice = cards.fewer_dice + board.battle.fewer_dice[at(side)],
          .leadership = now.leadership,
          .hit = now.hit,
          .reroll_hit = now.reroll_hit};
}

Host host_of(const Rules& rules, const Board& board, Side side) {
  Board later = board;
  later.battle.round = 2;
  later.battle.cards = {};
  later.battle.nazgul_forfeited = 0;
  later.battle.leaderless = 0;
  later.battle.silenced = 0;
  const Figures force = force_of(rules, board, side);
  const int leading = side == Side::kShadow ? leading_elites(rules, board, force) : 0;
  const Throwing now = throwing_of(rules, board, side);
  Host host{.regulars = regulars_of(force, side),
            .elites = elites_of(force, side),
            .leadership = total_leadership(rules, later, side) - leading,
            .hit_first = now.hit,
            .hit = chance_to_hit(hit_number(rules, later.battle, side), 0),
            .leading_elites = leading};
  for_each_character(force.characters, [&](Character who) {
    host.captains += row_of(rules, who).captain_of_the_west ? 1 : 0;
  });
  host.opening = opening_of(rules, board, side);
  return host;
}

Board with_attack_of_group(const Rules& rules, const Board& board) {
  const Group& group = board.group;
  const Side side = side_of(rules, board.to_act);
  Board attacked = board;
  attacked.battle = Battle{};
  attacked.battle.kind = kind_of_attack(group);
  attacked.battle.attacker = side;
  attacked.battle.from = region_of(group.from);
  attacked.battle.target = group.to;
  attacked.battle.rearguard =
      minus(part_of(figures_at(rules, board, group.from), side), group.figures);
  attacked.battle.round = 1;
  return attacked;
}

Walls walls_of(const Battle& battle) {
  return battle.kind == BattleKind::kSiege ? Walls::kStormed : Walls::kNone;
}

int rounds_left(const Battle& battle) {
  return std::max(1, int{battle.rounds} - int{battle.round} + 1);
}

BattleOdds battle_odds(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  return battle_odds(host_of(rules, board, battle.attacker),
                     host_of(rules, board, defender_of(battle)), walls_of(battle),
                     rounds_left(battle));
}

}  // namespace wotr
