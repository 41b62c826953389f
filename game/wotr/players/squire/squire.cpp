#include "game/wotr/players/squire/squire.h"

#include "game/wotr/players/squire/answers.h"

namespace wotr_players {
namespace squire {
namespace {

/// Where no rule of thumb speaks: by the seed.
Action any(const Situation& now) {
  return *best_offered(now, [](Action) -> std::optional<double> { return 0; });
}

}  // namespace
}  // namespace squire

core::Action Squire::choose(const wotr::Rules& rules, const wotr::View& view,
                            const core::Decision& decision, const std::stop_token&) {
  if (!atlas_) {
    atlas_ = squire::make_atlas(rules);
    notes_.emplace(rules);
  }
  if (decision.actions.size() == 1) return decision.actions[0];
  static constexpr squire::Weights kWeights{};
  const squire::Situation now{rules,   view,    view.board,    decision,
                              *atlas_, *notes_, decision.seat, wotr::side_of(rules, decision.seat),
                              seed_,   kWeights};
  const squire::Answer answer = squire::think(now);
  return answer ? *answer : squire::any(now);
}

}  // namespace wotr_players
