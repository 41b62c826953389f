#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "engine/physics/throw.h"

namespace engine {

/// A throw that is being worked out, or is ready.
class PendingThrow {
 public:
  bool is_ready() const;
  /// Waits until it is ready.
  std::shared_ptr<const Throw> get() const;

 private:
  friend class ThrowWorker;
  mutable std::mutex mutex_;
  mutable std::condition_variable ready_;
  std::shared_ptr<const Throw> thrown_;
};

/// Works out throws on a thread of its own, one after another, so that no frame waits for them. A
/// throw is the same as simulate() gives. When it goes, it drops what nobody has waited for.
class ThrowWorker {
 public:
  ThrowWorker() = default;
  ThrowWorker(const ThrowWorker&) = delete;
  ThrowWorker& operator=(const ThrowWorker&) = delete;
  ~ThrowWorker();

  std::shared_ptr<const PendingThrow> start(const ThrowSetup& setup);

 private:
  struct Job {
    ThrowSetup setup;
    std::shared_ptr<PendingThrow> pending;
  };
  void work(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Job> jobs_;
  std::jthread thread_;  ///< runs from the first throw on
};

}  // namespace engine
