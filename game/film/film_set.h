#pragma once

#include "engine/ui/theme.h"
#include "game/director/framing.h"
#include "game/screens/on_air/on_air.h"
#include "game/table/game_table.h"

namespace film {

/// The board of a game, as it is shown in a picture of that size with what is written over it; the
/// whole of it lies inside margins that are so large a share of the picture's sides.
director::Set film_set(const table::GameTable& game, const table::Layout& layout,
                       const engine::Theme& theme, glm::vec2 size, const screens::AirLayout& air,
                       float margin);

}  // namespace film
