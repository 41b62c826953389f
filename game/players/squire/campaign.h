#pragma once

#include <vector>

#include "game/players/squire/situation.h"
#include "game/players/squire/strength.h"

namespace players::squire {

/// An Army somewhere on the map, as far as it may attack.
struct Host {
  RegionId at = kNoRegion;
  Strength strength;
};

/// How much of a target an Army could have for itself: chance times nearness.
struct Claim {
  RegionId army = kNoRegion;
  double reach = 0;
};

/// A place that one side wants from the other.
struct Target {
  RegionId region = kNoRegion;
  double value = 0;
  Strength defence;
  Walls walls = Walls::kNone;
  Steps steps{};                  ///< marches from every region
  std::array<Claim, 3> claims{};  ///< the best first
};

/// Everything that one side may attack, and with what.
struct Front {
  std::vector<Target> targets;
  std::vector<Host> hosts;
};

/// The war as it stands, from both sides.
struct Campaign {
  Front ours;
  Front theirs;
};
Campaign survey(const Situation& now);

/// What the Army can hope to win from there; places that others than those in `one` and `two` are
/// about to take count less.
double prospect(const Front& front, const Strength& army, RegionId at, RegionId one = kNoRegion,
                RegionId two = kNoRegion);
/// The target in the region, or nullptr.
const Target* target_at(const Front& front, RegionId region);
/// What the enemy can hope to win in one of our places if these defend it.
double danger(const Front& theirs, const Target& place, const Strength& defence);
/// What an Army of ours standing there may lose to a neighbour.
double exposure(const Situation& now, const Campaign& campaign, RegionId at, const Strength& army);

/// Points for the Settlement.
int points_of(const Rules& rules, RegionId region);

}  // namespace players::squire
