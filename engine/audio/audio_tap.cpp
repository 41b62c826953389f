#include "engine/audio/audio_tap.h"

#include <algorithm>

namespace engine {

void AudioTap::write(std::span<const float> stereo) {
  const std::lock_guard lock(mutex_);
  kept_.insert(kept_.end(), stereo.begin(), stereo.end());
  if (kept_.size() <= kMost) return;
  kept_.erase(kept_.begin(), kept_.end() - static_cast<std::ptrdiff_t>(kMost));
}

/// Speakers ask for samples in bursts: without a cushion the sound would have holes.
void AudioTap::read(std::span<float> stereo) {
  const std::lock_guard lock(mutex_);
  flows_ = flows_ || kept_.size() >= kCushion;
  const std::size_t count = flows_ ? std::min(stereo.size(), kept_.size()) : 0;
  const auto end = kept_.begin() + static_cast<std::ptrdiff_t>(count);
  std::copy(kept_.begin(), end, stereo.begin());
  kept_.erase(kept_.begin(), end);
  std::ranges::fill(stereo.subspan(count), 0.0F);
  if (count < stereo.size()) flows_ = false;
}

}  // namespace engine
