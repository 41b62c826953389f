#pragma once

#include <string>
#include <vector>

#include "game/trilogy/players/squire/squire.h"
#include "rules/trilogy/game.h"
#include "tests/trilogy/game.h"

namespace trilogy_players {

using Trilogy = trilogy::Game;

/// The squire at every seat of a game, its answers as text: "territory moria", "defend 2".
class Opponent {
 public:
  explicit Opponent(std::uint64_t seed = 1) : squire_(seed) {}

  /// What it would say; the game stays as it is.
  std::string answer(const trilogy_tests::Game& game);
  /// It answers as long as the same seat is asked, until chance or another has to decide or the
  /// question is `until`.
  std::vector<std::string> act(trilogy_tests::Game& game, std::string_view until = "");

 private:
  Squire squire_;
};

bool says(const std::vector<std::string>& answers, std::string_view answer);

}  // namespace trilogy_players
