#include "rules/wotr/cards/battle_terms.h"

#include "rules/wotr/cards/table.h"

namespace wotr {
namespace {

/// A card on the table takes the Combat cards away in some regions.
bool is_banned_there(const Rules& rules, const State& state) {
  const CardId ban = card_in_force(rules, state, Lasting::kNoCombatCards);
  if (ban == kNoCard) return false;
  return program_of(rules, ban).table.regions.contains(state.board.battle.target);
}

}  // namespace

bool may_play_combat_cards(const Rules& rules, const State& state, Side side) {
  if (side == Side::kShadow) return true;
  return !is_banned_there(rules, state);
}

}  // namespace wotr
