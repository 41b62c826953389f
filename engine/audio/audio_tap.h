#pragma once

#include <deque>
#include <mutex>
#include <span>

namespace engine {

/// What speakers play, for somebody else too: one thread writes, another reads as much as its own
/// clock says. Where nothing was played it reads silence.
class AudioTap {
 public:
  static constexpr std::size_t kCushion = 9600;  ///< samples that are there before reading begins
  static constexpr std::size_t kMost = 384000;   ///< four seconds; what is older is left out

  void write(std::span<const float> stereo);
  void read(std::span<float> stereo);

 private:
  std::mutex mutex_;
  std::deque<float> kept_;
  bool flows_ = false;
};

}  // namespace engine
