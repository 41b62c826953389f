#include "rules/wotr/turn/turn.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/hunt/hunt.h"

namespace wotr {
namespace {

DicePool& dice_of(Board& board, Side side) { return board.dice[at(side)]; }

bool in_play(const Play& play, Character who) { return is_on_map(play.state.board, who); }

/// the pools of the new turn.
int pool_size(const Play& play, Side side) {
  if (side == Side::kFree) {
    return 4 + in_play(play, Character::kAragorn) + in_play(play, Character::kGandalfTheWhite);
  }
  return 7 + in_play(play, Character::kSaruman) + in_play(play, Character::kWitchKing) +
         in_play(play, Character::kMouthOfSauron);
}

void recover_dice(Play& play) {
  Board& board = play.board();
  board.free_die_returned = board.hunt_box.free > 0;
  board.hunt_box = {};
  for (const Side side : {Side::kFree, Side::kShadow}) {
    dice_of(board, side) = {};
    dice_of(board, side).to_roll = static_cast<std::uint8_t>(pool_size(play, side));
  }
}

/// the tokens pass to the teammates, but on turn 1.
void pass_leading_tokens(Play& play) {
  Board& board = play.board();
  for (const Side side : {Side::kFree, Side::kShadow}) {
    Seat& leading = board.leading[at(side)];
    if (board.turn > 1) leading = teammate_of(play.rules, leading);
    if (is_team(play.rules, side)) report<EventKind::kLeading>(play, {leading});
  }
}

/// the Free Peoples begin; of three players, if they so choose, the Shadow.
Side side_to_begin(const Rules& rules) {
  const bool shadow_first =
      rules.options.players == 3 && rules.options.turn_order == TurnOrder::kShadowFirst;
  return shadow_first ? Side::kShadow : Side::kFree;
}

void begin_phase(Play& play, Phase phase) {
  play.board().phase = phase;
  report<EventKind::kPhaseBegan>(play, {phase});
  put_back_tile_aside(play);
}

void clear_turn_flags(Board& board) {
  board.ring_used = {};
  board.messenger_used = 0;
  board.mordor_attempt = 0;
  board.declared = 0;
}

}  // namespace

void run_begin_phase(Play& play, const Step& step) {
  begin_phase(play, fields_of<StepKind::kBeginPhase>(step).phase);
}

void run_recover(Play& play, const Step&) {
  report<EventKind::kTurnBegan>(play, {play.board().turn});
  begin_phase(play, Phase::kRecover);
  recover_dice(play);
  clear_turn_flags(play.board());
  pass_leading_tokens(play);
  begin_turn_order(play.rules, play.board());
  report<EventKind::kActing>(play, {play.board().to_act, core::kNobody});

  push(play, StepKind::kVictoryCheck);
  push<StepKind::kBeginPhase>(play, {Phase::kVictory});
  push(play, StepKind::kEndOfActions);  // still in phase 5
  push(play, StepKind::kActionPhase);
  push<StepKind::kBeginPhase>(play, {Phase::kAction});
  push<StepKind::kActionRoll>(play, {Side::kShadow});
  push<StepKind::kActionRoll>(play, {Side::kFree});
  push<StepKind::kBeginPhase>(play, {Phase::kActionRoll});
  push(play, StepKind::kHuntAllocation);
  push<StepKind::kBeginPhase>(play, {Phase::kHuntAllocation});
  push<StepKind::kFellowshipPhase>(play, {.guide_changed = false});
  push(play, StepKind::kDeclare);
  push<StepKind::kBeginPhase>(play, {Phase::kFellowship});
  push<StepKind::kTurnDraws>(play, {first_seat_of(play.rules, Side::kFree)});
}

void ask_hunt_allocation(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const int pool = board.dice[static_cast<std::size_t>(Side::kShadow)].to_roll;
  const int most = std::min(pool, std::max(1, count(board.fellowship.companions)));
  const int least = board.free_die_returned != 0 ? rules.options.min_allocation_after_move : 0;
  ask(decision, leading_seat(board, Side::kShadow), DecisionKind::kAllocation, 51);
  for (int dice = least; dice <= most; ++dice) {
    decision.offer(act(ActionKind::kAllocate, dice));
  }
}

void answer_hunt_allocation(Play& play, const Step&, Action action) {
  Board& board = play.board();
  DicePool& pool = dice_of(board, Side::kShadow);
  pool.to_roll = static_cast<std::uint8_t>(pool.to_roll - action.a);
  board.hunt_box.shadow = action.a;
  report<EventKind::kHuntAllocated>(play, {action.a});
}

void ask_action_roll(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto [side] = fields_of<StepKind::kActionRoll>(step);
  const int left = state.board.dice[at(side)].to_roll;
  if (left == 0) return;
  const auto face = [&decision](DieFace shown, int sides) {
    decision.outcome(act(ActionKind::kFace, shown), sides);
  };
  if (side == Side::kFree) {
    ask_chance(decision, DecisionKind::kActionRollFree, 53, left);
    face(DieFace::kCharacter, 2);
    face(DieFace::kMuster, 1);
    face(DieFace::kMusterArmy, 1);
    face(DieFace::kEvent, 1);
    face(DieFace::kWill, 1);
    return;
  }
  ask_chance(decision, DecisionKind::kActionRollShadow, 53, left);
  for (const DieFace shown : {DieFace::kCharacter, DieFace::kArmy, DieFace::kMuster,
                              DieFace::kMusterArmy, DieFace::kEvent, DieFace::kEye}) {
    face(shown, 1);
  }
}

void answer_action_roll(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const auto [side] = fields_of<StepKind::kActionRoll>(step);
  const auto face = static_cast<DieFace>(action.a);
  DicePool& pool = dice_of(board, side);
  --pool.to_roll;
  if (face == DieFace::kEye) {
    ++board.hunt_box.shadow;
  } else {
    ++pool.faces[action.a];
  }
  report<EventKind::kActionDie>(play, {side, face});
  push<StepKind::kActionRoll>(play, {side});
}

void begin_turn_order(const Rules& rules, Board& board) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    board.next[at(side)] = teammate_of(rules, leading_seat(board, side));
  }
  board.to_act = board.next[static_cast<std::size_t>(side_to_begin(rules))];
  board.mid_cycle = 0;
  board.last_acted_with = {};
}

void end_turn_of(Play& play, Seat seat) {
  Board& board = play.board();
  const Side side = side_of(play.rules, seat);
  board.next[at(side)] = teammate_of(play.rules, seat);
  board.to_act = board.next[static_cast<std::size_t>(enemy_of(side))];
  report<EventKind::kActing>(play, {board.to_act, seat});
}

void run_action_phase(Play& play, const Step&) {
  Board& board = play.board();
  const Side side = side_of(play.rules, board.to_act);
  if (unused_dice(board, side) == 0) {  // R-063; a team goes on in turns
    if (unused_dice(board, enemy_of(side)) == 0) return;
    board.to_act = board.next[static_cast<std::size_t>(enemy_of(side))];
    report<EventKind::kActing>(play, {board.to_act, core::kNobody});
  }
  push(play, StepKind::kActionPhase);
  push<StepKind::kChooseDie>(play, {.merge_offered = false});
}

void run_end_of_actions(Play& play, const Step&) {
  take_inactivity_corruption(play);
}

void run_victory_check(Play& play, const Step&) {
  Board& board = play.board();
  if (victory_points(play.rules, board, Side::kShadow) >= 10) {
    win(play, Victory::kShadowMilitary);
  } else if (victory_points(play.rules, board, Side::kFree) >= 4) {
    win(play, Victory::kFreeMilitary);
  } else if (board.returning != 0) {
    push(play, StepKind::kVictoryCheck);  // the points stay as they are
    return_hobbits(play);
  } else {
    ++board.turn;
    push(play, StepKind::kRecover);
  }
}

}  // namespace wotr
