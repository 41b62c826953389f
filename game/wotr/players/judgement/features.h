#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/players/judgement/evaluation.h"
#include "game/wotr/players/squire/situation/atlas.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr_players::judgement {

using namespace wotr;  // of this one game

/// What the evaluation of War of the Ring looks at.
enum class Feature : std::uint8_t {
  kBurden,   ///< corruption to be expected at the Crack of Doom
  kArrival,  ///< chance that the Ring comes to the Crack of Doom, if nobody wins before
  kRoad,     ///< steps that are left
  kCorruption,
  kRace,           ///< turns by which the Ring would be first
  kHidden,         ///< whether the Fellowship is hidden, by part of the road
  kCompany,        ///< Companions in it
  kGuide,          ///< who leads them
  kHuntBox,        ///< dice in it, by part of the road
  kEyes,           ///< share of Eyes in the pool, by part of the road
  kShadowPoints,   ///< victory points
  kFreePoints,     ///< victory points
  kShadowReach,    ///< points it has or could take at once
  kFreeReach,      ///< points they have or could take at once
  kPressure,       ///< on Settlements of the other side, by side and distance
  kPolitics,       ///< step of each Nation
  kActive,         ///< each Nation of the Free Peoples
  kPeople,         ///< Characters on the map
  kMinionsToCome,  ///< that may still enter
  kDiceLeft,       ///< of this turn, by side
  kFaces,          ///< faces of the dice left, by side
  kElvenRings,     ///< by side
  kHand,           ///< cards, by side and deck
  kHeld,           ///< each card in a hand
  kOnTable,        ///< each card that lies there
  kTaken,          ///< each Settlement that the other side took
  kBesieged,       ///< each Stronghold, by the odds of an assault
  kThreat,         ///< on each Settlement of the other side, by distance
  kWatched,     ///< what lets the Shadow throw Hunt dice again where the Fellowship was last seen
  kSteps,       ///< times the Fellowship has moved this turn
  kOpen,        ///< points that nobody defends, by side and the enemy's distance
  kArmies,      ///< hits that each Nation's units on the map can take
  kReserves,    ///< units that each Nation can still raise
  kLeadership,  ///< by side
  kTurn,        ///< by part of the road
  kToMove,      ///< whose action it is
  kCount
};
inline constexpr std::size_t kFeatureCount = static_cast<std::size_t>(Feature::kCount);

/// What the features are about, in words that everybody at the table knows.
enum class Topic : std::uint8_t {
  kRoad,  ///< of the Fellowship, against the Shadow's clock
  kCorruption,
  kHunt,
  kCompany,
  kShadowWins,  ///< points of the Shadow, and what it is about to take
  kFreeWin,     ///< the same of the Free Peoples
  kPolitics,
  kPeople,  ///< who is on the map, or may yet come
  kDice,
  kCards,
  kArmies,
  kVictory,  ///< the game is over
  kCount
};
/// Their names, in the order of Topic.
std::span<const std::string_view> topic_names();
Topic topic_of(std::uint16_t cell);

/// In the order of Feature.
std::span<const players::FeatureRow> feature_rows();
/// Where the cells of a feature begin among those of all.
std::size_t first_cell(Feature feature);

/// What the Fellowship has to go, if it has progressed as far as everybody knows.
int steps_to_doom(const Rules& rules, const squire::Atlas& atlas, const Board& board);

/// Of a position as it is: a search knows what its worlds made up of hidden cards. `cells` is
/// cleared first; it is kept by the caller because this runs in searches.
void describe(const Rules& rules, const squire::Atlas& atlas, const State& state,
              players::Description& cells);

}  // namespace wotr_players::judgement
