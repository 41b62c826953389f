// Why a figure may not stay behind when an Army moves.

#include "rules/wotr/armies/groups.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

core::Refusal why_not_leave(const Rules& rules, const Board& board, Side side, Figure figure) {
  Figures going = board.group.figures;
  if (count_of(going, figure) == 0) return refuse(Reason::kNotOffered, 81);
  remove(going, figure);
  const RegionId from = region_of(board.group.from);
  if (!has_unit(going, side)) return refuse(Reason::kNeedsUnit, 81);
  const bool led =
      leader_need(board) == LeaderNeed::kNone || has_moving_leader(rules, board, side, going);
  return led ? refuse(Reason::kLonelyLeader, 81, from) : refuse(Reason::kNeedsLeader, 83, from);
}

}  // namespace

core::Refusal why_not_in_group(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool leaves = intent.answer == ActionKind::kLeave && intent.who;
  if (question != DecisionKind::kArmyGroup || !leaves) return core::kAccepted;
  return why_not_leave(rules, view.board, intent.side, *intent.who);
}

}  // namespace wotr
