#include "game/wotr/screens/game_screens.h"

#include <utility>

#include "game/wotr/screens/game_moments.h"
#include "game/wotr/screens/game_panels.h"
#include "game/wotr/screens/game_words.h"

namespace wotr_screens {

screens::GameScreens game_screens(moments::Table table) {
  return {
      .words = game_words(), .panels = game_panels(), .moments = game_moments(std::move(table))};
}

}  // namespace wotr_screens
