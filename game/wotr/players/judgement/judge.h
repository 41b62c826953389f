#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/players/judgement/evaluation.h"
#include "game/players/player.h"
#include "game/players/search/judge.h"
#include "game/wotr/players/squire/situation/atlas.h"
#include "rules/wotr/game.h"

namespace wotr_players {

/// A die is chosen, or something of a turn's first phases: nothing is half done.
bool begins_action(const core::Decision& decision);

/// Brings War of the Ring to a search: advice of a player who answers at once and says the same
/// whenever it is asked again, and learned weights.
class Judge {
 public:
  Judge(const wotr::Rules& rules, std::shared_ptr<const players::Weights> weights,
        std::unique_ptr<players::Player<wotr::Game>> adviser);

  core::Action advise(const wotr::View& view, const core::Decision& decision);
  players::SeatValues values(const wotr::State& state);
  std::span<const std::string_view> topics() const;
  players::Terms terms(core::Seat seat) const;
  std::vector<players::Fact> facts(const wotr::View& view) const;
  std::uint64_t key(const wotr::View& view) const;
  bool begins_action(const core::Decision& decision) const {
    return wotr_players::begins_action(decision);
  }

 private:
  /// What the adviser said to a question.
  struct Advice {
    std::uint64_t asked = 0;  ///< the key of the view
    core::Action action;
  };

  const wotr::Rules* rules_;
  std::shared_ptr<const players::Weights> weights_;
  squire::Atlas atlas_;
  std::unique_ptr<players::Player<wotr::Game>> adviser_;
  std::vector<Advice> given_;  ///< the last, each where its key wants it
  players::Description description_;
  std::optional<wotr::Side> winner_;  ///< of what was judged last
};

static_assert(players::Judge<Judge, wotr::Game>);

}  // namespace wotr_players
