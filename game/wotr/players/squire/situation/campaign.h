#pragma once

#include <array>
#include <vector>

#include "game/wotr/players/squire/situation/situation.h"
#include "game/wotr/players/squire/situation/strength.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::squire {

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
  Strength massed;  ///< all hosts, the distant ones in part
  double hope = 0;  ///< of winning it with these
  Steps steps{};    ///< marches from every region

  int march(RegionId from) const { return steps[static_cast<std::size_t>(from)]; }
};

/// What is left of a prospect at so many marches; further away there is none.
using Fading = std::array<double, 24>;

/// Everything that one side may attack, and with what.
struct Front {
  Side side = Side::kFree;
  double hope = 0;  ///< of points to be won, against points won
  double risk = 0;  ///< of points in danger, as the defender takes it
  Fading fading{};
  std::vector<Target> targets;
  std::vector<Host> hosts;
  RegionSet held;  ///< by the hosts
  /// Of the target and of the host in each region, where there is one.
  std::array<std::uint8_t, kRegionCount> target_in{};
  std::array<std::uint8_t, kRegionCount> host_in{};
  RegionSet wanted;  ///< the targets
};

/// Hosts that march on one target together. They meet beside it, or around it once it is besieged.
struct Objective {
  RegionId target = kNoRegion;
  RegionId rally = kNoRegion;
  double step = 0;  ///< what each march towards the rally is worth
  Steps to_rally{};
  RegionSet hosts;
  RegionSet support;  ///< further hosts, who follow

  int march(RegionId from) const { return to_rally[static_cast<std::size_t>(from)]; }
};

/// The war as it stands, from both sides, and what we mean to do.
struct Campaign {
  Front ours;
  Front theirs;
  std::vector<Objective> objectives;
  double support = 0;  ///< of a march by hosts beyond what is enough
};
/// Noted: good for as long as this situation.
const Campaign& survey(const Situation& now);

/// What it is worth that a host goes from one region to the other, for its objective.
double advance_worth(const Campaign& campaign, RegionId from, RegionId to);
/// An Army goes from one region to another, or is raised, or is gone.
struct Change {
  Strength army;
  RegionId from = kNoRegion;  ///< kNoRegion: newly raised
  RegionId to = kNoRegion;    ///< kNoRegion: gone
};
/// How much more the side can hope to win, all in all, after the change.
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

}  // namespace wotr_players::squire
