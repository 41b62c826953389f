// Answers that a battle does not offer.

#include "rules/wotr/place.h"
#include "rules/wotr/why_parts.h"

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

}  // namespace

core::Refusal why_not_in_battle(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question == DecisionKind::kAttackGroup) {
    return refuse(Reason::kNotOffered, ruling_of_group(rules, view.board, intent));
  }
  const bool leads = question == DecisionKind::kCasualty && intent.who && !is_unit(*intent.who);
  return leads ? refuse(Reason::kNotOffered, 231) : core::kAccepted;
}

}  // namespace wotr
