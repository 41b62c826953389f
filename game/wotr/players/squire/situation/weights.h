#pragma once

#include "game/wotr/players/squire/situation/card_weights.h"
#include "rules/wotr/state/ids.h"

namespace wotr_players::squire {

inline constexpr double kNever = -1000;  ///< not to be done

/// A belief in which the sides differ.
struct BySide {
  double free;
  double shadow;
  constexpr double of(wotr::Side side) const { return side == wotr::Side::kFree ? free : shadow; }
};

/// What the squire believes, as numbers; others who think in its rooms believe other numbers.
/// Worths are measured in hundredths of a victory point: an action that wins one point for certain
/// is worth 100.
struct Weights {
  // War.
  BySide point{150, 100};      ///< a victory point: the Free need only four
  double march_decay = 0.8;    ///< of a prospect, for each region further away
  double dribble = 3;          ///< for each unit that a lonely group lacks
  double enough = 0.85;        ///< chance from which on no more hosts are called
  double support = 0.5;        ///< of a march by hosts beyond what is enough
  double actions_to_take = 2;  ///< from the day they stand before it
  double unit = 6;             ///< one hit that an Army can take
  BySide hope{0.4, 0.7};       ///< of points to be won, against points won
  BySide risk{0.8, 0.15};      ///< of own points in danger
  BySide exposure{0.6, 0.1};   ///< of an Army's worth, when it could be beaten
  double abandoned = 1;        ///< of a place left to an enemy beside it; half for each march more
  double second_move = 0.7;    ///< of the second move with one die
  double siege_begun = 25;     ///< beginning a siege with good prospects
  double wakes_nation = 12;    ///< attacking a Nation that is not At War
  double least = 0.45;         ///< chance below which no attack is begun
  double siege = 0.45;         ///< nor a siege
  double assault = 0.45;       ///< and none is pressed
  double go_on = 0.4;          ///< below which a battle is broken off
  double retreat_at = 0.65;    ///< the enemy's chance at which an Army gives way
  double withdraw_at = 0.25;   ///< and at which it shuts the gates

  // Muster and politics.
  double regular = 8;
  double elite = 13;
  double leader = 6;
  double nazgul = 9;
  double saruman = 300;
  double witch_king = 260;
  double mouth = 200;
  double aragorn = 280;
  double gandalf_the_white = 270;
  double last_step_to_war = 190;   ///< Sauron and Isengard
  double southron_step = 90;       ///< each step of the Southrons
  double free_step = 14;           ///< each step of a Free People
  double free_step_threat = 0.25;  ///< more for the points of it that are in danger
  double voice = 22;               ///< Voice of Saruman, each figure

  // The Fellowship.
  double step = 75;          ///< towards Mordor
  double mordor_step = 90;   ///< on the Track
  double needless_step = 1;  ///< beyond the gate
  double hide = 50;
  double wound = 2;           ///< the first point of Corruption
  double wound_growth = 1.5;  ///< more for each point there is
  double revealed = 12;       ///< being seen
  double rest_to = 0;         ///< Corruption that a patient Company rests down to
  double haste = 6;           ///< more Corruption that is borne when every turn counts
  double rest_long = 2.5;     ///< of healing more than one point
  double enter = 60;          ///< declaring at the gate
  double care = 3;            ///< how much more a patient Company fears wounds
  double calm = 0.3;          ///< of a step's worth that a patient Company forgoes
  double rest = 80;
  double lost_step = 14;       ///< a detour to a haven, each region
  double crowning = 60;        ///< a Strider on his way to be crowned
  double companion_level = 4;  ///< a Companion lost, for each Level
  double companion_at_work = 18;

  // The rest.
  double draw = 8;
  double pass = 0.5;
  double ring = 70;        ///< an Elven Ring kept
  double will_price = 10;  ///< of the most versatile die
  double muster_army_price = 3;
  double nazgul_at_front = 9;
  double nazgul_at_hunt = 5;

  CardWeights cards{};
};

}  // namespace wotr_players::squire
