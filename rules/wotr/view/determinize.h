#pragma once

#include "rules/core/guess.h"
#include "rules/wotr/view/view.h"

namespace wotr {

using Guess = core::Guess<State>;

/// A state whose view for the same viewer is `view`: the unseen cards are dealt to the hands, the
/// hidden discards and the decks by their numbers, and face down lies a Combat card that its owner
/// could have chosen. `view` must be a view of a real state.
Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose);

}  // namespace wotr
