#pragma once

#include "rules/core/refusal.h"
#include "rules/trilogy/view/view.h"
#include "rules/trilogy/why_not/intent.h"

namespace trilogy {

// Each gives the first reason against the intent, or kAccepted; `view` is that of the seat that
// decides.

/// T-013, T-018, T-047.
core::Refusal why_not_claim(const View& view, const Intent& intent);
core::Refusal why_not_leader(const View& view, const Intent& intent);
/// T-019, T-023, T-036.
core::Refusal why_not_place(const Rules& rules, const View& view, const Intent& intent);
/// T-021 to T-023.
core::Refusal why_not_set(const Rules& rules, const View& view, const Intent& intent);
/// T-015, T-027, T-032, T-056, T-057.
core::Refusal why_not_attack(const Rules& rules, const View& view, const Intent& intent);
core::Refusal why_not_defend(const View& view, const Intent& intent);
/// T-031.
core::Refusal why_not_move_in(const View& view, const Intent& intent);
/// T-033, T-034, T-056.
core::Refusal why_not_fortify(const Rules& rules, const View& view, const Intent& intent);
/// T-035, T-038 to T-042, T-045.
core::Refusal why_not_card(const Rules& rules, const View& view, const Intent& intent);
/// T-019, T-023.
core::Refusal why_not_end(const Rules& rules, const View& view);

}  // namespace trilogy
