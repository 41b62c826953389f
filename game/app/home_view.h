#pragma once

#include "engine/scene/camera.h"
#include "game/screens/screens.h"

namespace app {

/// Goes where the map and the Fellowship Track fill what the panels leave free of a screen; most
/// screens are wider, and show the rest of the frame as well.
void look_home(engine::TableCamera& camera, glm::vec2 board, glm::vec2 screen,
               const screens::Margins& margins);

}  // namespace app
