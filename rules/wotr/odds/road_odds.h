#pragma once

#include <array>

#include "rules/wotr/odds/mordor_odds.h"

namespace wotr {

// The way to the Crack of Doom at a glance: in a microsecond or two, without a table, for whoever
// judges many positions. Damage is added up without regard to the order in which the tiles come;
// odds/mordor_odds.h has the exact walk.

/// Chances of damage by its points, healing taken off: `damage[kMostHealed + points]`. The last
/// stands for all that is more.
inline constexpr int kMostHealed = 3;
using DamageOdds = std::array<float, 32>;
double mean_damage(const DamageOdds& damage);

/// Moves outside Mordor, each with its Hunt roll.
struct Approach {
  Tiles pool{};
  int steps = 0;         ///< moves to the gate
  int rerolls = 0;       ///< of every roll (R-138)
  int moves = 0;         ///< dice of the Free Peoples in the box in this turn (R-137)
  int moves_a_turn = 2;  ///< in this turn and all that follow
  int hunters = 2;       ///< dice in the box, in every turn

  friend bool operator==(const Approach&, const Approach&) = default;
};

/// Of all these moves together. Exact if each tile is put back, and a Revealed
/// Fellowship hides before it moves on.
DamageOdds damage_of_approach(const Approach& approach);

/// Of all tiles that the walk draws, each drawn once. Exact if it goes on to the
/// end whatever happens to it, and if an Eye does by chance what it may do in some move of this
/// walk, each with the right weight.
DamageOdds damage_of_walk(const Walk& walk);

/// Points that these Companions, and then Gollum, spare the Ring-bearers on so many steps of the
/// Track: about what the rule of odds/bearers.h comes to.
double spared_on_walk(const Company& company, int steps);

/// Both together.
struct Road {
  Approach approach;
  Walk walk;  ///< from its Corruption and Company the whole road is borne
};

/// Regions from the figure to the nearer gate of Mordor, the Progress taken as walked; 0 on the
/// Track. A search through the map: for many positions know it beforehand.
int steps_to_gate(const Rules& rules, const Fellowship& fellowship);

/// The road that lies ahead, with so many steps to the gate; the Hunt has no re-rolls on it.
Road road_of(const Rules& rules, const Board& board, int steps, const Pace& later = {});

/// With how much Corruption the Fellowship comes to the Crack of Doom.
Arrival road_odds(const Road& road);

}  // namespace wotr
