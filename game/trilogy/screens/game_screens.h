#pragma once

#include "game/moments/moment_table.h"
#include "game/screens/state/game_screens.h"

namespace trilogy_screens {

/// The Trilogy Edition on the screen: the question and its answers, players, hands, invasions and
/// the score. What happens is told as the table says.
screens::GameScreens game_screens(moments::Table table = {});

}  // namespace trilogy_screens
