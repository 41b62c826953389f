#include "game/screens/state/game_screens.h"

namespace screens {

std::vector<SheetRow> sheets_with(std::span<const SheetRow> of_window, const GameScreens& game) {
  std::vector<SheetRow> all(of_window.begin(), of_window.end());
  all.insert(all.end(), game.panels.sheets.begin(), game.panels.sheets.end());
  return all;
}

void forget_game(const GameScreens& game, Memory& memory) {
  game.moments->forget();
  game.panels.forget(memory);
}

}  // namespace screens
