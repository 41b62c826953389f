#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>

namespace engine {

/// Bytes that somebody else may still hold.
using SharedBytes = std::shared_ptr<const void>;
struct Chunk {
  SharedBytes keeps;  ///< what owns them
  std::span<const std::uint8_t> bytes;
};

/// Writes into a pipe on a thread of its own, so that whoever gives it something need not wait for
/// the reader; no more than so many chunks wait.
class Feeder {
 public:
  /// It closes the descriptor.
  Feeder(int descriptor, std::size_t most_waiting);
  Feeder(const Feeder&) = delete;
  Feeder& operator=(const Feeder&) = delete;
  ~Feeder();

  /// Waits while too many are waiting.
  void give(Chunk chunk);
  /// False, and nothing is given, if too many are waiting.
  bool offer(Chunk chunk);
  /// The reader has gone, or hangs: what is given is thrown away.
  bool is_broken() const;
  /// Returns when all is written and the pipe is closed.
  void finish();

 private:
  void write_on();
  bool write_all(std::span<const std::uint8_t> bytes) const;

  int descriptor_;
  std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Chunk> waiting_;
  bool is_over_ = false;
  bool is_broken_ = false;
  std::thread thread_;
};

}  // namespace engine
