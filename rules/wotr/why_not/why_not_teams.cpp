// Answers that a team's Armies, or the one against two, may not give.

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

Refusal why_not_go(const Rules& rules, const Board& board, Seat seat, RegionId from) {
  const Figures& group = board.group.figures;
  if (!may_command(rules, board, seat, group)) return refuse(Reason::kLosesControl, 311, from);
  const bool again = !may_act_with(rules, board, seat, group, from);
  return again ? refuse(Reason::kActedJustNow, 306, from) : kAccepted;
}

/// Nobody else could be left behind either, so that the rest might go.
Refusal why_not_leave(const Rules& rules, const Board& board, const Intent& intent, RegionId from) {
  Figures fewer = board.group.figures;
  if (!intent.who || count_of(fewer, *intent.who) == 0) return kAccepted;
  remove(fewer, *intent.who);
  if (!has_unit(fewer, intent.side)) return kAccepted;
  if (!can_command(rules, fewer, intent.seat)) return refuse(Reason::kLosesControl, 311, from);
  const bool again = !can_act_with(rules, board, intent.seat, fewer, from);
  return again ? refuse(Reason::kActedJustNow, 306, from) : kAccepted;
}

bool gathers_a_group(DecisionKind question) {
  return question == DecisionKind::kArmyGroup || question == DecisionKind::kAttackGroup;
}

}  // namespace

Refusal why_not_in_team(const Rules& rules, const View& view, const Intent& intent) {
  if (intent.answer == ActionKind::kMerge) return refuse(Reason::kNothingToMerge, 311);
  if (!gathers_a_group(static_cast<DecisionKind>(view.decision.kind))) return kAccepted;
  const RegionId from = region_of(view.board.group.from);
  if (intent.answer == ActionKind::kGo) return why_not_go(rules, view.board, intent.seat, from);
  if (intent.answer != ActionKind::kLeave) return kAccepted;
  return why_not_leave(rules, view.board, intent, from);
}

}  // namespace wotr
