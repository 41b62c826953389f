#pragma once

#include "engine/ui/theme.h"
#include "game/director/framing.h"
#include "game/screens/on_air/on_air.h"
#include "game/table/game_table.h"

namespace film {

/// The board of a game, as it is shown in a picture of that size with what is written over it. The
/// widest picture is filled with land, and may leave out corners; where the camera never glides it
/// shows everything inside the margins.
director::Set film_set(const table::GameTable& game, const table::Layout& layout,
                       const engine::Theme& theme, glm::vec2 size, const screens::AirLayout& air,
                       const director::Rules& rules);

}  // namespace film
