#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/wotr/players/squire/squire.h"
#include "game/wotr/players/steward/beliefs.h"
#include "rules/wotr/game.h"
#include "tests/rulings/game.h"

namespace wotr_players {

/// A machine at every seat of a game, its answers as text: "die muster", "use minion".
class Opponent {
 public:
  using Machine = std::unique_ptr<players::Player<wotr::Game>>;

  explicit Opponent(std::uint64_t seed = 1) : machine_(std::make_unique<Squire>(seed)) {}
  explicit Opponent(Machine machine) : machine_(std::move(machine)) {}

  /// What it would say; the game stays as it is.
  std::string answer(const rulings::Game& game);
  /// It says, and goes on until another question than these seats' own comes: chance, the other
  /// side, or the next die.
  std::vector<std::string> act(rulings::Game& game);

 private:
  Machine machine_;
};

/// What the steward believes, by its file.
std::shared_ptr<const steward::Beliefs> beliefs();

/// Somebody said this.
bool says(const std::vector<std::string>& answers, std::string_view word);

}  // namespace wotr_players
