#include "rules/wotr/armies/merging.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"

namespace wotr {

RegionSet regions_to_merge(const Rules& rules, const Board& board, Seat seat) {
  RegionSet regions;
  const Side side = side_of(rules, seat);
  if (!is_team(rules, side)) return regions;
  const auto consider = [&](Place place) {
    const bool apart = has_two_owners(rules, figures_at(rules, board, place), side) &&
                       !is_mixed(rules, board, place);
    if (apart) regions.insert(region_of(place));
  };
  for (const RegionId region : armies_of(board, side)) consider(in_region(region));
  for (const RegionId region : rules.strongholds) {
    const Place place = place_of_army(rules, board, side, region);
    if (is_garrison(place)) consider(place);
  }
  return regions;
}

void ask_merge_region(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Seat seat = state.board.to_act;
  ask(decision, seat, DecisionKind::kMergeRegion, 311);
  for (const RegionId region : regions_to_merge(rules, state.board, seat)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void answer_merge_region(Play& play, const Step&, Action action) {
  const Side side = side_of(play.rules, play.board().to_act);
  play.board().group.to = region_of(action);  // for all to see what is offered
  const Place place = place_of_army(play.rules, play.board(), side, region_of(action));
  push<StepKind::kAnswerMerge>(play, {place});
}

void ask_answer_merge(const Rules& rules, const State& state, const Step&, Decision& decision) {
  ask(decision, teammate_of(rules, state.board.to_act), DecisionKind::kAnswerMerge, 311);
  decision.offer(act(ActionKind::kAccept));
  decision.offer(act(ActionKind::kStop));
}

void answer_answer_merge(Play& play, const Step& step, Action action) {
  const auto [place] = fields_of<StepKind::kAnswerMerge>(step);
  play.board().group.to = kNoRegion;
  if (is(action, ActionKind::kAccept)) {
    set_mixed(play.rules, play.board(), place, true);
    report<EventKind::kMerged>(play, {region_of(place)});
  } else {
    report<EventKind::kDeclined>(play, {teammate_of(play.rules, play.board().to_act)});
  }
}

}  // namespace wotr
