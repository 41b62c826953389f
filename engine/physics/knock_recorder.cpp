#include "engine/physics/knock_recorder.h"

#include <algorithm>

namespace engine {
namespace {

constexpr float kOneBlow = 0.03F;  // seconds that two bodies need to part before they strike again
constexpr float kMuchHarder = 2;   // times; then it is a blow of its own all the same
constexpr float kFading = 0.8F;    // of the last blow, with each step that they stay together

Struck struck_by(const Touch& touch) {
  if (touch.other == kFloorBody) return Struck::kFloor;
  return touch.other == kWallBody ? Struck::kWall : Struck::kCube;
}

}  // namespace

/// A blow lasts for a step or two, and then the bodies may stay together.
bool KnockRecorder::is_new(const Touch& touch, float seconds, float impulse) {
  const auto [last, is_first] = last_.try_emplace({touch.cube, touch.other});
  const bool had_parted = is_first || seconds - last->second.seconds > kOneBlow;
  const bool is_harder = impulse > kMuchHarder * last->second.impulse;
  const bool is_blow = impulse >= kLeastKnock && (had_parted || is_harder);
  last->second = {
      seconds, is_blow || had_parted ? impulse : std::max(impulse, kFading * last->second.impulse)};
  return is_blow;
}

void KnockRecorder::note(float seconds, std::span<const Touch> touches) {
  const std::size_t before = knocks_.size();
  for (const Touch& touch : touches) {
    const float impulse = touch.impulse / side_;
    if (!is_new(touch, seconds, impulse)) continue;
    const Struck struck = struck_by(touch);
    const auto same =
        std::find_if(knocks_.begin() + static_cast<std::ptrdiff_t>(before), knocks_.end(),
                     [&](const Knock& knock) { return knock.struck == struck; });
    if (same != knocks_.end()) {
      same->impulse = std::max(same->impulse, impulse);
    } else {
      knocks_.push_back({.seconds = seconds,
                         .impulse = impulse,
                         .struck = struck,
                         .cube = static_cast<std::uint8_t>(touch.cube),
                         .place = {touch.place.x, touch.place.z}});
    }
  }
}

}  // namespace engine
