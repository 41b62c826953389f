#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "game/laboratory/arena/bout.h"

namespace laboratory {

/// Threads that play fixtures, one game each at a time.
class Crew {
 public:
  /// `contest` outlives it.
  Crew(const Contest& contest, std::vector<Fixture> fixtures, unsigned threads);

  /// A bout that has ended, after waiting at most so long.
  std::optional<Bout> next(std::chrono::milliseconds most);

 private:
  void work(const std::stop_token& stop);

  const Contest& contest_;
  std::vector<Fixture> fixtures_;
  std::atomic<std::size_t> begun_{0};
  std::mutex mutex_;
  std::condition_variable ended_;
  std::deque<Bout> bouts_;
  std::vector<std::jthread> threads_;  // the last member: they end before what they use
};

}  // namespace laboratory
