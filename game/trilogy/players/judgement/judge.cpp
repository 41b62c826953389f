#include "game/trilogy/players/judgement/judge.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/value_hash.h"
#include "game/trilogy/players/judgement/features.h"
#include "game/trilogy/players/squire/outlook.h"
#include "rules/trilogy/board/scores.h"

namespace trilogy_players {
namespace {

/// The logarithm of the odds of a game that is over.
constexpr float kSure = 5;

}  // namespace

bool begins_action(const core::Decision& decision) {
  using trilogy::DecisionKind;
  switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::kClaim:
    case DecisionKind::kPlaceWhere:
    case DecisionKind::kPlaceLeader:
    case DecisionKind::kReinforce:
    case DecisionKind::kCapturedSets:
    case DecisionKind::kAttackFrom:
    case DecisionKind::kFortifyFrom:
    case DecisionKind::kDiscard:
    case DecisionKind::kReplaceLeader:
    case DecisionKind::kFellowshipAnswer: return true;
    default: return false;
  }
}

Judge::Judge(const trilogy::Rules& rules, std::shared_ptr<const players::Weights> weights,
             const squire::Weights& beliefs, std::uint64_t seed)
    : rules_(&rules),
      weights_(std::move(weights)),
      atlas_(squire::make_atlas(rules)),
      squire_(seed, beliefs),
      terms_(trilogy::seat_count(rules)) {}

core::Action Judge::advise(const trilogy::View& view, const core::Decision& decision) {
  return squire_.choose(*rules_, view, decision, {});
}

players::SeatValues Judge::values(const trilogy::State& state) {
  for (players::Terms& terms : terms_) terms = {};
  const bool is_over = state.board.victory != trilogy::Victory::kNone;
  return is_over ? values_at_end(state.board.winner) : values_between(state);
}

players::SeatValues Judge::values_at_end(core::Seat winner) {
  players::SeatValues values{};
  values[trilogy::at(winner)] = 1;
  terms_[trilogy::at(winner)][static_cast<std::size_t>(judgement::Topic::kVictory)] = kSure;
  return values;
}

players::SeatValues Judge::values_between(const trilogy::State& state) {
  judgement::describe(*rules_, atlas_, state, seats_);
  std::array<double, trilogy::kMostSeats> chances{};
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    for (const players::Filled& filled : seats_[seat]) {
      const float term = (*weights_)[filled.cell] * filled.amount;
      terms_[seat][static_cast<std::size_t>(judgement::topic_of(filled.cell))] += term;
      chances[seat] += static_cast<double>(term);
    }
  }
  players::to_chances(std::span(chances).first(seats_.size()));
  players::SeatValues values{};
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    values[seat] = static_cast<float>(chances[seat]);
  }
  return values;
}

std::span<const std::string_view> Judge::topics() const { return judgement::topic_names(); }

/// Its own against those of the others on average.
players::Terms Judge::terms(core::Seat seat) const {
  players::Terms terms{};
  const float others = static_cast<float>(terms_.size()) - 1;
  for (std::size_t s = 0; s < terms_.size(); ++s) {
    const float share = s == trilogy::at(seat) ? 1 : -1 / others;
    for (std::size_t topic = 0; topic < terms.size(); ++topic) {
      terms[topic] += share * terms_[s][topic];
    }
  }
  return terms;
}

std::vector<players::Fact> Judge::facts(const trilogy::View& view) const {
  const core::Seat seat = view.decision.seat;
  int best = 0;
  for (std::size_t s = 0; s < terms_.size(); ++s) {
    const core::Seat other{static_cast<std::uint8_t>(s)};
    if (other != seat) best = std::max(best, squire::score_seen(*rules_, view, other));
  }
  const std::array<int, judgement::kFactNames.size()> numbers{
      squire::score_seen(*rules_, view, seat), best, trilogy::held_by(view.board, seat).size(),
      trilogy::income_of(*rules_, view.board, seat),
      static_cast<int>(std::lround(squire::turns_of_all(*rules_, view.board)))};
  std::vector<players::Fact> facts;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    facts.push_back({judgement::kFactNames[i], numbers[i]});
  }
  return facts;
}

std::uint64_t Judge::key(const trilogy::View& view) const {
  base::ValueHash hash(view.viewer.seats);
  hash.add(view.board);
  hash.add(view.piles);
  hash.add(view.hands);
  hash.add(view.secrets);
  hash.add(view.pending);
  hash.add(view.decision.kind);
  return hash.result();
}

}  // namespace trilogy_players
