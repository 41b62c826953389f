#include "game/app/screen/ambient_clock.h"

#include <cmath>

namespace app {
namespace {

constexpr double kFramesPerSecond = 15;
constexpr double kAwakeSeconds = 10;
constexpr double kRound = 2000;  // all that moves with it does so in whole rounds of this

}  // namespace

void AmbientClock::update(double seconds) {
  if (rate() > 0) seconds_ = std::fmod(seconds_ + seconds, kRound);
  since_input_ += seconds;
}

double AmbientClock::rate() const {
  return is_on_ && since_input_ < kAwakeSeconds ? kFramesPerSecond : 0;
}

}  // namespace app
