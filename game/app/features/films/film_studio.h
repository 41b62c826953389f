#pragma once

#include "game/app/shelf/loaded_game.h"
#include "game/film/studio.h"

namespace app {

/// What films of the game are made with. `game` outlives it.
base::Result<film::Studio> film_studio(const LoadedGame& game, engine::Level level);

}  // namespace app
