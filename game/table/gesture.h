#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "game/table/board/frame_thing.h"
#include "game/table/board/region.h"
#include "rules/core/action.h"
#include "rules/core/bundle.h"

namespace table {

/// What a finger can be laid on: a region with what stands there, or a thing of the game's own.
struct Touchable {
  RegionId region = kNoRegion;
  FrameThing thing{};

  bool is_nothing() const { return region == kNoRegion && thing.part == 0; }
  friend bool operator==(const Touchable&, const Touchable&) = default;
};

inline Touchable touchable(RegionId region) { return {.region = region}; }
inline Touchable touchable(FrameThing thing) { return {.thing = thing}; }

/// What one movement of the hand says: from what it is taken to where it is laid. It gives all the
/// answers that this takes, the pending decision's first.
struct Gesture {
  Touchable from;
  Touchable to;        ///< nothing: it needs no second place
  Touchable means;     ///< what it costs, as a thing that can be taken up instead; or nothing
  bool joins = false;  ///< `from` is taken up beside what is held already
  bool lies_anywhere = false;  ///< laid down on the map, wherever, it answers too
  std::vector<core::Action> answers;
  std::size_t group_begin = 0;  ///< of the answers that say who goes along
  std::size_t group_end = 0;
};

/// What a touch can do now.
struct Touches {
  std::vector<Gesture> gestures;  ///< the cheapest first where two lead to the same
  /// The pending decision is asked again for each figure: a touch on a region counts there. Without
  /// wholes there are too many to list, and the game's own panels gather the answer.
  std::optional<core::Bundle> bundle;
  std::optional<core::Bundle> split;  ///< who of what is held may stay behind
};

/// Where what is held may be laid; for a die that is held alone, what it may be laid on.
RegionSet open_to(std::span<const Touchable> held, const Touches& touches);

/// The answers of a gesture where `staying` of those in the split stay behind.
std::vector<core::Action> answers_of(const Gesture& gesture,
                                     const std::optional<core::Bundle>& split,
                                     std::span<const int> staying);

}  // namespace table
