#pragma once

#include <chrono>

namespace players {

/// When a search ends: the first that is reached.
struct Budget {
  int playouts = 1'000'000;
  std::chrono::duration<double> time{1};
};

}  // namespace players
