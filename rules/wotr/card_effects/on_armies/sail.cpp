// An Army crosses the sea: it lands, joins besiegers and storms the walls with them, or fights its
// way ashore.
#include "rules/wotr/card_effects/on_armies/sail.h"

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/battle/battle.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kTo = 0;
constexpr int kGroup = 1;
constexpr int kAssault = 2;  ///< answers itself, once those too many have gone

Departure departure(const Board& board, const Sail& data) {
  return {board.event.player, GroupKind::kMove, LeaderNeed::kNone, in_region(data.from)};
}

bool is_defended(const Board& board, Side side, RegionId region) {
  return has_unit(figures_in(board, region), enemy_of(side));
}

/// Those who may go there; where somebody waits for them, those who may fight.
Figures crew(const Rules& rules, const Board& board, const Sail& data, Side side, RegionId to) {
  const Figures crew = movable_figures(rules, board, board.event.player, data.from, to);
  if (!is_defended(board, side, to)) return crew;
  return nation_that_blocks(rules, board, crew) == kNoNation ? belligerents_of(board, crew)
                                                             : Figures{};
}

bool can_sail(const Rules& rules, const Board& board, const Sail& data, Side side, RegionId to) {
  if (to == data.from || is_closed(board, side, to)) return false;
  const Figures group = crew(rules, board, data, side, to);
  return has_unit(group, side) && can_go(rules, board, departure(board, data), group);
}

/// in no region while they fight, and they may not cease.
void land(Play& play, const Group& group, Side side) {
  Board& board = play.board();
  const bool relief = is_besieged(play.rules, board, group.to);
  board.battle = Battle{};
  begin_battle(play, side, BattleKind::kField, relief);
  board.battle.landing = 1;
  relocate(play, group.figures, group.from, kLandingForce, Cause::kMove);
}

void go_ashore(Play& play, const Group& group, const CardStep& step, Side side) {
  Board& board = play.board();
  const bool assault = is_besieged(play.rules, board, group.to);
  board.group = {};
  relocate(play, group.figures, group.from, in_region(group.to), Cause::kMove);
  note_moved(board, group.figures, group.to);
  on_army_moved(play, side, group.figures, group.to);
  if (assault) push_question(play, step.at(kAssault, index(group.to)));
  push_excess_units(play, side, in_region(group.to));
}

void storm(Play& play, RegionId region) {
  Board& board = play.board();
  const Seat seat = board.event.player;
  const Figures army = attackers_of(play.rules, board, seat, in_region(region));
  if (nation_that_blocks(play.rules, board, army) != kNoNation) return;
  gather_attackers(play, seat, region, region);
  if (has_unit(board.group.figures, side_of(play.rules, seat))) {
    return push(play, StepKind::kAttackGroup);
  }
  board.group = {};
}

}  // namespace

Sail read_sail(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"sail", "to", "if"});
  Sail data;
  data.from = read_region(rules, entry.at("sail"));
  data.to = read_where(rules, entry.at("to")).among;
  return data;
}

void run_sail(Play& play, const Sail&, const CardStep& step) { push_question(play, step.at(kTo)); }

void ask_sail(const Rules& rules, const State& state, const Sail& data, const CardStep& step,
              Decision& decision) {
  const Board& board = state.board;
  const Side side = side_of_card(rules, step);
  if (step.stage == kGroup) {
    ask(decision, board.event.player, DecisionKind::kArmyGroup, 78);
    return offer_group(rules, board, departure(board, data), decision);
  }
  ask(decision, board.event.player, DecisionKind::kArmyTo, 347);
  if (step.stage == kAssault) return decision.offer(act(ActionKind::kGo));
  for (const RegionId to : data.to) {
    if (can_sail(rules, board, data, side, to)) decision.offer(act(ActionKind::kRegion, to));
  }
}

void answer_sail(Play& play, const Sail& data, const CardStep& step, Action action) {
  Board& board = play.board();
  const Side side = side_of_card(play.rules, step);
  if (step.stage == kAssault) return storm(play, static_cast<RegionId>(step.a));
  if (step.stage == kTo) {
    const RegionId to = region_of(action);
    board.group = {crew(play.rules, board, data, side, to), in_region(data.from), to};
    return push_question(play, step.at(kGroup));
  }
  if (is(action, ActionKind::kLeave)) {
    remove(board.group.figures, figure_of(action));
    return push_question(play, step.at(kGroup));
  }
  const Group group = board.group;
  note_army(play, group.figures, data.from);
  if (is_defended(board, side, group.to)) return land(play, group, side);
  go_ashore(play, group, step, side);
}

}  // namespace wotr
