#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "base/result.h"
#include "rules/core/action.h"
#include "rules/core/refusal.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/view/view.h"

namespace wotr {

/// Why an intent cannot be fulfilled. It is a partial sentence of
///   die     the face of an Action die: "muster"
///   do      a use of a die ("move-army", "attack", "recruit" …), or "pass", "ring", "declare",
///           "enter-mordor", "play-card"; or an answer to the question that is asked, by the name
///           of its action: "region", "leave", "reduce", "withdraw" …
///   card    the id of a card
///   from    a region
///   who     a figure ("gondor.elite", "nazgul", "strider") or a Nation
///   to      a region
///   target  a region to attack, a Nation to advance, the face that a Ring shall bring, or how many
/// The answer is the first ruling that makes every completion illegal, or kAccepted.
/// An Error tells of an intent that is no sentence of this game.
base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                    const nlohmann::json& intent);

/// Whether a die may play the card now, or any die where none is named.
core::Refusal why_not_play(const Rules& rules, const View& view, CardId card,
                           std::optional<DieFace> die);

/// The same of an action that the pending decision does not offer; always a refusal.
core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);

}  // namespace wotr
