#include "game/wotr/players/judgement/judge.h"

#include <cmath>
#include <utility>

#include "game/players/search/mixer.h"
#include "game/wotr/players/judgement/features.h"

namespace wotr_players {
namespace {

/// The logarithm of the odds of a game that is over.
constexpr float kSure = 5;

}  // namespace

bool begins_action(const core::Decision& decision) {
  using wotr::DecisionKind;
  const auto kind = static_cast<DecisionKind>(decision.kind);
  return kind == DecisionKind::kChooseDie || kind == DecisionKind::kFellowshipPhase ||
         kind == DecisionKind::kAllocation || kind == DecisionKind::kDeclare;
}

Judge::Judge(const wotr::Rules& rules, std::shared_ptr<const players::Weights> weights,
             std::uint64_t seed)
    : rules_(&rules),
      weights_(std::move(weights)),
      atlas_(squire::make_atlas(rules)),
      squire_(seed) {}

core::Action Judge::advise(const wotr::View& view, const core::Decision& decision) {
  return squire_.choose(*rules_, view, decision, {});
}

players::SeatValues Judge::values(const wotr::State& state) {
  terms_ = {};
  double free = 0;
  if (const auto winner = wotr::winner_of(state.board)) {
    free = winner->side == wotr::Side::kFree ? 1 : 0;
    terms_[static_cast<std::size_t>(judgement::Topic::kVictory)] = free > 0 ? kSure : -kSure;
  } else {
    judgement::describe(*rules_, atlas_, state, description_);
    free = 1 / (1 + std::exp(-sum_up(description_)));
  }
  players::SeatValues values{};
  for (std::size_t seat = 0; seat < std::size_t{wotr::kMostSeats}; ++seat) {
    const bool is_free = rules_->teams.side[seat] == wotr::Side::kFree;
    values[seat] = static_cast<float>(is_free ? free : 1 - free);
  }
  return values;
}

double Judge::sum_up(const players::Description& description) {
  double sum = 0;
  for (const players::Filled& filled : description) {
    const float term = (*weights_)[filled.cell] * filled.amount;
    terms_[static_cast<std::size_t>(judgement::topic_of(filled.cell))] += term;
    sum += static_cast<double>(term);
  }
  return sum;
}

std::span<const std::string_view> Judge::topics() const { return judgement::topic_names(); }

players::Terms Judge::terms(core::Seat seat) const {
  players::Terms terms = terms_;
  if (wotr::side_of(*rules_, seat) == wotr::Side::kFree) return terms;
  for (float& term : terms) term = -term;
  return terms;
}

std::vector<players::Fact> Judge::facts(const wotr::View& view) const {
  const wotr::Board& board = view.board;
  const wotr::Fellowship& fellowship = board.fellowship;
  return {{"steps", judgement::steps_to_doom(*rules_, atlas_, board)},
          {"corruption", fellowship.corruption},
          {"companions", wotr::count(fellowship.companions)},
          {"hunting", board.hunt_box.shadow},
          {"shadow-points", wotr::victory_points(*rules_, board, wotr::Side::kShadow)},
          {"free-points", wotr::victory_points(*rules_, board, wotr::Side::kFree)}};
}

std::uint64_t Judge::key(const wotr::View& view) const {
  players::Mixer mixer(view.viewer.seats);
  mixer.add(view.board);
  mixer.add(view.cards);
  mixer.add(view.pending);
  mixer.add(view.decision.kind);
  return mixer.key();
}

}  // namespace wotr_players
