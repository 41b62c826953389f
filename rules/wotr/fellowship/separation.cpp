// Companions who leave the Fellowship, and how far Companions go.

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

/// on the Mordor Track nobody who leaves comes out again.
void leave_the_game(Play& play, CharacterSet group) {
  for_each_character(group, [&play](Character who) {
    eliminate(play, figure_of(who), 1, kInFellowship, Cause::kLeftInMordor);
  });
  on_companions_left(play);
}

}  // namespace

bool can_separate(const Board& board) {
  return !in_mordor(board.fellowship) && board.fellowship.companions != 0;
}

void push_separation(Play& play, const Separation& separation) {
  play.board().group = {};
  push(play, StepKind::kSeparateGroup, separation.further, separation.level, separation.at_sieges);
}

void ask_separate_group(const Rules&, const State& state, const Step&, Decision& decision) {
  const CharacterSet group = state.board.group.figures.characters;
  ask(decision, state.board.to_act, DecisionKind::kSeparateGroup, 90);
  for_each_character(without(state.board.fellowship.companions, group),
                     [&](Character who) { decision.offer(act(ActionKind::kTake, who)); });
  if (group != 0) decision.offer(act(ActionKind::kGo));
}

void answer_separate_group(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  board.group.from = kInFellowship;
  CharacterSet& group = board.group.figures.characters;
  if (is(action, ActionKind::kTake)) {
    group = join(group, only(character_of(action)));
    push(play, StepKind::kSeparateGroup, step.args[0], step.args[1], step.args[2]);
  } else if (in_mordor(board.fellowship)) {
    leave_the_game(play, group);
    board.group = {};
  } else {
    const int level = step.args[1] != 0 ? step.args[1] : travel_level(play.rules, group);
    const int reach = board.fellowship.progress + level + step.args[0];
    push(play, StepKind::kSeparateTo, reach, Cause::kSeparated, board.to_act, step.args[2]);
  }
}

void separate_alone(Play& play, Character who, int steps, Cause cause) {
  play.board().group = Group{};
  play.board().group.figures.characters = only(who);
  play.board().group.from = kInFellowship;
  const Seat seat = leading_seat(play.board(), Side::kFree);
  push(play, StepKind::kSeparateTo, steps, cause, seat, AtSieges::kStayOut);
}

void ask_separate_to(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Board& board = state.board;
  const RegionId from = board.fellowship.region;
  const auto at_sieges = static_cast<AtSieges>(step.args[3]);
  ask(decision, static_cast<Seat>(step.args[2]), DecisionKind::kSeparateTo, 90);
  for (const RegionId to : companion_reach(rules, board, from, step.args[0], at_sieges)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
}

void answer_separate_to(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const RegionId to = region_of(action);
  const Figures group = board.group.figures;
  const Place place = place_of_army(play.rules, board, Side::kFree, to);  // inside a siege
  relocate(play, group, kInFellowship, place, static_cast<Cause>(step.args[1]));
  board.group = Group{};
  on_companions_arrived(play, group.characters, to);  // R-263d, even without moving
  on_companions_left(play);
}

}  // namespace wotr
