#pragma once

#include "engine/render/frame/effects.h"
#include "game/app/shelf/resources.h"
#include "game/table/tabletop.h"

namespace app {

/// What a table of the game is set up with. `resources` outlive it.
table::TabletopSettings table_settings(const Resources& resources, engine::Level level);

}  // namespace app
