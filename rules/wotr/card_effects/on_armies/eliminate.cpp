#include "rules/wotr/card_effects/on_armies/eliminate.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/read_field.h"

namespace wotr {
namespace {

Place place_of_leader(const Rules& rules, const Board& board, Side side, const Where& where,
                      Figure leader) {
  for (const RegionId region : regions_where(rules, board, side, where)) {
    const Place place = place_of_army(rules, board, Side::kFree, region);
    if (count_of(figures_at(rules, board, place), leader) != 0) return place;
  }
  return kNowhere;
}

}  // namespace

Eliminate read_eliminate(const Rules& rules, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"eliminate", "in", "if"});
  Eliminate data;
  const base::JsonReader who = entry.at("eliminate");
  data.leader = who.is_text() && who.text() == "leader";
  if (!data.leader) data.people = read_people(who);
  data.in = read_where_if_any(rules, entry, "in");
  return data;
}

void run_eliminate(Play& play, const Eliminate& data, const CardStep& step) {
  if (data.leader) return push_question(play, step);
  const Side side = side_of_card(play.rules, step);
  for_each_character(data.people, [&](Character who) {
    const Place place = place_of(play.rules, play.board(), who);
    const RegionId region = region_of(place);
    if (region == kNoRegion || !fits(play.rules, play.board(), side, data.in, region)) return;
    eliminate(play, figure_of(who), 1, place, Cause::kCard);
  });
}

void ask_eliminate(const Rules& rules, const State& state, const Eliminate& data,
                   const CardStep& step, Decision& decision) {
  const Side side = side_of_card(rules, step);
  ask(decision, state.board.event.player, DecisionKind::kCardFigure, 344);
  for (int n = 0; n < kFreeNationCount; ++n) {
    const Figure leader = leader_of(static_cast<Nation>(n));
    if (place_of_leader(rules, state.board, side, data.in, leader) != kNowhere) {
      decision.offer(act(ActionKind::kFigure, leader));
    }
  }
}

void answer_eliminate(Play& play, const Eliminate& data, const CardStep& step, Action action) {
  const Side side = side_of_card(play.rules, step);
  const Place place = place_of_leader(play.rules, play.board(), side, data.in, figure_of(action));
  eliminate(play, figure_of(action), 1, place, Cause::kCard);
}

}  // namespace wotr
