#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/players/judgement/evaluation.h"
#include "game/trilogy/players/squire/atlas.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy_players::judgement {

using namespace trilogy;  // of this one game

/// What the evaluation of the Trilogy Edition looks at, for one seat against the others. What has
/// to do with time is told apart by the turns that are left.
enum class Feature : std::uint8_t {
  kOut,             ///< eliminated
  kLead,            ///< score less the best rival's
  kMight,           ///< share of all battalions
  kIncome,          ///< share of all reinforcements
  kLand,            ///< share of all territories
  kRegionHeld,      ///< each region that is whole
  kRegionShare,     ///< of each region
  kOrder,           ///< turns until its own
  kReach,           ///< points it could conquer at once, by whether it is its turn
  kRisk,            ///< points that others could conquer from it, by when it moves
  kRegionsAtRisk,   ///< bonuses that a rival could break
  kSpearhead,       ///< share of its battalions in its largest army
  kFront,           ///< share of its battalions that stand beside others'
  kLeaders,         ///< on the map
  kSites,           ///< of power that it holds
  kTerritoryCards,  ///< in its hand
  kSet,             ///< battalions of its best set
  kAdventureCards,  ///< in its hand
  kPowers,          ///< points of those in its hand
  kMissions,        ///< points of those in its hand, by how near a Leader is
  kCount
};

/// What the features are about, in words that everybody at the table knows.
enum class Topic : std::uint8_t {
  kScore,
  kArmies,
  kIncome,
  kLand,
  kRegions,
  kOrder,
  kConquests,
  kDanger,
  kLeaders,
  kCards,
  kMissions,
  kVictory,  ///< the game is over, or a rival is
  kCount
};
/// Their names, in the order of Topic.
std::span<const std::string_view> topic_names();
Topic topic_of(std::uint16_t cell);

/// What the words of a reason may name: all of it lies open.
inline constexpr std::array<std::string_view, 5> kFactNames{"points", "rival-points", "territories",
                                                            "income", "turns"};

/// In the order of Feature.
std::span<const players::FeatureRow> feature_rows();

/// Of a position, for each seat. The hands are those of the state: a search asks of guesses.
/// `seats` is kept by the caller because this runs in searches.
void describe(const Rules& rules, const squire::Atlas& atlas, const State& state,
              std::vector<players::Description>& seats);

}  // namespace trilogy_players::judgement
