#include "game/table/gesture.h"

#include <algorithm>

namespace table {

RegionSet open_to(std::span<const Touchable> held, const Touches& touches) {
  const auto is_held = [&](const Touchable& one) {
    return !one.is_nothing() && std::ranges::find(held, one) != held.end();
  };
  RegionSet regions;
  for (const Gesture& gesture : touches.gestures) {
    const bool by_die = held.size() == 1 && is_held(gesture.means);
    const RegionId region = by_die                  ? gesture.from.region
                            : is_held(gesture.from) ? gesture.to.region
                                                    : kNoRegion;
    if (region != kNoRegion) regions.insert(region);
  }
  return regions;
}

std::vector<core::Action> answers_of(const Gesture& gesture,
                                     const std::optional<core::Bundle>& split,
                                     std::span<const int> staying) {
  const bool all_go = std::ranges::all_of(staying, [](int count) { return count == 0; });
  if (!split || all_go || gesture.group_begin == gesture.group_end) return gesture.answers;
  const core::Whole* whole = core::find_whole(*split, staying);
  if (whole == nullptr) return gesture.answers;
  const auto at = [&](std::size_t place) {
    return gesture.answers.begin() + static_cast<std::ptrdiff_t>(place);
  };
  std::vector<core::Action> answers(gesture.answers.begin(), at(gesture.group_begin));
  answers.insert(answers.end(), whole->answers.begin(), whole->answers.end());
  answers.insert(answers.end(), at(gesture.group_end), gesture.answers.end());
  return answers;
}

}  // namespace table
