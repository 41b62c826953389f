#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace match {

/// States along a match, so that going back does not begin at its beginning.
template <class State>
class Checkpoints {
 public:
  explicit Checkpoints(const State& start) : kept_{start} {}

  /// Call with every state, in order; few are kept.
  void note(std::size_t steps, const State& state) {
    if (steps == kept_.size() * kEvery) kept_.push_back(state);
  }

  /// The last one kept that is no later, and how many steps led to it; those behind it are dropped.
  std::pair<std::size_t, const State&> back_to(std::size_t steps) {
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(steps / kEvery + 1), kept_.end());
    return {(kept_.size() - 1) * kEvery, kept_.back()};
  }

 private:
  static constexpr std::size_t kEvery = 16;

  std::vector<State> kept_;
};

}  // namespace match
