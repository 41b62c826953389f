#include "game/screens/state/game_screens.h"

namespace screens {

void forget_game(const GameScreens& game, Memory& memory) {
  game.moments->forget();
  game.panels.forget(memory);
}

}  // namespace screens
