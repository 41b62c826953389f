#pragma once

#include "game/players/player.h"
#include "game/players/random_player.h"
#include "rules/wotr/game.h"

namespace wotr_players {

/// A test player of War of the Ring who thinks of the Ring only: the Fellowship goes straight to
/// Mordor; everything else is decided at random. Random play alone hardly ever gets there.
class FellowshipFirst final : public players::Player<wotr::Game> {
 public:
  explicit FellowshipFirst(std::uint64_t seed) : choice_(seed) {}

  core::Action choose(const wotr::Rules& rules, const wotr::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override;

 private:
  players::RandomChoice choice_;
};

}  // namespace wotr_players
