#include "game/laboratory/tune/ascent.h"

#include <cmath>

#include "game/match/luck.h"

namespace laboratory {

std::vector<std::vector<double>> Ascent::trials() const {
  match::Stream coin(seed_, "trials", generation_ * pace_.pairs * at_.size());
  std::vector<std::vector<double>> trials;
  for (std::uint64_t pair = 0; pair < pace_.pairs; ++pair) {
    std::vector<double> there = at_;
    std::vector<double> back = at_;
    for (std::size_t i = 0; i < at_.size(); ++i) {
      const double by = (coin.next() >> 63) != 0 ? pace_.reach : -pace_.reach;
      there[i] += by;
      back[i] -= by;
    }
    trials.push_back(std::move(there));
    trials.push_back(std::move(back));
  }
  return trials;
}

void Ascent::go_on(std::span<const double> won) {
  const std::vector<std::vector<double>> tried = trials();
  std::vector<double> slope(at_.size());
  for (std::size_t trial = 0; trial < tried.size(); trial += 2) {
    const double more = won[trial] - won[trial + 1];
    for (std::size_t i = 0; i < slope.size(); ++i) slope[i] += more * (tried[trial][i] - at_[i]);
  }
  double squares = 0;
  for (std::size_t i = 0; i < slope.size(); ++i) {
    drift_[i] = 0.5 * drift_[i] + 0.5 * slope[i];
    squares += drift_[i] * drift_[i];
  }
  const double length = std::sqrt(squares / static_cast<double>(at_.size()));
  const double step =
      pace_.reach * pace_.step / (1 + static_cast<double>(generation_) / pace_.slower);
  for (std::size_t i = 0; length > 0 && i < at_.size(); ++i) at_[i] += step * drift_[i] / length;
  ++generation_;
}

}  // namespace laboratory
