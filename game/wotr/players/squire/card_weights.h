#pragma once

/// What the squire believes about cards; the measure is that of weights.h.
namespace wotr_players::squire::card_weights {

// The Ring-bearers and the Hunt.
inline constexpr double kTile = 30;         ///< a special tile that waits for Mordor
inline constexpr double kTileOnTrack = 45;  ///< and one that comes at once
inline constexpr double kHealing = 4;       ///< of what the same wound costs
inline constexpr double kWoundDealt = 8;    ///< a point of Corruption, more than it costs the Free
inline constexpr double kReveal = 25;
inline constexpr double kAstray = 35;  ///< the figure of the Fellowship moved off its way
inline constexpr double kScattered = 12;
inline constexpr double kTemptation = 1.5;  ///< points of Corruption
inline constexpr double kChallenge = 20;
inline constexpr double kEyes = 30;  ///< more dice in the Hunt box when it matters

// Figures.
inline constexpr double kManyAtOnce = 0.7;  ///< raised together, each is worth a little less
inline constexpr double kCalled = 15;       ///< a Companion where a card asks for him
inline constexpr double kGathering = 8;
inline constexpr double kLeaderCalledAway = 15;
inline constexpr double kCompanionGone = 15;
inline constexpr double kJoining = 8;      ///< an Army that comes from afar
inline constexpr double kGreatMove = 1.4;  ///< more than two Armies
inline constexpr double kDeadMen = 50;

// War.
inline constexpr double kNoGoodAttack = 30;
inline constexpr double kFurtherRound = 15;
inline constexpr double kHit = 9;
inline constexpr int kDiceByFigures = 3;  ///< where the figures in reach count the dice
inline constexpr double kCharacterKilled = 80;
inline constexpr double kLeaderKilled = 10;
inline constexpr double kEagles = 18;

// Politics, cards and dice.
inline constexpr double kWaking = 12;
inline constexpr double kSetBack = 14;
inline constexpr double kFigureLost = 8;
inline constexpr double kDieLost = 40;
inline constexpr double kDieChanged = 14;
inline constexpr double kDieAwaited = 130;  ///< and with it Aragorn or Gandalf the White
inline constexpr double kAnotherCard = 6;

// In the hand.
inline constexpr double kNotYet = 0.5;     ///< of a card that cannot be played now
inline constexpr double kForBattle = 0.3;  ///< of its lower half

// In battle, where worths are expected hits.
inline constexpr double kHitInBattle = 12;
inline constexpr double kEventForgone = 0.5;  ///< of what the upper half is worth
inline constexpr double kFullHand = 0.5;      ///< of that again, when there are cards enough
inline constexpr double kForPoints = 1.5;     ///< where a Settlement is at stake

}  // namespace wotr_players::squire::card_weights
