#pragma once

#include <chrono>

namespace players {

/// When a search ends: the first that is reached.
struct Budget {
  static constexpr int kMostPlayouts = 1'000'000;

  int playouts = kMostPlayouts;
  std::chrono::duration<double> time{1};

  bool goes_by_the_clock() const { return playouts == kMostPlayouts; }
};

}  // namespace players
