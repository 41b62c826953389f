#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// The moments of a round at which they do; each has its initiative numbers.
enum class CombatMoment : std::uint8_t {
  kBeforeRoll,
  kBeforeReroll,
  kAfterReroll,
  kAfterCasualties
};

/// The effects of the Combat cards at this moment, one card after the other, as a step.
inline void push_moment(Play& play, CombatMoment moment) {
  push<StepKind::kCombatMoment>(play, {index(moment), 0});
}

}  // namespace wotr
