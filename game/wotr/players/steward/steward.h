#pragma once

#include <memory>
#include <optional>

#include "game/players/player.h"
#include "game/wotr/players/squire/situation/notes.h"
#include "game/wotr/players/steward/beliefs.h"
#include "game/wotr/players/steward/prospects.h"
#include "rules/wotr/game.h"

namespace wotr_players {

/// A sparring partner at War of the Ring that plays as people do: by a plan, at once. What it
/// answers depends on the view, the tables, its beliefs and its seed alone. Where it has no opinion
/// of its own it asks the squire.
class Steward final : public players::Player<wotr::Game> {
 public:
  Steward(std::shared_ptr<const steward::Beliefs> beliefs, std::uint64_t seed);

  core::Action choose(const wotr::Rules& rules, const wotr::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override;

 private:
  std::shared_ptr<const steward::Beliefs> beliefs_;
  std::uint64_t seed_;
  // Worked out before, and made again where it no longer holds.
  std::optional<squire::Atlas> atlas_;
  std::optional<squire::Notes> notes_;
  std::optional<steward::Prospects> prospects_;
};

}  // namespace wotr_players
