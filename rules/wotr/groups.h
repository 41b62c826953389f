#pragma once

#include "rules/wotr/play.h"

namespace wotr {

/// Why figures leave together. The rule for who may be left behind depends on it.
enum class GroupKind : std::uint8_t { kMove, kAttack, kAdvance };

/// A Character die moves or attacks only with a Leader, Nazgûl or Character.
enum class LeaderNeed : std::uint8_t { kNone, kLeader };
/// What the die of the action in progress asks for.
LeaderNeed leader_need(const Board& board);

/// `from_all` is everything of the side that stands where the group leaves from and could stay;
/// `going` is the part that goes. True if the going may go now.
bool may_go(const Rules& rules, const Board& board, Side side, GroupKind kind,
            const Figures& from_all, const Figures& going);
/// True if `going`, perhaps after leaving more figures behind, may go.
bool can_go(const Rules& rules, const Board& board, Side side, GroupKind kind,
            const Figures& from_all, const Figures& going);

/// can_go() for a die that is not being used yet.
bool can_go_with(const Rules& rules, const Board& board, Side side, GroupKind kind, LeaderNeed need,
                 const Figures& from_all, const Figures& going);

/// The question "who stays behind?": one kLeave for each figure that may still be left, and kGo
/// when the group in `board.group` is legal as it is. The caller has begun the Decision with ask().
void offer_group(const Rules& rules, const Board& board, Side side, GroupKind kind,
                 const Figures& from_all, Decision& decision);

/// A Leader, Nazgûl or Character of the group, or an Isengard Elite under Saruman.
bool has_leadership_figure(const Rules& rules, const Board& board, Side side, const Figures& group);
/// The same, but able to move: Saruman does not count.
bool has_moving_leader(const Rules& rules, const Board& board, Side side, const Figures& group);

}  // namespace wotr
