#pragma once

#include <string>

#include "game/match/goal.h"

namespace screens {

/// A goal of the scenario that is played.
struct GoalShown {
  std::string party;  ///< as data/lang names a seat
  std::string text;
  match::GoalState mark = match::GoalState::kOpen;
};

}  // namespace screens
