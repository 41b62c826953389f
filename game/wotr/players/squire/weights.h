#pragma once

#include "rules/wotr/game.h"

/// What the squire believes, as numbers; of cards in card_weights.h. Worths are measured in
/// hundredths of a victory point: an action that wins one point for certain is worth 100.
namespace wotr_players::squire::weights {

/// A belief in which the sides differ.
struct BySide {
  double free;
  double shadow;
  constexpr double of(wotr::Side side) const { return side == wotr::Side::kFree ? free : shadow; }
  friend bool operator==(const BySide&, const BySide&) = default;
};

inline constexpr double kNever = -1000;  ///< not to be done

// War.
inline constexpr BySide kPoint{150, 100};     ///< a victory point: the Free need only four
inline constexpr double kMarchDecay = 0.8;    ///< of a prospect, for each region further away
inline constexpr double kDribble = 3;         ///< for each unit that a lonely group lacks
inline constexpr double kEnough = 0.85;       ///< chance from which on no more hosts are called
inline constexpr double kSupport = 0.5;       ///< of a march by hosts beyond what is enough
inline constexpr int kReach = 7;              ///< from how far away hosts are called
inline constexpr double kActionsToTake = 2;   ///< from the day they stand before it
inline constexpr double kUnit = 6;            ///< one hit that an Army can take
inline constexpr BySide kHope{0.4, 0.7};      ///< of points to be won, against points won
inline constexpr BySide kRisk{0.8, 0.15};     ///< of own points in danger
inline constexpr BySide kExposure{0.6, 0.1};  ///< of an Army's worth, when it could be beaten
/// Of a place that is left to an enemy who stands one, two, three marches away.
inline constexpr double kAbandoned[] = {1, 0.5, 0.25};
inline constexpr double kSecondMove = 0.7;   ///< of the second move with one die
inline constexpr double kSiegeBegun = 25;    ///< beginning a siege with good prospects
inline constexpr double kWakesNation = 12;   ///< attacking a Nation that is not At War
inline constexpr double kLeast = 0.45;       ///< chance below which no attack is begun
inline constexpr double kLeastToGoOn = 0.4;  ///< and below which it is broken off
inline constexpr double kRetreatAt = 0.65;   ///< the enemy's chance at which an Army gives way
inline constexpr double kWithdrawAt = 0.25;  ///< and at which it shuts the gates

// Muster and politics.
inline constexpr double kRegular = 8;
inline constexpr double kElite = 13;
inline constexpr double kLeader = 6;
inline constexpr double kNazgul = 9;
inline constexpr double kSaruman = 300;
inline constexpr double kWitchKing = 260;
inline constexpr double kMouth = 200;
inline constexpr double kAragorn = 280;
inline constexpr double kGandalfTheWhite = 270;
inline constexpr double kLastStepToWar = 190;    ///< Sauron and Isengard
inline constexpr double kSouthronStep = 90;      ///< each step of the Southrons
inline constexpr double kFreeStep = 14;          ///< each step of a Free People
inline constexpr double kFreeStepThreat = 0.25;  ///< more for the points of it that are in danger
inline constexpr double kVoice = 22;             ///< Voice of Saruman, each figure

// The Fellowship.
inline constexpr double kStep = 75;         ///< towards Mordor
inline constexpr double kMordorStep = 90;   ///< on the Track
inline constexpr double kNeedlessStep = 1;  ///< beyond the gate
inline constexpr double kHide = 50;
inline constexpr double kWound = 2;          ///< the first point of Corruption
inline constexpr double kWoundGrowth = 1.5;  ///< more for each point there is
inline constexpr double kRevealed = 12;      ///< being seen
inline constexpr double kRestTo = 0;         ///< Corruption that a patient Company rests down to
inline constexpr double kHaste = 6;       ///< more Corruption that is borne when every turn counts
inline constexpr double kRestLong = 2.5;  ///< of healing more than one point
inline constexpr double kEnter = 60;      ///< declaring at the gate
inline constexpr double kCare = 3;        ///< how much more a patient Company fears wounds
inline constexpr double kCalm = 0.3;      ///< of a step's worth that a patient Company forgoes
inline constexpr double kRest = 80;
inline constexpr double kLostStep = 14;       ///< a detour to a haven, each region
inline constexpr double kCrowning = 60;       ///< a Strider on his way to be crowned
inline constexpr double kCompanionLevel = 4;  ///< a Companion lost, for each Level
inline constexpr double kCompanionAtWork = 18;

// The Hunt.
inline constexpr int kNearMordor = 6;  ///< steps from which on one more die hunts
inline constexpr int kBurdened = 6;    ///< Corruption from which on one more die hunts

// The rest.
inline constexpr double kDraw = 8;
inline constexpr double kPass = 0.5;
inline constexpr double kRing = 70;       ///< an Elven Ring kept
inline constexpr double kWillPrice = 10;  ///< of the most versatile die
inline constexpr double kMusterArmyPrice = 3;
inline constexpr double kNazgulAtFront = 9;
inline constexpr double kNazgulAtHunt = 5;

}  // namespace wotr_players::squire::weights
