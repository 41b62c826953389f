// Placing battalions, whatever brought them: T-013, T-019, T-026, T-036.

#include "rules/trilogy/turn/placing.h"

#include "rules/trilogy/board/counts.h"
#include "rules/trilogy/board/figures.h"

namespace trilogy {
namespace {

int ruling_of(Cause cause) {
  if (cause == Cause::kSetUp) return 13;
  if (cause == Cause::kMission) return 36;
  return cause == Cause::kSets ? 26 : 19;
}

void put(Play& play, Seat seat, Territory territory, int count, Cause cause) {
  play.board().to_place[at(seat)] -= static_cast<std::uint16_t>(count);
  place_battalions(play, territory, count, cause);
}

}  // namespace

TerritorySet place_area(const Rules& rules, const Board& board, Seat seat, CardId mission) {
  const TerritorySet& held = held_by(board, seat);
  if (mission == kNoCard) return held;
  const auto* reward = std::get_if<AddBattalions>(&adventure_of(rules, mission).effect);
  return reward == nullptr ? held : held & reward->where;
}

void offer_places(const TerritorySet& area, int to_place, Decision& decision) {
  if (to_place == 0) return;
  if (area.size() == 1) {
    return decision.offer(act(ActionKind::kPlace, *area.begin(), std::min(to_place, kMostTold)));
  }
  for (const Territory territory : area) {
    const Action where = act(ActionKind::kTerritory, territory);
    decision.offer(to_place == 1 ? act(ActionKind::kPlace, territory, 1) : where);
  }
}

bool place_answered(Play& play, Seat seat, Cause cause, CardId mission, Action action) {
  const Territory territory = territory_of(action);
  if (is(action, ActionKind::kTerritory)) {
    push<StepKind::kPlaceCount>(play, {seat, cause, mission, territory});
    return true;
  }
  if (!is(action, ActionKind::kPlace)) return false;
  put(play, seat, territory, action.b, cause);
  if (play.board().to_place[at(seat)] > 0) push<StepKind::kPlace>(play, {seat, cause, mission});
  return true;
}

void ask_place(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [seat, cause, mission] = fields_of<StepKind::kPlace>(step);
  ask(decision, seat, DecisionKind::kPlaceWhere, ruling_of(cause));
  offer_places(place_area(rules, state.board, seat, mission), state.board.to_place[at(seat)],
               decision);
}

void answer_place(Play& play, const Step& step, Action action) {
  const auto [seat, cause, mission] = fields_of<StepKind::kPlace>(step);
  place_answered(play, seat, cause, mission, action);
}

void ask_place_count(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto placed = fields_of<StepKind::kPlaceCount>(step);
  ask(decision, placed.seat, DecisionKind::kPlaceCount, ruling_of(placed.cause));
  offer_counts(1, state.board.to_place[at(placed.seat)], [&](int count) {
    decision.offer(act(ActionKind::kPlace, placed.territory, count));
  });
}

void answer_place_count(Play& play, const Step& step, Action action) {
  const auto [seat, cause, mission, territory] = fields_of<StepKind::kPlaceCount>(step);
  place_answered(play, seat, cause, mission, action);
}

}  // namespace trilogy
