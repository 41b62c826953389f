#pragma once

#include <memory>
#include <span>
#include <vector>

#include "game/screens/state/game_moments.h"
#include "game/screens/state/game_panels.h"
#include "game/screens/state/game_words.h"

namespace screens {

/// What a game brings to the screens of one table: its words, its drawing, and who tells what
/// happens.
struct GameScreens {
  GameWords words;
  GamePanels panels;
  std::unique_ptr<GameMoments> moments = std::make_unique<GameMoments>();
};

/// All sheets of a window with this game on its table: those of every window, and the game's own.
std::vector<SheetRow> sheets_with(std::span<const SheetRow> of_window, const GameScreens& game);

/// Another game, or another place in it: nothing of the last one is kept in mind.
void forget_game(const GameScreens& game, Memory& memory);

}  // namespace screens
