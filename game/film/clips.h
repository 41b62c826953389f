#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "game/director/plan.h"
#include "game/film/order.h"
#include "game/film/screenplay.h"
#include "game/session/turning_point.h"

namespace film {

/// What a film is cut by.
struct Cutting {
  const director::Set& set;
  const director::Rules& rules;
  std::span<const session::TurningPoint> turning_points;  ///< of a match that is over
};

/// Time for the cards before and after a film.
inline constexpr director::Padding kPadding{.before = 4.5F, .after = 7};

inline constexpr float kShortestReel = 55;  ///< seconds
inline constexpr float kLongestReel = 65;

/// The beats that the order asks for; what follows a gap says so. An Error where there are none.
base::Result<Screenplay> cut(const Screenplay& whole, const Order& order, const Cutting& cutting);

/// A film of about a minute: where the match swung most, its last battle, how it ended, and what
/// else nobody may miss.
Screenplay cut_reel(const Screenplay& whole, const Cutting& cutting);

/// What the director is told of them.
std::vector<director::Beat> beats_of(const Screenplay& screenplay);

}  // namespace film
