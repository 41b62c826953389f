#pragma once

#include <chrono>
#include <string_view>
#include <vector>

namespace engine {

/// Measures how long each render pass takes. It waits for each pass to finish, which costs time
/// itself: for the benchmark only.
class PassTimer {
 public:
  struct Pass {
    std::string_view name;
    double milliseconds = 0;  ///< of all frames together
  };

  /// A frame begins, or what was drawn since the last `end` does not count.
  void start();
  /// The pass that began at `start` or at the last `end` is drawn.
  void end(std::string_view name);
  const std::vector<Pass>& passes() const { return passes_; }

 private:
  std::chrono::steady_clock::time_point since_;
  std::vector<Pass> passes_;
};

}  // namespace engine
