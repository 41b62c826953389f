#include "game/trilogy/players/squire/squire.h"

#include "game/trilogy/players/squire/answers.h"

namespace trilogy_players {
namespace squire {
namespace {

/// Where no rule of thumb speaks: by the seed.
Action any(const Situation& now) {
  return *best_offered(now, [](Action) -> std::optional<double> { return 0; });
}

}  // namespace
}  // namespace squire

core::Action Squire::choose(const trilogy::Rules& rules, const trilogy::View& view,
                            const core::Decision& decision, const std::stop_token&) {
  if (decision.actions.size() == 1) return decision.actions[0];
  if (!atlas_) atlas_ = squire::make_atlas(rules, weights_);
  const squire::Outlook outlook = squire::look_out(rules, weights_, view, decision.seat);
  const squire::Prices prices =
      squire::prices_of(rules, *atlas_, outlook, weights_, view, decision.seat);
  const squire::Situation now{rules,   view,   view.board, decision,      *atlas_,
                              outlook, prices, weights_,   decision.seat, seed_};
  const squire::Answer answer = squire::think(now);
  return answer ? *answer : squire::any(now);
}

}  // namespace trilogy_players
