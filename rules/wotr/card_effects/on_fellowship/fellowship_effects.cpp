#include "rules/wotr/card_effects/on_fellowship/fellowship_effects.h"

#include "rules/wotr/board/distance.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/hunt/reveal.h"

namespace wotr {
namespace {

/// For a verb that says everything by its name.
void read_bare(const base::JsonReader& entry, std::string_view verb) {
  entry.allow({verb, "if"});
  if (!entry.at(verb).boolean()) entry.fail("a card does not say what it leaves undone");
}

}  // namespace

HideFellowship read_hide(const Rules&, const base::JsonReader& entry, CardProgram&) {
  read_bare(entry, "hide-fellowship");
  return {};
}

bool can_hide_by_card(const Rules&, const State& state, const HideFellowship&, const CardStep&) {
  return can_hide(state.board);
}

void run_hide(Play& play, const HideFellowship&, const CardStep&) {
  if (can_hide(play.board())) hide_fellowship(play);
}

MoveFellowship read_move_fellowship(const Rules&, const base::JsonReader& entry, CardProgram&) {
  read_bare(entry, "move-fellowship");
  return {};
}

bool can_move_by_card(const Rules&, const State& state, const MoveFellowship&, const CardStep&) {
  return can_move_fellowship(state.board);
}

void run_move_fellowship(Play& play, const MoveFellowship&, const CardStep&) {
  if (can_move_fellowship(play.board())) move_fellowship(play);
}

RevealFellowship read_reveal(const Rules&, const base::JsonReader& entry, CardProgram&) {
  read_bare(entry, "reveal-fellowship");
  return {};
}

void run_reveal(Play& play, const RevealFellowship&, const CardStep&) {
  if (play.board().fellowship.hidden != 0) reveal_fellowship(play);
}

MoveFigure read_move_figure(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"move-figure", "if"});
  return {static_cast<std::uint8_t>(entry.at("move-figure").integer(1, 12))};
}

void run_move_figure(Play& play, const MoveFigure&, const CardStep& step) {
  if (!in_mordor(play.board().fellowship)) push_question(play, step);
}

void ask_move_figure(const Rules& rules, const State& state, const MoveFigure& data,
                     const CardStep&, Decision& decision) {
  const RegionId here = state.board.fellowship.region;
  ask(decision, state.board.event.player, DecisionKind::kCardRegion, 72);
  RegionSet reached = regions_within(rules, here, data.regions);
  reached.erase(here);
  for (const RegionId region : reached) decision.offer(act(ActionKind::kRegion, region));
}

void answer_move_figure(Play& play, const MoveFigure&, const CardStep&, Action action) {
  Fellowship& fellowship = play.board().fellowship;
  fellowship.region = region_of(action);
  report<EventKind::kFellowshipPlaced>(play, {fellowship.region, fellowship.progress});
}

HuntRoll read_hunt_roll(const Rules&, const base::JsonReader& entry, CardProgram&) {
  read_bare(entry, "hunt-roll");
  return {};
}

bool can_roll_hunt(const Rules&, const State& state, const HuntRoll&, const CardStep&) {
  return state.board.hunt_box.shadow != 0;
}

void run_hunt_roll(Play& play, const HuntRoll&, const CardStep&) { push(play, StepKind::kHunt); }

}  // namespace wotr
