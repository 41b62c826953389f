#pragma once

#include <chrono>
#include <string_view>
#include <vector>

namespace engine {

/// How long the passes of frames take. It waits for each to be finished, which costs time itself:
/// for the benchmark only.
class PassWatch {
 public:
  struct Pass {
    std::string_view name;
    double milliseconds = 0;  ///< of all frames together
  };

  /// A frame begins, or the pass before the next one is none of interest.
  void start();
  /// The pass that began at `start` or at the last `end` is drawn.
  void end(std::string_view name);
  const std::vector<Pass>& passes() const { return passes_; }

 private:
  std::chrono::steady_clock::time_point since_;
  std::vector<Pass> passes_;
};

}  // namespace engine
