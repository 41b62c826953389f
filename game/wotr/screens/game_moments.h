#pragma once

#include <memory>

#include "game/moments/moment_table.h"
#include "game/screens/state/game_moments.h"

namespace wotr_screens {

/// Tells what happens in War of the Ring, as the table says.
std::unique_ptr<screens::GameMoments> game_moments(moments::Table table);

}  // namespace wotr_screens
