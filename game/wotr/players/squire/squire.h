#pragma once

#include <optional>

#include "game/players/player.h"
#include "game/wotr/players/squire/situation/atlas.h"
#include "game/wotr/players/squire/situation/notes.h"
#include "rules/wotr/game.h"

namespace wotr_players {

/// The everyday opponent at War of the Ring: rules of thumb for every question, no search. What it
/// answers depends on the view, the tables and its seed alone, so it can be asked twice.
class Squire final : public players::Player<wotr::Game> {
 public:
  explicit Squire(std::uint64_t seed) : seed_(seed) {}

  core::Action choose(const wotr::Rules& rules, const wotr::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override;

 private:
  std::uint64_t seed_;
  std::optional<squire::Atlas> atlas_;  ///< of the match's tables, made at the first question
  std::optional<squire::Notes> notes_;
};

}  // namespace wotr_players
