#pragma once

#include <string>
#include <vector>

#include "game/wotr/players/squire/squire.h"
#include "tests/rulings/game.h"

namespace wotr_players {

/// The squire at every seat of a game, its answers as text: "die muster", "use minion".
class Opponent {
 public:
  explicit Opponent(std::uint64_t seed = 1) : squire_(seed) {}

  /// What it would say; the game stays as it is.
  std::string answer(const rulings::Game& game);
  /// It says, and goes on until another question than these seats' own comes: chance, the other
  /// side, or the next die.
  std::vector<std::string> act(rulings::Game& game);

 private:
  Squire squire_;
};

}  // namespace wotr_players
