#include "game/trilogy/screens/game_screens.h"

#include <utility>

#include "game/trilogy/screens/game_moments.h"
#include "game/trilogy/screens/game_panels.h"
#include "game/trilogy/screens/game_words.h"

namespace trilogy_screens {

screens::GameScreens game_screens(moments::Table table) {
  return {
      .words = game_words(), .panels = game_panels(), .moments = game_moments(std::move(table))};
}

}  // namespace trilogy_screens
