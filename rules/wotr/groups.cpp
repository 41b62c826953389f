#include "rules/wotr/groups.h"

#include "rules/wotr/place.h"

namespace wotr {
namespace {

/// with Saruman in play each Isengard Elite is a Leader as well.
bool has_leading_elite(const Rules& rules, const Board& board, const Figures& group) {
  const auto isengard = static_cast<std::size_t>(Nation::kIsengard);
  return group.elite[isengard] != 0 && is_on_map(rules, board, Character::kSaruman);
}

bool has_needed_leader(const Rules& rules, const Board& board, Side side, GroupKind kind,
                       LeaderNeed need, const Figures& going) {
  if (need == LeaderNeed::kNone || kind == GroupKind::kAdvance) return true;
  return kind == GroupKind::kMove ? has_moving_leader(rules, board, side, going)
                                  : has_leadership_figure(rules, board, side, going);
}

/// Those who stay: Free Peoples Leaders need a unit; nobody stays out of an attack without
/// a unit.
bool may_stay(Side side, GroupKind kind, const Figures& staying) {
  if (has_unit(staying, side)) return true;
  if (kind == GroupKind::kAttack) return !has_figure(staying, side);
  return side == Side::kShadow || leaders_of(staying) == 0;
}

}  // namespace

LeaderNeed leader_need(const Board& board) {
  return board.acting_die == DieFace::kCharacter ? LeaderNeed::kLeader : LeaderNeed::kNone;
}

bool has_leadership_figure(const Rules& rules, const Board& board, Side side,
                           const Figures& group) {
  if (characters_of(group, side) != 0) return true;
  if (side == Side::kFree) return leaders_of(group) != 0;
  return group.nazgul != 0 || has_leading_elite(rules, board, group);
}

bool has_moving_leader(const Rules& rules, const Board& board, Side side, const Figures& group) {
  Figures movers = group;
  movers.characters = without(movers.characters, only(Character::kSaruman));
  return has_leadership_figure(rules, board, side, movers);
}

bool may_go(const Rules& rules, const Board& board, Side side, GroupKind kind,
            const Figures& from_all, const Figures& going) {
  return has_unit(going, side) &&
         has_needed_leader(rules, board, side, kind, leader_need(board), going) &&
         may_stay(side, kind, minus(from_all, going));
}

bool can_go_with(const Rules& rules, const Board& board, Side side, GroupKind kind, LeaderNeed need,
                 const Figures& from_all, const Figures& going) {
  const int units = units_of(going, side);
  if (units == 0 || !has_needed_leader(rules, board, side, kind, need, going)) return false;
  return units >= 2 || may_stay(side, kind, minus(from_all, going));
}

bool can_go(const Rules& rules, const Board& board, Side side, GroupKind kind,
            const Figures& from_all, const Figures& going) {
  return can_go_with(rules, board, side, kind, leader_need(board), from_all, going);
}

void offer_group(const Rules& rules, const Board& board, Side side, GroupKind kind,
                 const Figures& from_all, Decision& decision) {
  const Figures& going = board.group.figures;
  if (may_go(rules, board, side, kind, from_all, going)) decision.offer(act(ActionKind::kGo));
  for_each_figure(going, side, [&](Figure figure, int) {
    Figures fewer = going;
    remove(fewer, figure);
    if (can_go(rules, board, side, kind, from_all, fewer)) {
      decision.offer(act(ActionKind::kLeave, figure));
    }
  });
}

}  // namespace wotr
