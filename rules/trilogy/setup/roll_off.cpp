// Who places first, who begins, and who wins a tie: T-012, T-053.

#include <bit>

#include "rules/trilogy/setup/setup.h"

namespace trilogy {
namespace {

DecisionKind purpose_of(RollOff why) {
  switch (why) {
    case RollOff::kTerritories: return DecisionKind::kTerritoryRoll;
    case RollOff::kFirstTurn: return DecisionKind::kFirstRoll;
    case RollOff::kTie: return DecisionKind::kTieRoll;
  }
  return DecisionKind::kNone;
}

SeatSet from_seat_on(Seat seat) { return static_cast<SeatSet>(0xFFu << at(seat)); }

SeatSet set_of(Seats seats) { return static_cast<SeatSet>(seats); }

Seat lowest(SeatSet seats) {
  return Seat{static_cast<std::uint8_t>(std::countr_zero(unsigned{seats}))};
}

void settle_roll_off(Play& play, RollOff why, Seat winner) {
  Board& board = play.board();
  report<EventKind::kRollOffWon>(play, {winner, why});
  switch (why) {
    case RollOff::kTerritories:
      board.placing = winner;
      board.to_act = winner;
      return push<StepKind::kClaim>(play, {winner});
    case RollOff::kFirstTurn:
      board.first = winner;
      return push<StepKind::kBeginTurn>(play, {winner});
    case RollOff::kTie: board.winner = winner; return push(play, StepKind::kFinalScore);
  }
}

}  // namespace

void push_roll_off(Play& play, RollOff why, SeatSet among) {
  push<StepKind::kRollOff>(play, {why, Seats{among}, lowest(among), 0, Seats{0}});
}

void ask_roll_off(const Rules&, const State&, const Step& step, Decision& decision) {
  const auto roll = fields_of<StepKind::kRollOff>(step);
  const SeatSet left = set_of(roll.among) & from_seat_on(roll.next);
  ask_chance(decision, purpose_of(roll.why), roll.why == RollOff::kTie ? 53 : 12,
             std::popcount(unsigned{left}));
  for (int value = 1; value <= kDieSides; ++value) {
    decision.outcome(act(ActionKind::kRoll, value), 1);
  }
}

void answer_roll_off(Play& play, const Step& step, Action action) {
  auto roll = fields_of<StepKind::kRollOff>(step);
  const int value = action.a;
  report<EventKind::kDie>(play, {roll.next, roll.why, value});
  SeatSet winners = value > roll.best ? 0 : set_of(roll.winners);
  if (value >= roll.best) winners |= only(roll.next);
  roll.best = std::max(roll.best, value);
  const SeatSet after = static_cast<SeatSet>(from_seat_on(roll.next) << 1);
  const SeatSet left = set_of(roll.among) & after;
  if (left != 0) {
    roll.winners = Seats{winners};
    roll.next = lowest(left);
    return push<StepKind::kRollOff>(play, roll);
  }
  if (std::popcount(unsigned{winners}) > 1) return push_roll_off(play, roll.why, winners);
  settle_roll_off(play, roll.why, lowest(winners));
}

}  // namespace trilogy
