#pragma once

#include <memory>

#include "game/moments/moment_table.h"
#include "game/screens/state/game_moments.h"

namespace trilogy_screens {

/// Tells what happens in the Trilogy Edition, as the table says.
std::unique_ptr<screens::GameMoments> game_moments(moments::Table table);

}  // namespace trilogy_screens
