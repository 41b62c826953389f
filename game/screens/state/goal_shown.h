#pragma once

#include <cstdint>
#include <string>

namespace screens {

enum class GoalMark : std::uint8_t { kOpen, kReached, kMissed };

/// A goal of the scenario that is played.
struct GoalShown {
  std::string party;  ///< as data/lang names a seat
  std::string text;
  GoalMark mark = GoalMark::kOpen;
};

}  // namespace screens
