#include "game/screens/game_panels.h"

#include "game/screens/sheet.h"

namespace screens {

float GamePanels::draw_columns(Sheet& sheet) { return bar_height(sheet.theme); }

}  // namespace screens
