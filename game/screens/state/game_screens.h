#pragma once

#include <memory>

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

/// Another game, or another place in it: nothing of the last one is kept in mind.
void forget_game(const GameScreens& game, Memory& memory);

}  // namespace screens
