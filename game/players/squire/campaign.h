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

/// A place that one side wants from the other.
struct Target {
  RegionId region = kNoRegion;
  double value = 0;
  Strength defence;
  Walls walls = Walls::kNone;
  Steps steps{};    ///< marches from every region
  Strength massed;  ///< all hosts, the distant ones in part
  Strength near;    ///< the same, but hardly any who are not there yet
};

/// Everything that one side may attack, and with what.
struct Front {
  Side side = Side::kFree;
  std::vector<Target> targets;
  std::vector<Host> hosts;
};

/// The war as it stands, from both sides.
struct Campaign {
  Front ours;
  Front theirs;
};
Campaign survey(const Situation& now);

/// What the side can hope to win, all in all, more or less when this much strength stands in a
/// region that does not now, or is gone from it.
struct Change {
  Strength army;
  RegionId from = kNoRegion;  ///< kNoRegion: newly raised
  RegionId to = kNoRegion;
};
double gain(const Front& front, const Change& change);
/// How much of its hopes the Army serves from where it stands.
double prospect(const Front& front, const Strength& army, RegionId at);
/// The target in the region, or nullptr.
const Target* target_at(const Front& front, RegionId region);
/// What the enemy can hope to win in one of our places if these defend it.
double danger(const Front& theirs, const Target& place, const Strength& defence);
/// What an Army of ours standing there may lose to a neighbour.
double exposure(const Situation& now, const Campaign& campaign, RegionId at, const Strength& army);

/// Points for the Settlement.
int points_of(const Rules& rules, RegionId region);

}  // namespace players::squire
