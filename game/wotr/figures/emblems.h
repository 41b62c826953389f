#pragma once

#include <string_view>

#include "game/figures/emblem.h"

namespace wotr_figures {

/// The symbols on the action dice. `MusterArmy` shows both.
enum class DieSymbol { kCharacter, kArmy, kMuster, kMusterArmy, kEvent, kWill, kEye };

/// "gondor", "rohan", "elves", "dwarves", "north", "isengard", "sauron", "southrons".
/// Any other id gives a plain lozenge.
const figures::InkedEmblem& nation_sign(std::string_view nation);
inline const figures::Emblem& nation_emblem(std::string_view nation) {
  return nation_sign(nation).emblem;
}

/// What stands on the bases of those who belong to no nation: the leaf of the grey cloaks' brooches
/// for the Company, and for Gollum the Ring.
const figures::Emblem& leaf_emblem();
const figures::Emblem& ring_emblem();

const figures::InkedEmblem& die_sign(DieSymbol symbol);
inline const figures::Emblem& die_symbol(DieSymbol symbol) { return die_sign(symbol).emblem; }

}  // namespace wotr_figures
