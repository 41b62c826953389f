#pragma once

#include <algorithm>
#include <cstdint>

#include "rules/core/action.h"
#include "rules/core/fixed_list.h"
#include "rules/core/seat.h"

namespace core {

/// The choice of one region is the longest question any game asks.
inline constexpr std::size_t kMaxOptions = 128;

/// The number of a ruling in the law of the game: 214 is R-214 (T-… elsewhere).
struct Ruling {
  std::uint16_t number = 0;
  friend constexpr auto operator<=>(const Ruling&, const Ruling&) = default;
};

/// The one thing a state is waiting for. `seat` is kChance for a throw or a draw: then `kind` is
/// its purpose, every action is an outcome with its `weight`, and `remaining` counts the throws
/// of the batch that are still to come, this one included. `seat` is kNobody when the game is over.
struct Decision {
  Seat seat = kNobody;
  std::uint8_t kind = 0;
  std::uint8_t remaining = 0;
  Ruling ruling;
  FixedList<Action, kMaxOptions> actions;
  FixedList<std::uint8_t, kMaxOptions> weights;

  bool is_chance() const { return seat == kChance; }
  bool is_over() const { return seat == kNobody; }
  bool offers(Action action) const {
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  /// Back to a question that nobody asks.
  void clear() {
    seat = kNobody;
    kind = 0;
    remaining = 0;
    ruling = {};
    actions.clear();
    weights.clear();
  }
  void offer(Action action) { actions.push_back(action); }
  void outcome(Action action, int weight) {
    actions.push_back(action);
    weights.push_back(static_cast<std::uint8_t>(weight));
  }
  friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace core
