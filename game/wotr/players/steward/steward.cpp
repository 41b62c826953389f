#include "game/wotr/players/steward/steward.h"

#include <utility>

#include "game/wotr/players/squire/answers.h"
#include "game/wotr/players/steward/answers.h"

namespace wotr_players {
namespace steward {
namespace {

Answer answer_to(const Matter& matter) {
  const Answer own = think(matter);
  return own ? own : squire::think(matter.now);
}

}  // namespace
}  // namespace steward

Steward::Steward(std::shared_ptr<const steward::Beliefs> beliefs, std::uint64_t seed)
    : beliefs_(std::move(beliefs)), seed_(seed) {}

core::Action Steward::choose(const wotr::Rules& rules, const wotr::View& view,
                             const core::Decision& decision, const std::stop_token&) {
  if (!atlas_) {
    atlas_ = squire::make_atlas(rules);
    notes_.emplace(rules);
  }
  if (decision.actions.size() == 1) return decision.actions[0];
  const int steps = steward::steps_to_fire(rules, *atlas_, view.board.fellowship);
  if (!prospects_ || !prospects_->hold_for(view.board, steps)) {
    prospects_.emplace(rules, view.board, steps, *beliefs_);
  }
  const wotr::Side side = wotr::side_of(rules, decision.seat);
  const squire::Weights& weights = side == wotr::Side::kFree ? beliefs_->free : beliefs_->shadow;
  const squire::Situation now{rules,   view,          view.board, decision, *atlas_,
                              *notes_, decision.seat, side,       seed_,    weights};
  const players::Answer answer = steward::answer_to({now, *beliefs_, *prospects_});
  if (answer) return *answer;
  return *squire::best_offered(now, [](core::Action) -> std::optional<double> { return 0; });
}

}  // namespace wotr_players
