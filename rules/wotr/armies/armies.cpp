#include "rules/wotr/armies/armies.h"

#include <algorithm>

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/politics/capture.h"
#include "rules/wotr/politics/politics.h"
#include "rules/wotr/state/reasons.h"

namespace wotr {
namespace {

void leave_nation_behind(Figures& group, Nation nation) {
  const auto n = static_cast<std::size_t>(nation);
  group.regular[n] = 0;
  group.elite[n] = 0;
  if (side_of(nation) == Side::kFree) group.leader[n] = 0;
}

/// of the figures that have not moved, those whose Nation may cross the border.
Figures crossing_figures(const Rules& rules, const Board& board, Side side, const Figures& unmoved,
                         RegionId to) {
  if (region_of(rules, to).nation == kNoNation) return unmoved;
  Figures group = unmoved;
  for_each_nation(side, [&](Nation nation) {
    if (!may_cross_border(rules, board, nation, to)) leave_nation_behind(group, nation);
  });
  return group;
}

///
core::Refusal why_not_enter(const Board& board, Side side, RegionId to) {
  if (is_closed(board, side, to)) return refuse(Reason::kClosed, 74, to);
  const bool held = has_unit(figures_in(board, to), enemy_of(side));
  return held ? refuse(Reason::kEnemyThere, 82, to) : core::kAccepted;
}

core::Refusal why_not_cross(const Rules& rules, const Board& board, const Departure& departure,
                            const Figures& unmoved, RegionId to) {
  const Side side = side_of(rules, departure.seat);
  const core::Refusal entry = why_not_enter(board, side, to);
  if (entry.refused()) return entry;
  const Figures group = crossing_figures(rules, board, side, unmoved, to);
  if (!has_unit(group, side)) return refuse(Reason::kBorder, 84, region_of(rules, to).nation, to);
  return why_never_go(rules, board, departure, group);
}

bool can_move_army_from(const Rules& rules, const Board& board, Seat seat, LeaderNeed need,
                        RegionId from) {
  const Side side = side_of(rules, seat);
  const Figures unmoved = unmoved_figures(rules, board, seat, in_region(from));
  if (!has_unit(unmoved, side)) return false;
  const Departure departure{seat, GroupKind::kMove, need, in_region(from)};
  const auto may_go = [&](const Figures& group) {
    return has_unit(group, side) && !why_never_go(rules, board, departure, group).refused();
  };
  const bool may_all_go = may_go(unmoved);
  const std::vector<RegionId>& around = region_of(rules, from).neighbours;
  return std::any_of(around.begin(), around.end(), [&](RegionId to) {
    if (!is_free_for_armies(board, side, to)) return false;
    const Figures group = crossing_figures(rules, board, side, unmoved, to);
    return group == unmoved ? may_all_go : may_go(group);
  });
}

}  // namespace

namespace {

/// Of so many in the region those who did not fly there in this action.
std::uint8_t unmoved_nazgul(const Board& board, int nazgul, RegionId region) {
  const auto* flown = board.moved_nazgul.begin();
  const auto arrived = std::count(flown, flown + board.moved_nazgul_count, region);
  return static_cast<std::uint8_t>(std::max(0, nazgul - static_cast<int>(arrived)));
}

}  // namespace

Figures unmoved_figures(const Rules& rules, const Board& board, Seat seat, Place from) {
  Figures free = part_of(figures_at(rules, board, from), side_of(rules, seat));
  free.characters =
      without(free.characters, join(only(Character::kSaruman), board.moved_characters));
  free.characters = without(free.characters, companions_of_teammate(rules, seat));
  if (free.nazgul != 0) free.nazgul = unmoved_nazgul(board, free.nazgul, region_of(from));
  for (const MovedArmy& army : board.moved) {
    if (army.region == kNoRegion) break;  // those behind it have not been used either
    if (in_region(army.region) == from) free = minus(free, army.figures);
  }
  return commanded_by(rules, board, seat, from, free);
}

void note_moved(Board& board, const Figures& group, RegionId region) {
  for (MovedArmy& army : board.moved) {
    if (army.region != kNoRegion) continue;
    army = {group, region};
    return;
  }
}

bool may_cross_border(const Rules& rules, const Board& board, Nation nation, RegionId to) {
  const Nation land = region_of(rules, to).nation;
  return land == kNoNation || land == nation || is_at_war(board, nation);
}

Figures movable_figures(const Rules& rules, const Board& board, Seat seat, RegionId from,
                        RegionId to) {
  const Figures unmoved = unmoved_figures(rules, board, seat, in_region(from));
  return crossing_figures(rules, board, side_of(rules, seat), unmoved, to);
}

core::Refusal why_not_move_to(const Rules& rules, const Board& board, Seat seat, LeaderNeed need,
                              RegionId from, RegionId to) {
  const Figures unmoved = unmoved_figures(rules, board, seat, in_region(from));
  return why_not_cross(rules, board, {seat, GroupKind::kMove, need, in_region(from)}, unmoved, to);
}

bool can_move_army(const Rules& rules, const Board& board, Seat seat, LeaderNeed need) {
  for (const RegionId from : armies_of(board, side_of(rules, seat))) {
    if (can_move_army_from(rules, board, seat, need, from)) return true;
  }
  return false;
}

void on_army_moved(Play& play, Side side, const Figures& group, RegionId to) {
  lift_sieges(play);
  on_army_entered(play, side, to);
  take_control(play, side, to);
  on_companions_arrived(play, characters_of(group, Side::kFree), to);
}

void ask_move_army_from(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const Seat seat = board.to_act;
  ask(decision, seat, DecisionKind::kArmyFrom, 80);
  for (const RegionId from : armies_of(board, side_of(rules, seat))) {
    if (can_move_army_from(rules, board, seat, leader_need(board), from)) {
      decision.offer(act(ActionKind::kRegion, from));
    }
  }
  const bool one_has_moved = board.moved[0].region != kNoRegion;
  if (one_has_moved && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_move_army_from(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  const auto [moves] = fields_of<StepKind::kMoveArmyFrom>(step);
  push<StepKind::kMoveArmyTo>(play, {moves, region_of(action)});
}

void ask_move_army_to(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const Board& board = state.board;
  const RegionId from = fields_of<StepKind::kMoveArmyTo>(step).from;
  ask(decision, board.to_act, DecisionKind::kArmyTo, 82);
  for (const RegionId to : region_of(rules, from).neighbours) {
    if (can_move_army_to(rules, board, board.to_act, leader_need(board), from, to)) {
      decision.offer(act(ActionKind::kRegion, to));
    }
  }
}

void answer_move_army_to(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const auto [moves, from] = fields_of<StepKind::kMoveArmyTo>(step);
  const RegionId to = region_of(action);
  board.group = {movable_figures(play.rules, board, board.to_act, from, to), in_region(from), to};
  push<StepKind::kMoveArmyGroup>(play, {moves});
}

void ask_move_army_group(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kArmyGroup, 81);
  offer_group(rules, board, departure_of_group(board, board.to_act, GroupKind::kMove), decision);
}

void answer_move_army_group(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  if (is(action, ActionKind::kLeave)) {
    remove(board.group.figures, figure_of(action));
    push<StepKind::kMoveArmyGroup>(play, fields_of<StepKind::kMoveArmyGroup>(step));
    return;
  }
  const Group group = board.group;
  relocate(play, group.figures, group.from, in_region(group.to), Cause::kMove);
  note_moved(board, group.figures, group.to);
  board.group = {};
  note_army(play, group.figures, group.to);
  on_army_moved(play, side_of(play.rules, board.to_act), group.figures, group.to);
  const int moves_left = fields_of<StepKind::kMoveArmyGroup>(step).moves - 1;
  if (moves_left > 0) push<StepKind::kMoveArmyFrom>(play, {moves_left});
}

}  // namespace wotr
