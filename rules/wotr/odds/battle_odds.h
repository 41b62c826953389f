#pragma once

#include <array>
#include <optional>

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

/// The first round of a force, if more is known of it than its Host says: its Combat card, or what
/// has been turned up (odds/card_odds.h).
struct Opening {
  int most_dice = 5;     ///< of its Combat roll
  int fewer_dice = 0;    ///< though one remains
  int leadership = 0;    ///< in this round
  double hit = 1.0 / 3;  ///< of one die
  double reroll_hit = 1.0 / 3;
  int early_dice = 0;  ///< thrown before the Combat roll; who falls to them throws nothing
  double early_hit = 1.0 / 3;
  int more_hits = 0;    ///< added if the roll and the re-roll hit at least once
  int spared_hits = 0;  ///< of the enemy's, if he scored two or more

  friend bool operator==(const Opening&, const Opening&) = default;
};

/// A force that fights on to the end.
struct Host {
  int regulars = 0;
  int elites = 0;
  int captains = 0;  ///< Captains of the West throw a die each
  int leadership = 0;
  double hit_first = 1.0 / 3;  ///< of one die in the round that comes
  double hit = 1.0 / 3;        ///< and in those after it
  int leading_elites = 0;      ///< Elites who lead as well, beyond `leadership` (R-114)
  int gives_up_at = 0;         ///< with no more than so many hits left to take
  std::optional<Opening> opening = std::nullopt;  ///< of the round that comes

  friend bool operator==(const Host&, const Host&) = default;
};

/// What becomes of an attack that is pressed as long as it can be: nobody plays cards that the
/// Hosts do not know of, or goes before the Host does, and for each Elite that is reduced there is
/// a Regular. The first five together are 1.
struct BattleOdds {
  double attacker = 0;  ///< stands alone on the field
  double defender = 0;
  double both_fall = 0;
  double undecided = 0;         ///< the attacker ceases, or no Elite is left to go on with (R-252)
  double retreat = 0;           ///< the defender leaves the field (R-222)
  double attackers_losses = 0;  ///< hits borne on average; an Elite bears two
  double defenders_losses = 0;
};

enum class Walls { kNone, kStormed };

/// In the field Elites are reduced before a Regular is lost, which keeps most dice; whoever storms
/// walls loses Regulars first, for Elites pay for another round. `rounds` that an assault lasts
/// anyway. Some 20 microseconds for five units on each side, 400 for ten.
BattleOdds battle_odds(const Host& attacker, const Host& defender, Walls walls, int rounds = 1);

/// The same of the battle in progress, from the round that comes.
BattleOdds battle_odds(const Rules& rules, const Board& board);

/// The board as if the Army that gathers in board.group had begun its attack: what an attack would
/// come to. What the attacked could change by withdrawing into siege is not in it.
Board with_attack_of_group(const Rules& rules, const Board& board);

/// Of the battle in progress: a force, what its round has become so far, what it fights for.
Opening opening_of(const Rules& rules, const Board& board, Side side);
Walls walls_of(const Battle& battle);
int rounds_left(const Battle& battle);
Host host_of(const Rules& rules, const Board& board, Side side);
/// Of one die that hits on so much, with a bonus.
double chance_to_hit(int needed, int bonus);

}  // namespace wotr
