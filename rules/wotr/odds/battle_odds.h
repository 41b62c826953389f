#pragma once

#include <array>

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// What the dice of a battle are worth, exactly: help for whoever decides. Nothing here plays.

/// What one force throws in a round.
struct Throwing {
  int dice = 0;
  int leadership = 0;           ///< dice that may be thrown again, as far as there are misses
  double hit = 1.0 / 3;         ///< of one die
  double reroll_hit = 1.0 / 3;  ///< of one die that is thrown again

  friend bool operator==(const Throwing&, const Throwing&) = default;
};

inline constexpr int kMostHits = 5;
/// By the number of hits.
using HitChances = std::array<double, kMostHits + 1>;

HitChances hit_chances(const Throwing& throwing);
double expected_hits(const HitChances& chances);

/// Of the round that is about to be thrown in the battle in progress, with the Combat cards that
/// have been turned up.
Throwing throwing_of(const Rules& rules, const Board& board, Side side);

/// A force that fights on to the end.
struct Host {
  int regulars = 0;
  int elites = 0;
  int captains = 0;  ///< Captains of the West throw a die each
  int leadership = 0;
  double hit_first = 1.0 / 3;  ///< of one die in the round that comes
  double hit = 1.0 / 3;        ///< and in those after it

  friend bool operator==(const Host&, const Host&) = default;
};

/// What becomes of an attack that is pressed as long as it can be: nobody ceases, retreats or plays
/// cards, and for each Elite that is reduced there is a Regular. Together they are 1.
struct BattleOdds {
  double attacker = 0;  ///< stands alone on the field
  double defender = 0;
  double both_fall = 0;
  double undecided = 0;  ///< the walls still stand when no Elite is left to go on with (R-252)
};

enum class Walls { kNone, kStormed };

/// In the field Elites are reduced before a Regular is lost, which keeps most dice; whoever storms
/// walls loses Regulars first, for Elites pay for another round. `rounds` that an assault lasts
/// anyway.
BattleOdds battle_odds(const Host& attacker, const Host& defender, Walls walls, int rounds = 1);

/// The same of the battle in progress, from the round that comes.
BattleOdds battle_odds(const Rules& rules, const Board& board);

}  // namespace wotr
