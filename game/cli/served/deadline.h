#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace cli {

/// Asks those who think to stop once so much time is over.
class Deadline {
 public:
  explicit Deadline(std::chrono::duration<double> most);

  std::stop_token token() const { return stop_.get_token(); }
  bool is_over() const { return stop_.stop_requested(); }

 private:
  std::stop_source stop_;
  std::mutex mutex_;
  std::condition_variable_any given_up_;
  std::jthread watch_;  ///< the last: it uses the others
};

}  // namespace cli
