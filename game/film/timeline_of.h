#pragma once

#include <cstddef>

#include "game/match/timeline.h"
#include "game/screens/state/game_screens.h"
#include "game/session/replay.h"

namespace film {

/// What was counted turn by turn in the first steps of a match, as the replay's viewer sees it.
match::Timeline timeline_of(const session::Replay& replay, const screens::GameWords& words,
                            std::size_t most_steps);

/// The turn in which so many steps had been played.
int turn_at(std::span<const session::TurnStart> turns, std::size_t step);

}  // namespace film
