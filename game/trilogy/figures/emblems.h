#pragma once

#include "game/figures/emblem.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_figures {

/// On the backs of the cards: peaks for the territories, the Ring for the adventures.
const figures::Emblem& deck_emblem(trilogy::Deck deck);

}  // namespace trilogy_figures
