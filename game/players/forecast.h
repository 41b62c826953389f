#pragma once

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "game/players/registry.h"

namespace players {

/// What the evaluation of a game expects of a position. The rules it was made of outlive it.
template <core::Game G>
class Forecast {
 public:
  Forecast(School<G> school, std::shared_ptr<const Weights> weights)
      : school_(std::move(school)), weights_(std::move(weights)) {}

  /// A new action begins there: nothing is half done, and the evaluation can be asked.
  bool can_judge(const core::Decision& pending) const {
    return pending.is_over() || (!pending.is_chance() && school_.begins_action(pending));
  }

  /// Of each contestant to win; 1 or 0 where the game is over.
  std::vector<double> chances(const typename G::State& state, const core::Decision& pending) const {
    const std::vector<Description> contestants = school_.describe(state);
    std::vector<double> chances;
    if (pending.is_over()) {
      chances.assign(contestants.size(), 0);
      chances[school_.winner(state)] = 1;
      return chances;
    }
    for (const Description& one : contestants) chances.push_back(score(*weights_, one));
    to_chances(chances);
    return chances;
  }

 private:
  School<G> school_;
  std::shared_ptr<const Weights> weights_;
};

/// Makes the forecast of a match by its rules.
template <core::Game G>
using Forecaster = std::function<Forecast<G>(const typename G::Rules&)>;

/// Nothing where the game brings no evaluation. An Error names the file, the place and the reason.
template <core::Game G>
base::Result<Forecaster<G>> forecaster_of(const Roster<G>& roster,
                                          std::span<const core::DataFile> files) {
  if (!roster.school || roster.weights == nullptr) return Forecaster<G>();
  base::Result<Weights> weights = roster.weights(files);
  if (!weights) return weights.failure();
  return Forecaster<G>(
      [school = roster.school, learned = std::make_shared<const Weights>(weights.take())](
          const typename G::Rules& rules) { return Forecast<G>(school(rules), learned); });
}

}  // namespace players
