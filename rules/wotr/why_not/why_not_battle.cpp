// Answers that a battle does not offer.

#include "rules/wotr/board/place.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

/// Who would stay out of the attack that is being made ready.
Figures staying(const Rules& rules, const Board& board, Side side) {
  return minus(part_of(figures_at(rules, board, board.group.from), side), board.group.figures);
}

bool leaves_nobody_to_lead(const Rules& rules, const Board& board, const Intent& intent) {
  Figures fewer = board.group.figures;
  if (!intent.who || count_of(fewer, *intent.who) == 0) return false;
  remove(fewer, *intent.who);
  return leader_need(board) == LeaderNeed::kLeader &&
         !has_leadership_figure(rules, board, intent.side, fewer);
}

int ruling_of_group(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.answer == ActionKind::kLeave && leaves_nobody_to_lead(rules, board, intent)) {
    return 204;
  }
  const Figures behind = staying(rules, board, intent.side);
  for (int n = 0; n < kFreeNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (count_of(behind, leader_of(nation)) != 0 && !is_at_war(board, nation)) return 203;
  }
  return 202;
}

/// a Combat card is one of the hand whose condition holds; Balrog of Moria serves from the
/// table too.
core::Refusal why_not_combat_card(const Rules& rules, const View& view, const Intent& intent) {
  if (!intent.card) return core::kAccepted;
  const CardPlace place = view.cards[static_cast<std::size_t>(*intent.card)];
  const bool lies_there = place == table_of(intent.seat) && intent.answer == ActionKind::kCard;
  if (place != hand_of(intent.seat) && !lies_there) {
    return refuse(Reason::kNotInHand, 212, *intent.card);
  }
  const CombatProgram& program = combat_program_of(rules, *intent.card);
  if (all_hold(rules, view.board, intent.side, program.conditions)) return core::kAccepted;
  return refuse(Reason::kCardCondition, 212, *intent.card);
}

}  // namespace

core::Refusal why_not_in_battle(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question == DecisionKind::kAttackGroup) {
    return refuse(Reason::kNotOffered, ruling_of_group(rules, view.board, intent));
  }
  if (question == DecisionKind::kCombatCard) return why_not_combat_card(rules, view, intent);
  const bool leads = question == DecisionKind::kCasualty && intent.who && !is_unit(*intent.who);
  return leads ? refuse(Reason::kNotOffered, 231) : core::kAccepted;
}

}  // namespace wotr
