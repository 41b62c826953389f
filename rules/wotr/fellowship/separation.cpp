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
  const bool enters_sieges = separation.at_sieges == AtSieges::kMayEnter;
  push<StepKind::kSeparateGroup>(play, {separation.further, separation.level, enters_sieges});
}

void ask_separate_group(const Rules&, const State& state, const Step&, Decision& decision) {
  const CharacterSet group = state.board.group.figures.characters;
  ask(decision, state.board.to_act, DecisionKind::kSeparateGroup, 90);
  for_each_character(without(state.board.fellowship.companions, group),
                     [&](Character who) { decision.offer(act(ActionKind::kTake, who)); });
  if (group != 0) decision.offer(act(ActionKind::kGo));
}

void answer_separate_group(Play& play, const Step& step, Action action) {
  const auto parting = fields_of<StepKind::kSeparateGroup>(step);
  Board& board = play.board();
  board.group.from = kInFellowship;
  CharacterSet& group = board.group.figures.characters;
  if (is(action, ActionKind::kTake)) {
    group = join(group, only(character_of(action)));
    push<StepKind::kSeparateGroup>(play, parting);
  } else if (in_mordor(board.fellowship)) {
    leave_the_game(play, group);
    board.group = {};
  } else {
    const int level = parting.level != 0 ? parting.level : travel_level(play.rules, group);
    const int reach = board.fellowship.progress + level + parting.further;
    push<StepKind::kSeparateTo>(play,
                                {reach, Cause::kSeparated, board.to_act, parting.enters_sieges});
  }
}

void separate_alone(Play& play, Character who, int steps, Cause cause) {
  play.board().group = Group{};
  play.board().group.figures.characters = only(who);
  play.board().group.from = kInFellowship;
  const Seat seat = leading_seat(play.board(), Side::kFree);
  push<StepKind::kSeparateTo>(play, {steps, cause, seat, false});
}

void ask_separate_to(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Board& board = state.board;
  const RegionId from = board.fellowship.region;
  const auto parting = fields_of<StepKind::kSeparateTo>(step);
  const auto at_sieges = static_cast<AtSieges>(parting.enters_sieges);
  ask(decision, parting.seat, DecisionKind::kSeparateTo, 90);
  for (const RegionId to : companion_reach(rules, board, from, parting.steps, at_sieges)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
}

void answer_separate_to(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const RegionId to = region_of(action);
  const Figures group = board.group.figures;
  const Place place = place_of_army(play.rules, board, Side::kFree, to);  // inside a siege
  relocate(play, group, kInFellowship, place, fields_of<StepKind::kSeparateTo>(step).cause);
  board.group = Group{};
  on_companions_arrived(play, group.characters, to);  // R-263d, even without moving
  on_companions_left(play);
}

}  // namespace wotr
