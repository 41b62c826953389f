#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// The question has one answer, but cards of a hand might have given more: it is asked, since not
/// to ask would tell that they do not.
bool is_asked_for_secrecy(const Rules& rules, const State& state, const Decision& decision);

}  // namespace trilogy
