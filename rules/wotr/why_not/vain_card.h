#pragma once

#include "rules/wotr/state/rules.h"
#include "rules/wotr/view/view.h"

namespace wotr {

/// the Event card, of the hand of whoever decides, would be spent for nothing: carried out
/// now it asks nobody, throws nothing and changes nothing. For whoever warns before it is played.
bool would_change_nothing(const Rules& rules, const View& view, CardId card);

}  // namespace wotr
