#pragma once

#include "rules/core/game.h"

namespace players {

/// Someone who decides. It receives what its seat may know and never a state, so it cannot look
/// through the table. A player belongs to one seat of one match.
template <core::Game G>
class Player {
 public:
  virtual ~Player() = default;

  /// One of the actions of `decision`, which is the view's own and belongs to this seat.
  virtual core::Action choose(const typename G::Rules& rules, const typename G::View& view,
                              const core::Decision& decision) = 0;
};

}  // namespace players
