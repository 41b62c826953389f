#pragma once

#include <array>
#include <vector>

#include "rules/wotr/cards/effect.h"
#include "rules/wotr/cards/table_card.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

/// What a card does when it is played, as its entry in data/wotr/cards.json says.
struct CardProgram {
  Side side = Side::kFree;            ///< of the card
  std::vector<Condition> conditions;  ///< all must hold for the card to be played (R-072)
  std::vector<Effect> effects;        ///< the first `steps` in order; the rest are branches
  std::uint8_t steps = 0;
  TableCard table;
  NationSet nations = 0;  ///< that it recruits or advances: a Nation card (R-306)

  bool stays() const { return table.lasting != Lasting::kNone; }
};

struct CardPrograms {
  std::array<CardProgram, kCardCount> of;
};

inline const CardProgram& program_of(const Rules& rules, CardId card) {
  return rules.programs->of[static_cast<std::size_t>(card)];
}

}  // namespace wotr
