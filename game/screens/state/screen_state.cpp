#include "game/screens/state/screen_state.h"

namespace screens {

const core::Decision& decision_of(const ScreenState& state) {
  static const core::Decision kSilence = [] {
    core::Decision nothing;
    nothing.seat = core::kChance;
    return nothing;
  }();
  return state.is_rolling ? kSilence : state.view.decision();
}

bool is_asked(const ScreenState& state) {
  const core::Decision& decision = decision_of(state);
  return !state.is_thinking && state.find<ReplayShown>() == nullptr && !decision.is_chance() &&
         !decision.actions.empty();
}

}  // namespace screens
