#pragma once

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace session_test {

/// While it is shut, slow players think and think.
class Gate {
 public:
  void shut() {
    const std::lock_guard lock(mutex_);
    is_open_ = false;
  }
  void open() {
    const std::lock_guard lock(mutex_);
    is_open_ = true;
    changed_.notify_all();
  }
  /// A player that comes here goes on when the gate is open.
  void pass() {
    std::unique_lock lock(mutex_);
    ++came_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return is_open_; });
  }
  /// The same for one that also goes on when it is asked to stop.
  void pass(const std::stop_token& stop) {
    std::stop_callback wake(stop, [this] {
      const std::lock_guard lock(mutex_);
      changed_.notify_all();
    });
    std::unique_lock lock(mutex_);
    ++came_;
    changed_.notify_all();
    changed_.wait(lock, [&] { return is_open_ || stop.stop_requested(); });
  }
  void leave(bool was_stopped) {
    const std::lock_guard lock(mutex_);
    ++left_;
    stopped_ += was_stopped;
    changed_.notify_all();
  }
  void wait_until_came(int players) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return came_ >= players; });
  }
  void wait_until_all_left() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return came_ == left_; });
  }
  /// How many had been asked to stop when they went.
  int stopped() {
    const std::lock_guard lock(mutex_);
    return stopped_;
  }
  int came() {
    const std::lock_guard lock(mutex_);
    return came_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_open_ = true;
  int came_ = 0;
  int left_ = 0;
  int stopped_ = 0;
};

}  // namespace session_test
