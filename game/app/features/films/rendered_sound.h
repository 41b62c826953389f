#pragma once

#include <memory>

#include "game/app/shelf/resources.h"
#include "game/film/film_sound.h"
#include "game/table/game_table.h"

namespace app {

/// How a film of the game sounds: as the table does, rendered instead of played. What it refers to
/// outlives it.
std::unique_ptr<film::FilmSound> rendered_sound(const Resources& resources,
                                                std::shared_ptr<const table::GameTable> game);

}  // namespace app
