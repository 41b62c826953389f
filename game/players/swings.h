#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/match/match.h"
#include "game/players/forecast.h"

namespace players {

/// An action that changed what a match promised.
struct Swing {
  std::size_t step = 0;           ///< how many had been played when it began
  int turn = 0;                   ///< then
  std::size_t contestant = 0;     ///< who gained most
  double before = 0;              ///< the chance to win that they had
  double after = 0;               ///< and then had
  std::uint32_t first_event = 0;  ///< how many there had been when it began
  std::uint32_t end_event = 0;    ///< and when it was over

  double gain() const { return after - before; }
};

/// How many of a match are told.
inline constexpr std::size_t kToldSwings = 3;
/// What changes less is none.
inline constexpr double kLeastSwing = 0.01;

/// Between every two moments of the match where the evaluation can be asked, in the order of play.
template <core::Game G>
std::vector<Swing> all_swings(const match::Match<G>& match, const Forecast<G>& forecast) {
  struct Moment {
    std::size_t step = 0;
    int turn = 0;
    std::vector<double> chances;
  };
  const std::vector<match::JournalStep>& steps = match.journal().steps();
  const auto told = [&](std::size_t step) { return step == 0 ? 0 : steps[step - 1].events; };
  std::vector<Swing> swings;
  Moment last;
  typename G::State state = match.start();
  for (std::size_t step = 0; step <= steps.size(); ++step) {
    const core::Decision pending = G::decision(match.rules(), state);
    if (forecast.can_judge(pending)) {
      Moment now{step, G::turn(state), forecast.chances(state, pending)};
      Swing swing{.step = last.step,
                  .turn = last.turn,
                  .first_event = told(last.step),
                  .end_event = told(step)};
      for (std::size_t one = 0; one < last.chances.size(); ++one) {
        if (now.chances[one] - last.chances[one] <= swing.gain()) continue;
        swing.contestant = one;
        swing.before = last.chances[one];
        swing.after = now.chances[one];
      }
      if (swing.gain() >= kLeastSwing) swings.push_back(swing);
      last = std::move(now);
    }
    if (step < steps.size()) G::apply(match.rules(), state, steps[step].action, nullptr);
  }
  return swings;
}

/// The largest of them, in the order of play.
template <core::Game G>
std::vector<Swing> largest_swings(const match::Match<G>& match, const Forecast<G>& forecast,
                                  std::size_t most) {
  std::vector<Swing> swings = all_swings(match, forecast);
  const std::size_t kept = std::min(most, swings.size());
  std::partial_sort(swings.begin(), swings.begin() + static_cast<std::ptrdiff_t>(kept),
                    swings.end(), [](const Swing& one, const Swing& other) {
                      if (one.gain() != other.gain()) return one.gain() > other.gain();
                      return one.step < other.step;
                    });
  swings.resize(kept);
  std::sort(swings.begin(), swings.end(),
            [](const Swing& one, const Swing& other) { return one.step < other.step; });
  return swings;
}

}  // namespace players
