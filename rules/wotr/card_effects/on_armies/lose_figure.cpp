// The Nation that the card chose loses one of its figures on the map; its owner says which.
#include "rules/wotr/card_effects/on_armies/lose_figure.h"

#include "base/json_reader.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/board/control.h"

namespace wotr {
namespace {

/// The questions of this verb.
constexpr int kWhere = 0;
constexpr int kWho = 1;  ///< a: the region

template <class Visit>
void for_each_kind(Nation nation, Visit visit) {
  visit(regular_of(nation));
  visit(elite_of(nation));
  if (side_of(nation) == Side::kFree) visit(leader_of(nation));
}

void ask_who(const Rules& rules, const State& state, RegionId region, Decision& decision) {
  const Nation nation = state.board.event.nation;
  const Figures& here = army_in(rules, state.board, side_of(nation), region);
  ask(decision, owner_of(rules, nation), DecisionKind::kCardFigure, 341);
  for_each_kind(nation, [&](Figure figure) {
    if (count_of(here, figure) != 0) decision.offer(act(ActionKind::kFigure, figure));
  });
}

bool stands_there(const Rules& rules, const Board& board, Nation nation, RegionId region) {
  const Figures& here = army_in(rules, board, side_of(nation), region);
  bool found = false;
  for_each_kind(nation, [&](Figure figure) { found = found || count_of(here, figure) != 0; });
  return found;
}

}  // namespace

LoseFigure read_lose_figure(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"lose-figure", "if"});
  if (entry.at("lose-figure").text() != "that-nation") {
    entry.fail("only \"that-nation\" of the card loses a figure");
  }
  return {};
}

void run_lose_figure(Play& play, const LoseFigure&, const CardStep& step) {
  if (play.board().event.nation != kNoNation) push_question(play, step.at(kWhere));
}

void ask_lose_figure(const Rules& rules, const State& state, const LoseFigure&,
                     const CardStep& step, Decision& decision) {
  if (step.stage == kWho) return ask_who(rules, state, static_cast<RegionId>(step.a), decision);
  const Nation nation = state.board.event.nation;
  ask(decision, owner_of(rules, nation), DecisionKind::kCardRegion, 341);
  for (int r = 0; r < kRegionCount; ++r) {
    const auto region = static_cast<RegionId>(r);
    if (stands_there(rules, state.board, nation, region)) {
      decision.offer(act(ActionKind::kRegion, region));
    }
  }
}

void answer_lose_figure(Play& play, const LoseFigure&, const CardStep& step, Action action) {
  if (step.stage == kWhere) return push_question(play, step.at(kWho, action.a));
  const Figure figure = figure_of(action);
  const auto region = static_cast<RegionId>(step.a);
  const Place place = place_of_army(play.rules, play.board(), side_of(figure), region);
  eliminate(play, figure, 1, place, Cause::kCard);
  if (is_garrison(place)) settle_garrison(play, side_of(figure), region);
}

}  // namespace wotr
