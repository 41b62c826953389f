// Setup.

#include "rules/wotr/flow/setup.h"

#include "rules/wotr/board/place.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/turn/turn.h"

namespace wotr {
namespace {

constexpr std::uint8_t kRings = 3;

void place_armies(const Rules& rules, Board& board) {
  board.reinforcements = rules.in_the_box;
  board.reinforcements.characters = 0;
  for (std::size_t i = 0; i < kRegionCount; ++i) {
    board.regions[i] = rules.regions[i].setup;
    board.reinforcements = minus(board.reinforcements, rules.regions[i].setup);
  }
  index_figures(board);
}

void set_politics(const Rules& rules, Board& board) {
  for (std::size_t n = 0; n < kNationCount; ++n) {
    board.politics[n] = {rules.nations[n].start_box, rules.nations[n].starts_active};
  }
}

void fill_hunt_pool(const Rules& rules, Board& board) {
  for (std::size_t kind = 0; kind < kStandardTileKinds; ++kind) {
    board.hunt_pool[kind] = rules.tiles[kind];
  }
}

}  // namespace

void give_leading_tokens(const Rules& rules, Board& board, int turn) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const Seat first = first_seat_of(rules, side);
    board.leading[at(side)] = turn % 2 == 1 ? first : teammate_of(rules, first);
  }
}

State standard_setup(const Rules& rules) {
  State state;
  Board& board = state.board;
  place_armies(rules, board);
  board.fellowship.region = rules.places.rivendell;
  fill_hunt_pool(rules, board);
  board.elven_rings[static_cast<std::size_t>(Side::kFree)] = kRings;
  set_politics(rules, board);
  give_leading_tokens(rules, board, 1);
  begin_turn_order(rules, board);
  return state;
}

State new_state(const Rules& rules) {
  State state = standard_setup(rules);
  push_turn_from(rules, state, Phase::kRecover);
  Play play{rules, state};
  settle(play);
  return state;
}

namespace {

/// The state after phase 1 began: the dice recovered, the turn laid out in `pending`.
State begun_turn(const Rules& rules, const State& state) {
  State turn = state;
  turn.pending.clear();
  Play play{rules, turn};
  run_recover(play, Step{StepKind::kRecover, {}});
  return turn;
}

}  // namespace

void push_turn_from(const Rules& rules, State& state, Phase phase) {
  state.pending.clear();
  if (phase == Phase::kRecover) return state.pending.push(Step{StepKind::kRecover, {}});
  StepStack turn = begun_turn(rules, state).pending;
  const Step begin = step_of<StepKind::kBeginPhase>({phase});
  while (turn.pop() != begin) {  // what comes before the phase is over
  }
  state.pending = turn;
}

std::array<std::uint8_t, 2> full_pools(const Rules& rules, const State& state) {
  const Board board = begun_turn(rules, state).board;
  return {board.dice[0].to_roll, board.dice[1].to_roll};
}

}  // namespace wotr
