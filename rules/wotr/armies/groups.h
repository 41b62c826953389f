#pragma once

#include "rules/core/refusal.h"
#include "rules/wotr/state/play.h"

namespace wotr {

/// Why figures leave together. The rule for who may be left behind depends on it.
enum class GroupKind : std::uint8_t { kMove, kAttack, kAdvance };

/// What the die, or the card, of the action in progress asks for.
LeaderNeed leader_need(const Board& board);

/// Whose action takes figures out of a place, and what for. Who does not go stays there.
struct Departure {
  Seat seat{};
  GroupKind kind = GroupKind::kMove;
  LeaderNeed need = LeaderNeed::kNone;
  Place from = kNowhere;
};
/// Of the group that gathers in `board.group`, by the action in progress.
Departure departure_of_group(const Board& board, Seat seat, GroupKind kind);

/// The first ruling against the group as it is.
core::Refusal why_not_go(const Rules& rules, const Board& board, const Departure& departure,
                         const Figures& group);
inline bool may_go(const Rules& rules, const Board& board, const Departure& departure,
                   const Figures& group) {
  return !why_not_go(rules, board, departure, group).refused();
}
/// The same, if perhaps more figures stay behind.
core::Refusal why_never_go(const Rules& rules, const Board& board, const Departure& departure,
                           const Figures& group);
inline bool can_go(const Rules& rules, const Board& board, const Departure& departure,
                   const Figures& group) {
  return !why_never_go(rules, board, departure, group).refused();
}

/// The question "who stays behind?": one kLeave for each figure that may still be left, and kGo
/// when the group in `board.group` is legal as it is. The caller has begun the Decision with ask().
void offer_group(const Rules& rules, const Board& board, const Departure& departure,
                 Decision& decision);

/// A Leader, Nazgûl or Character of the group, or an Elite who leads under Saruman.
bool has_leadership_figure(const Rules& rules, const Board& board, Side side, const Figures& group);
/// The same, but able to move: Saruman does not count.
bool has_moving_leader(const Rules& rules, const Board& board, Side side, const Figures& group);
/// Elites that are Leaders as well: Isengard's under Saruman, and the Southrons' against two or in
/// a game of four.
int leading_elites(const Rules& rules, const Board& board, const Figures& group);

}  // namespace wotr
