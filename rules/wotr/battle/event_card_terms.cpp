#include "rules/wotr/battle/event_card_terms.h"

#include "rules/wotr/battle/force.h"
#include "rules/wotr/cards/table.h"

namespace wotr {
namespace {

/// A card on the table takes the Combat cards away in some regions.
bool is_banned_there(const Rules& rules, const State& state) {
  const CardId ban = card_in_force(rules, state, Lasting::kNoCombatCards);
  if (ban == kNoCard) return false;
  return program_of(rules, ban).table.regions.contains(state.board.battle.target);
}

bool lacks_companion(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  if (battle.first_card_needs_companion == 0 || battle.round > 1) return false;
  return characters_of(force_of(rules, board, Side::kFree), Side::kFree) == 0;
}

}  // namespace

bool may_play_combat_cards(const Rules& rules, const State& state, Side side) {
  if (side == Side::kShadow) return true;
  return !is_banned_there(rules, state) && !lacks_companion(rules, state.board);
}

}  // namespace wotr
