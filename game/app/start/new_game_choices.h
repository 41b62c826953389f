#pragma once

#include "game/app/shelf/loaded_game.h"
#include "game/match/setup.h"
#include "game/screens/state/new_game.h"

namespace app {

/// What can be chosen for a new game: the players, the scenarios that can begin, the rules.
screens::NewGameChoices read_choices(const LoadedGame& game);

/// The choice as a match takes it. An Error is one sentence.
base::Result<match::Setup> setup_of(const LoadedGame& game, const screens::NewGame& choice);

}  // namespace app
