#pragma once

#include <cmath>

namespace sound {

/// The time of what is heard beside the mixer's. Where nothing is heard at once, in films and
/// tests, they are the same; before speakers the mixer goes by their clock, and is followed.
class VoiceClock {
 public:
  double now() const { return now_; }
  double in_mixer(double time) const { return time + ahead_; }
  void update(double seconds) { now_ += seconds; }

  /// Where the mixer will be when what is given now can be heard. Small differences are left alone,
  /// so that what follows each other keeps its distance.
  void follow(double mixer) {
    if (std::abs(mixer - in_mixer(now_)) > kFarApart) ahead_ = mixer - now_;
  }

 private:
  static constexpr double kFarApart = 0.06;  // seconds

  double now_ = 0;
  double ahead_ = 0;
};

}  // namespace sound
