#include "rules/wotr/turn.h"

#include <algorithm>

#include "rules/wotr/control.h"
#include "rules/wotr/fellowship.h"
#include "rules/wotr/mordor.h"

namespace wotr {
namespace {

constexpr int kHandLimit = 6;

DicePool& dice_of(Board& board, Side side) { return board.dice[static_cast<std::size_t>(side)]; }

bool in_play(const Play& play, Character who) {
  return is_on_map(play.rules, play.state.board, who);
}

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

void clear_turn_flags(Board& board) {
  board.ring_used = {};
  board.messenger_used = 0;
  board.mordor_attempt = 0;
  board.to_act = Side::kFree;
}

DecisionKind purpose_of_draw(Side side, Deck deck) {
  if (side == Side::kFree) {
    return deck == Deck::kCharacter ? DecisionKind::kDrawFreeCharacter
                                    : DecisionKind::kDrawFreeStrategy;
  }
  return deck == Deck::kCharacter ? DecisionKind::kDrawShadowCharacter
                                  : DecisionKind::kDrawShadowStrategy;
}

bool is_in_deck(const Rules& rules, const State& state, std::size_t card, Side side, Deck deck) {
  return state.cards[card] == CardPlace::kDeck && rules.cards[card].side == side &&
         rules.cards[card].deck == deck;
}

}  // namespace

void run_begin_phase(Play& play, const Step& step) {
  play.board().phase = static_cast<Phase>(step.args[0]);
  report(play, EventKind::kPhaseBegan, step.args[0]);
}

void run_recover(Play& play, const Step& step) {
  report(play, EventKind::kTurnBegan, play.board().turn);
  run_begin_phase(play, step);
  recover_dice(play);
  clear_turn_flags(play.board());

  push(play, StepKind::kVictoryCheck);
  push(play, StepKind::kBeginPhase, Phase::kVictory);
  push(play, StepKind::kEndOfActions);  // still in phase 5
  push(play, StepKind::kActionPhase);
  push(play, StepKind::kBeginPhase, Phase::kAction);
  push(play, StepKind::kActionRoll, Side::kShadow);
  push(play, StepKind::kActionRoll, Side::kFree);
  push(play, StepKind::kBeginPhase, Phase::kActionRoll);
  push(play, StepKind::kHuntAllocation);
  push(play, StepKind::kBeginPhase, Phase::kHuntAllocation);
  push(play, StepKind::kFellowshipPhase);
  push(play, StepKind::kDeclare);
  push(play, StepKind::kBeginPhase, Phase::kFellowship);
  for (const Side side : {Side::kShadow, Side::kFree}) {  // Free Peoples first
    push(play, StepKind::kDiscardToLimit, side);
    push(play, StepKind::kDrawCard, side, Deck::kStrategy);
    push(play, StepKind::kDrawCard, side, Deck::kCharacter);
  }
}

void push_draw(Play& play, Side side, Deck deck) {
  push(play, StepKind::kDiscardToLimit, side);
  push(play, StepKind::kDrawCard, side, deck);
}

void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  const auto deck = static_cast<Deck>(step.args[1]);
  ask_chance(decision, purpose_of_draw(side, deck), 32, 1);
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_in_deck(rules, state, card, side, deck)) {
      decision.outcome(act(ActionKind::kDraw, static_cast<CardId>(card)), 1);
    }
  }
}

void answer_draw_card(Play& play, const Step& step, Action action) {
  const auto side = static_cast<Side>(step.args[0]);
  play.state.cards[action.a] = hand_of(side);
  report(play, EventKind::kCardDrawn, side, step.args[1], action.a);
}

bool has_card_left(const Rules& rules, const State& state, Side side, Deck deck) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_in_deck(rules, state, card, side, deck)) return true;
  }
  return false;
}

int hand_size(const State& state, Side side) {
  return static_cast<int>(std::count(state.cards.begin(), state.cards.end(), hand_of(side)));
}

void ask_discard_to_limit(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  ask(decision, side, DecisionKind::kDiscard, 33);
  if (hand_size(state, side) <= kHandLimit) return;
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (state.cards[card] == hand_of(side)) {
      decision.offer(act(ActionKind::kDiscard, static_cast<CardId>(card)));
    }
  }
}

void answer_discard_to_limit(Play& play, const Step& step, Action action) {
  const auto side = static_cast<Side>(step.args[0]);
  play.state.cards[action.a] = CardPlace::kHiddenDiscard;  // face down
  report(play, EventKind::kCardDiscarded, side, play.rules.cards[action.a].deck, action.a);
  push(play, StepKind::kDiscardToLimit, side);
}

void ask_hunt_allocation(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  const int pool = board.dice[static_cast<std::size_t>(Side::kShadow)].to_roll;
  const int most = std::min(pool, std::max(1, count(board.fellowship.companions)));
  const int least = board.free_die_returned != 0 ? rules.options.min_allocation_after_move : 0;
  ask(decision, Side::kShadow, DecisionKind::kAllocation, 51);
  for (int dice = least; dice <= most; ++dice) {
    decision.offer(act(ActionKind::kAllocate, dice));
  }
}

void answer_hunt_allocation(Play& play, const Step&, Action action) {
  Board& board = play.board();
  DicePool& pool = dice_of(board, Side::kShadow);
  pool.to_roll = static_cast<std::uint8_t>(pool.to_roll - action.a);
  board.hunt_box.shadow = action.a;
  report(play, EventKind::kHuntAllocated, action.a);
}

void ask_action_roll(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  const int left = state.board.dice[step.args[0]].to_roll;
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
  const auto side = static_cast<Side>(step.args[0]);
  const auto face = static_cast<DieFace>(action.a);
  DicePool& pool = dice_of(board, side);
  --pool.to_roll;
  if (face == DieFace::kEye) {
    ++board.hunt_box.shadow;
  } else {
    ++pool.faces[action.a];
  }
  report(play, EventKind::kActionDie, side, face);
  push(play, StepKind::kActionRoll, side);
}

int unused_dice(const Board& board, Side side) {
  int sum = 0;
  for (const std::uint8_t dice : board.dice[static_cast<std::size_t>(side)].faces) sum += dice;
  return sum;
}

void run_action_phase(Play& play, const Step&) {
  Board& board = play.board();
  Side side = board.to_act;
  if (unused_dice(board, side) == 0) side = enemy_of(side);
  if (unused_dice(board, side) == 0) return;
  board.to_act = side;
  push(play, StepKind::kActionPhase);
  push(play, StepKind::kChooseDie, side);
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

void win(Play& play, Victory victory) {
  const bool free = victory == Victory::kRingDestroyed || victory == Victory::kFreeMilitary;
  play.board().victory = victory;
  play.state.pending.clear();
  report(play, EventKind::kWon, free ? Side::kFree : Side::kShadow, victory);
}

}  // namespace wotr
