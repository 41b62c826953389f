#pragma once

#include "game/app/resources.h"
#include "game/match/setup.h"
#include "game/screens/new_game.h"

namespace app {

/// What can be chosen for a new game: the players, the scenarios that can begin, the rules.
screens::NewGameChoices read_choices(const Resources& resources);

/// The new game as a match takes it. An Error is one sentence.
base::Result<match::Setup> setup_of(const Resources& resources, const screens::NewGame& game);

}  // namespace app
