#pragma once

#include <optional>

#include "game/players/player.h"
#include "game/trilogy/players/squire/atlas.h"
#include "game/trilogy/players/squire/weights.h"
#include "rules/trilogy/game.h"

namespace trilogy_players {

/// The everyday opponent at the Trilogy Edition: rules of thumb for every question, no search. What
/// it answers depends on the view, the tables and its seed alone, so it can be asked twice.
class Squire final : public players::Player<trilogy::Game> {
 public:
  explicit Squire(std::uint64_t seed, const squire::Weights& weights = {})
      : seed_(seed), weights_(weights) {}

  core::Action choose(const trilogy::Rules& rules, const trilogy::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override;

 private:
  std::uint64_t seed_;
  squire::Weights weights_;
  std::optional<squire::Atlas> atlas_;  ///< of the match's tables, made at the first question
};

}  // namespace trilogy_players
