#include "engine/platform/windows/redraw.h"

#include <algorithm>

namespace engine {
namespace {

constexpr double kLongestSleep = 0.5;
constexpr int kFramesToSettle = 2;

}  // namespace

void Redraw::keep_for(double seconds) {
  busy_seconds_ = std::max(busy_seconds_, seconds);
  frames_owed_ = kFramesToSettle;
}

double Redraw::wait_seconds() const {
  if (frames_owed_ > 0 || busy_seconds_ > 0) return 0;
  const double longest = looks_ > 0 ? std::min(kLongestSleep, 1 / looks_) : kLongestSleep;
  if (idle_rate_ <= 0) return longest;
  return std::clamp(1 / idle_rate_ - since_frame_, 0.0, longest);
}

bool Redraw::take_due(double seconds) {
  since_frame_ += seconds;
  const bool is_due =
      frames_owed_ > 0 || busy_seconds_ > 0 || (idle_rate_ > 0 && since_frame_ >= 1 / idle_rate_);
  busy_seconds_ = std::max(0.0, busy_seconds_ - seconds);
  if (!is_due) return false;
  frames_owed_ = std::max(0, frames_owed_ - 1);
  since_frame_ = 0;
  return true;
}

}  // namespace engine
