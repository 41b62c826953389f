#include "game/wotr/players/judgement/judge.h"

#include <cmath>
#include <utility>

#include "base/value_hash.h"
#include "game/wotr/players/judgement/facts.h"
#include "game/wotr/players/judgement/features.h"
#include "rules/wotr/board/victory.h"

namespace wotr_players {
namespace {

/// The logarithm of the odds of a game that is over.
constexpr float kSure = 5;

constexpr std::size_t kAdviceKept = 4096;

}  // namespace

bool begins_action(const core::Decision& decision) {
  using wotr::DecisionKind;
  const auto kind = static_cast<DecisionKind>(decision.kind);
  return kind == DecisionKind::kChooseDie || kind == DecisionKind::kFellowshipPhase ||
         kind == DecisionKind::kAllocation || kind == DecisionKind::kDeclare;
}

Judge::Judge(const wotr::Rules& rules, std::shared_ptr<const players::Weights> weights,
             std::unique_ptr<players::Player<wotr::Game>> adviser)
    : rules_(&rules),
      weights_(std::move(weights)),
      atlas_(squire::make_atlas(rules)),
      adviser_(std::move(adviser)),
      given_(kAdviceKept) {}

core::Action Judge::advise(const wotr::View& view, const core::Decision& decision) {
  const std::uint64_t asked = key(view);
  Advice& advice = given_[asked % given_.size()];
  if (advice.asked != asked) advice = {asked, adviser_->choose(*rules_, view, decision, {})};
  return advice.action;
}

players::SeatValues Judge::values(const wotr::State& state) {
  winner_ = {};
  double free = 0;
  if (const auto winner = wotr::winner_of(state.board)) {
    winner_ = winner->side;
    free = winner->side == wotr::Side::kFree ? 1 : 0;
  } else {
    judgement::describe(*rules_, atlas_, state, description_);
    free = 1 / (1 + std::exp(-players::score(*weights_, description_)));
  }
  players::SeatValues values{};
  for (std::size_t seat = 0; seat < std::size_t{wotr::kMostSeats}; ++seat) {
    const bool is_free = rules_->teams.side[seat] == wotr::Side::kFree;
    values[seat] = static_cast<float>(is_free ? free : 1 - free);
  }
  return values;
}

std::span<const std::string_view> Judge::topics() const { return judgement::topic_names(); }

players::Terms Judge::terms(core::Seat seat) const {
  const wotr::Side side = wotr::side_of(*rules_, seat);
  players::Terms terms{};
  if (winner_) {
    terms[static_cast<std::size_t>(judgement::Topic::kVictory)] = *winner_ == side ? kSure : -kSure;
    return terms;
  }
  const float sign = side == wotr::Side::kFree ? 1 : -1;
  for (const players::Filled& filled : description_) {
    const auto topic = static_cast<std::size_t>(judgement::topic_of(filled.cell));
    terms[topic] += sign * filled.amount * (*weights_)[filled.cell];
  }
  return terms;
}

std::vector<players::Fact> Judge::facts(const wotr::View& view) const {
  return judgement::public_facts(*rules_, atlas_, view.board);
}

std::uint64_t Judge::key(const wotr::View& view) const {
  base::ValueHash hash(view.viewer.seats);
  hash.add(view.board);
  hash.add(view.cards);
  hash.add(view.hands);
  hash.add(view.hidden_discards);
  hash.add(view.decks);
  hash.add(view.pending);
  hash.add(view.decision.kind);
  return hash.result();
}

}  // namespace wotr_players
