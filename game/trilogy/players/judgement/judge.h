#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "game/players/judgement/evaluation.h"
#include "game/players/search/judge.h"
#include "game/trilogy/players/squire/squire.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_players {

/// Something is placed, invaded, fortified, discarded, or a power decided on: nothing is half done.
/// The battles of an invasion, and its cards, belong to it.
bool begins_action(const core::Decision& decision);

/// Brings the Trilogy Edition to a search: the squire's advice by what the steward
/// believes, and learned weights.
class Judge {
 public:
  Judge(const trilogy::Rules& rules, std::shared_ptr<const players::Weights> weights,
        const squire::Weights& beliefs, std::uint64_t seed);

  core::Action advise(const trilogy::View& view, const core::Decision& decision);
  players::SeatValues values(const trilogy::State& state);
  std::span<const std::string_view> topics() const;
  players::Terms terms(core::Seat seat) const;
  std::vector<players::Fact> facts(const trilogy::View& view) const;
  std::uint64_t key(const trilogy::View& view) const;
  bool begins_action(const core::Decision& decision) const {
    return trilogy_players::begins_action(decision);
  }

 private:
  players::SeatValues values_at_end(core::Seat winner);
  players::SeatValues values_between(const trilogy::State& state);

  const trilogy::Rules* rules_;
  std::shared_ptr<const players::Weights> weights_;
  squire::Atlas atlas_;
  Squire squire_;
  std::vector<players::Description> seats_;  ///< kept to be filled again
  std::vector<players::Terms> terms_;        ///< of each seat's own description
};

static_assert(players::Judge<Judge, trilogy::Game>);

}  // namespace trilogy_players
