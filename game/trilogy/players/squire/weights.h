#pragma once

/// What the squire believes, as numbers. Worths are measured in points of the final score: what is
/// sure to bring one point is worth 1.
namespace trilogy_players::squire::weights {

// Time. A battalion is worth what it will still do; in the last turn that is little.
inline constexpr double kUnitAtLast = 0.10;  ///< a battalion when no own turn will follow
inline constexpr double kUnit = 0.45;        ///< and when many will
inline constexpr double kManyTurns = 3;

// Land.
inline constexpr double kHeld = 0.85;         ///< of what is conquered: some of it is lost again
inline constexpr double kHope = 0.6;          ///< of a region of which one territory lacks
inline constexpr double kHopeAtLast = 0.1;    ///< the same when no own turn will follow
inline constexpr double kHopeDecay = 0.88;    ///< for each enemy territory, and two battalions
inline constexpr double kTwoBorders = 1.0;    ///< a region's bonus of which two borders are guarded
inline constexpr double kMoreBorders = 0.07;  ///< less for each border more

// Rivals: a point that another loses.
inline constexpr double kOnlyRival = 0.9;
inline constexpr double kFirstRival = 0.45;  ///< of several, the one with the highest score
inline constexpr double kOtherRival = 0.2;
inline constexpr double kLastStanding = 30;  ///< the game is won
inline constexpr double kEliminated = 2;
inline constexpr double kCapturedCard = 2;  ///< battalions, for each territory card
inline constexpr int kFewTerritories = 5;   ///< from where on a rival is hunted down

// Cards.
inline constexpr double kTerritoryCard = 2.4;  ///< battalions
inline constexpr double kAdventureCard = 1.3;
inline constexpr double kAdventureAtLast = 0.3;
inline constexpr double kLeader = 0.8;  ///< in danger of being lost
inline constexpr int kSetWorthTurningIn = 8;
inline constexpr double kLastSets = 1.2;  ///< own turns to come, from where on any set will do

// War.
inline constexpr double kLeast = 0.05;    ///< gain below which no attack is begun, or goes on
inline constexpr double kThreat = 0.5;    ///< that a rival who could attack does
inline constexpr double kSupport = 0.5;   ///< of its next reinforcements, at the place it attacks
inline constexpr int kDepth = 4;          ///< conquests that are thought of in a row
inline constexpr int kDepthOfGlance = 2;  ///< the same where many places are compared
inline constexpr double kNextTurn = 0.6;  ///< of prospects in the next turn
inline constexpr int kMuster = 6;         ///< battalions that a place of the set-up may come to

// The Fellowship's pace.
inline constexpr double kTempo = 0.05;  ///< a turn of the game, for each point of the lead
inline constexpr double kMostTempo = 0.5;
inline constexpr double kLastRoll = 6;  ///< whether the game ends now

}  // namespace trilogy_players::squire::weights
