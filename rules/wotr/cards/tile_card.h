#pragma once

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// The card that brings a special Hunt tile; it has the tile's id.
CardId card_of_tile(const Rules& rules, Tile tile);

/// The card lies in the open, after it did what it does.
constexpr bool was_played(CardPlace place) {
  return place == CardPlace::kDiscard || place == CardPlace::kRemoved;
}

}  // namespace wotr
