#pragma once

#include <optional>
#include <vector>

#include "game/commands/command.h"
#include "rules/core/decision.h"

namespace screens {

/// What the person did in a frame: at most one answer to the question, and what they asked for.
struct Answer {
  std::optional<core::Action> action;       ///< one of the options of the pending decision
  std::vector<core::Action> followed_by;    ///< said in one with it
  std::optional<core::Action> by_itself;    ///< the question decides nothing
  std::vector<commands::Command> commands;  ///< in the order in which they were asked for
};

}  // namespace screens
