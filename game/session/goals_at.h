#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "game/session/session.h"

namespace session {

/// How goals stand for whoever has seen so many steps of the journal.
inline std::vector<GoalSeen> goals_at(const std::vector<match::Goal>& goals,
                                      std::span<const match::GoalStanding> standings,
                                      std::size_t cursor) {
  std::vector<GoalSeen> seen;
  for (std::size_t i = 0; i < goals.size(); ++i) {
    const bool is_settled = standings[i].at <= cursor;
    seen.push_back({&goals[i], is_settled ? standings[i].state : match::GoalState::kOpen});
  }
  return seen;
}

}  // namespace session
