#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/lang/sentences.h"
#include "game/screens/state/goal_shown.h"
#include "game/screens/state/moment.h"
#include "game/session/session.h"

namespace app {

/// What a goal of that scenario asks for, in the language of `words`.
std::string goal_text(const lang::Sentences& words, std::string_view scenario,
                      const match::Goal& goal);

/// The goals of the scenario that is played, in the language of `words`.
std::vector<screens::GoalShown> goals_shown(const session::Session& session,
                                            const lang::Sentences& words);

/// What is told of them at the beginning.
screens::Moment moment_of_goals(std::span<const screens::GoalShown> goals,
                                const lang::Sentences& words);

/// What is told of one that has been settled since `before`; nothing where none has.
std::optional<screens::Moment> moment_of_settled(std::span<const screens::GoalShown> before,
                                                 std::span<const screens::GoalShown> now,
                                                 const lang::Sentences& words);

}  // namespace app
