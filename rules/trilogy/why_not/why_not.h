#pragma once

#include <nlohmann/json_fwd.hpp>

#include "base/result.h"
#include "rules/core/action.h"
#include "rules/core/refusal.h"
#include "rules/trilogy/view/view.h"

namespace trilogy {

/// Why an intent cannot be fulfilled: the first ruling against it, or kAccepted. It is an
/// action that may lack fields: {do, card, from, to, territory, count …}. An Error tells of an
/// intent that is no sentence of this game.
base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                    const nlohmann::json& intent);

/// The same of an action that the pending decision does not offer; always a refusal.
core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);

}  // namespace trilogy
