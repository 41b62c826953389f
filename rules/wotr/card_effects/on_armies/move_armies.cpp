#include "rules/wotr/card_effects/on_armies/move_armies.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/card_effects/on_armies/card_attack.h"
#include "rules/wotr/card_effects/on_armies/march.h"
#include "rules/wotr/cards/read_field.h"

namespace wotr {
namespace {

/// The questions of this verb. a: Armies still to be moved.
constexpr int kFrom = 0;
constexpr int kGroup = 1;
constexpr int kWay = 2;  ///< b: regions that the Army may still go

/// One region each, from anywhere: the same as with a die.
bool is_plain(const MoveArmies& data) {
  return data.regions == 1 && !data.to_army && !data.leaps && !data.from;
}

bool can_march_from(const Rules& rules, const Board& board, const MoveArmies& data, RegionId from) {
  const Seat seat = board.event.player;
  if (data.from && !fits(rules, board, side_of(rules, seat), *data.from, from)) return false;
  const Place place = place_of_marchers(rules, board, data, from);
  const Figures group = unmoved_figures(rules, board, seat, place);
  return can_march(rules, board, data, place, group);
}

void ask_from(const Rules& rules, const State& state, const MoveArmies& data, const CardStep& step,
              Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kArmyFrom, 78);
  for (int r = 0; r < kRegionCount; ++r) {
    const auto from = static_cast<RegionId>(r);
    if (can_march_from(rules, state.board, data, from)) {
      decision.offer(act(ActionKind::kRegion, from));
    }
  }
  const bool one_has_moved = step.a < data.armies;
  if (one_has_moved && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void ask_group(const Rules& rules, const State& state, const MoveArmies& data, Decision& decision) {
  const Board& board = state.board;
  const Group& group = board.group;
  ask(decision, board.event.player, DecisionKind::kArmyGroup, 78);
  if (may_march(rules, board, data, group.from, group.figures)) {
    decision.offer(act(ActionKind::kGo));
  }
  for_each_figure(group.figures, side_of(rules, board.event.player), [&](Figure figure, int) {
    Figures fewer = group.figures;
    remove(fewer, figure);
    if (can_march(rules, board, data, group.from, fewer)) {
      decision.offer(act(ActionKind::kLeave, figure));
    }
  });
}

void ask_way(const Rules& rules, const State& state, const MoveArmies& data, const CardStep& step,
             Decision& decision) {
  const Board& board = state.board;
  const Group& group = board.group;
  ask(decision, board.event.player, DecisionKind::kArmyTo, 78);
  for (const RegionId to : next_regions(rules, board, data, group, step.b)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
  const bool has_left = step.b < data.regions;
  const bool elsewhere = region_of(group.from) != group.to;
  if (has_left && elsewhere && board.event.left != 0) decision.offer(act(ActionKind::kStop));
}

/// The Army has come to the end of its way.
void arrive(Play& play, const CardStep& step) {
  Board& board = play.board();
  const RegionId region = region_of(board.group.from);
  note_moved(board, board.group.figures, region);
  note_army(play, board.group.figures, region);
  board.event.region = region;
  board.group = {};
  if (step.a > 1) push_question(play, step.at(kFrom, step.a - 1));
}

void go_to(Play& play, const MoveArmies& data, const CardStep& step, RegionId to) {
  Board& board = play.board();
  Group& group = board.group;
  const Side side = side_of(play.rules, board.event.player);
  // Asked before the group stands there itself: may it stay in this region?
  board.event.left = may_end(play.rules, board, data, to) ? 1 : 0;
  const Place from = group.from;
  relocate(play, group.figures, from, in_region(to), Cause::kMove);
  group.from = in_region(to);
  on_army_moved(play, side, group.figures, to);
  if (is_garrison(from)) settle_garrison(play, side, region_of(from));
  const bool goes_on = step.b > 1 && !data.leaps;
  if (goes_on) return push_question(play, step.at(kWay, step.a, step.b - 1));
  arrive(play, step);
}

}  // namespace

MoveArmies read_move_armies(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"move-armies", "regions", "with", "to-army", "from", "straight-to", "if"});
  MoveArmies data;
  data.armies = static_cast<std::uint8_t>(entry.at("move-armies").integer(1, kMostArmyMoves));
  data.regions = read_number(entry, "regions", 1, 3, 1);
  data.with = read_need(entry);
  data.to_army = read_flag(entry, "to-army");
  if (const auto from = entry.find("from")) data.from = read_where(rules, *from);
  if (const auto goal = entry.find("straight-to")) data.leaps = read_where(rules, *goal);
  return data;
}

bool can_move_armies(const Rules& rules, const State& state, const MoveArmies& data,
                     const CardStep&) {
  const Board& board = state.board;
  if (is_plain(data)) return can_move_army(rules, board, board.event.player, data.with);
  for (int r = 0; r < kRegionCount; ++r) {
    if (can_march_from(rules, board, data, static_cast<RegionId>(r))) return true;
  }
  return false;
}

void run_move_armies(Play& play, const MoveArmies& data, const CardStep& step) {
  play.board().event.need = data.with;
  if (is_plain(data)) return push<StepKind::kMoveArmyFrom>(play, {data.armies});
  push_question(play, step.at(kFrom, data.armies));
}

void ask_move_armies(const Rules& rules, const State& state, const MoveArmies& data,
                     const CardStep& step, Decision& decision) {
  if (step.stage == kFrom) return ask_from(rules, state, data, step, decision);
  if (region_of(state.board.group.from) == kNoRegion) return;
  if (step.stage == kGroup) return ask_group(rules, state, data, decision);
  ask_way(rules, state, data, step, decision);
}

void answer_move_armies(Play& play, const MoveArmies& data, const CardStep& step, Action action) {
  Board& board = play.board();
  if (step.stage == kWay) {
    if (is(action, ActionKind::kStop)) return arrive(play, step);
    return go_to(play, data, step, region_of(action));
  }
  if (is(action, ActionKind::kStop)) return;
  if (step.stage == kFrom) {
    const RegionId from = region_of(action);
    const Place place = place_of_marchers(play.rules, board, data, from);
    board.group = {unmoved_figures(play.rules, board, board.event.player, place), place, from};
    return push_question(play, step.at(kGroup, step.a));
  }
  if (is(action, ActionKind::kGo)) {
    return push_question(play, step.at(kWay, step.a, data.regions));
  }
  remove(board.group.figures, figure_of(action));
  push_question(play, step.at(kGroup, step.a));
}

}  // namespace wotr
