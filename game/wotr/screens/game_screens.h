#pragma once

#include "game/moments/moment_table.h"
#include "game/screens/state/game_screens.h"

namespace wotr_screens {

/// War of the Ring on the screen: the sheets of both sides, hands and cards, the battle and the
/// Hunt, pools and played cards. What happens is told as the table says.
screens::GameScreens game_screens(moments::Table table = {});

}  // namespace wotr_screens
