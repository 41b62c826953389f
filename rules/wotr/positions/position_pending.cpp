// Whether the steps of a position could have come about: the turn that is still to be played lies
// at the bottom, and above it what is under way.

#include <algorithm>
#include <array>
#include <numeric>

#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;
using enum StepKind;

/// A turn, its end first (turn/turn.cpp, run_recover).
const std::array kTurn{
    Step{kVictoryCheck, {}},
    step_of<kBeginPhase>({Phase::kVictory}),
    Step{kEndOfActions, {}},
    Step{kActionPhase, {}},
    step_of<kBeginPhase>({Phase::kAction}),
    step_of<kActionRoll>({Side::kShadow}),
    step_of<kActionRoll>({Side::kFree}),
    step_of<kBeginPhase>({Phase::kActionRoll}),
    Step{kHuntAllocation, {}},
    step_of<kBeginPhase>({Phase::kHuntAllocation}),
    step_of<kFellowshipPhase>({.guide_changed = false}),
    Step{kDeclare, {}},
    step_of<kBeginPhase>({Phase::kFellowship}),
    step_of<kTurnDraws>({Seat{}}),
};

bool is_of_the_turn(StepKind kind) {
  return kind == kRecover || std::any_of(kTurn.begin(), kTurn.end(),
                                         [kind](const Step& step) { return step.kind == kind; });
}

/// Asked again with other arguments while it lasts.
bool is_the_same(const Step& step, const Step& of_turn) {
  const bool changes = step.kind == kFellowshipPhase || step.kind == kTurnDraws;
  return changes ? step.kind == of_turn.kind : step == of_turn;
}

/// How many of the steps, from the bottom, are the turn that is left.
std::size_t steps_of_turn(std::span<const Step> steps) {
  std::size_t known = 0;
  while (known < std::min(steps.size(), kTurn.size()) && is_the_same(steps[known], kTurn[known])) {
    ++known;
  }
  return known;
}

/// A choice of dice begins an action; until it ends, no other one can.
bool begins_or_ends_action(StepKind kind) {
  return kind == kChooseDie || kind == kChooseUse || kind == kRingDie || kind == kRingFace ||
         kind == kEndOfAction;
}

bool is_a_turn(std::span<const Step> steps) {
  if (steps.size() == 1 && steps[0].kind == kRecover) return true;
  const std::size_t known = steps_of_turn(steps);
  if (known == 0) return false;
  const std::span<const Step> above = steps.subspan(known);
  return std::none_of(above.begin(), above.end(),
                      [](const Step& step) { return is_of_the_turn(step.kind); });
}

/// Only in the action phase, and then first of all.
bool are_actions_in_place(std::span<const Step> steps) {
  const std::size_t known = steps_of_turn(steps);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const bool in_place = i == known && known > 0 && steps[known - 1].kind == kActionPhase;
    if (begins_or_ends_action(steps[i].kind) && !in_place) return false;
  }
  return true;
}

bool shows(const Board& board, Side side, DieFace face) {
  return board.dice[at(side)].faces[static_cast<std::size_t>(face)] > 0;
}

/// The dice that the step speaks of are there.
bool has_its_dice(const Rules& rules, const Board& board, const Step& step) {
  const Side side = side_of(rules, board.to_act);
  switch (step.kind) {
    case kChooseDie: return unused_dice(board, side) > 0;
    case kRingDie:
      return unused_dice(board, side) > 0 && has_ring_to_spend(rules, board, board.to_act);
    case kChooseUse: return shows(board, side, fields_of<kChooseUse>(step).face);
    case kRingFace:
      return shows(board, side, fields_of<kRingFace>(step).face) &&
             has_ring_to_spend(rules, board, board.to_act);
    case kActionRoll: return true;
    case kHuntRoll:
    case kHuntRerollRoll: return board.hunt.dice > 0;
    case kCombatRoll:
    case kRerollRoll: return (board.battle.dice[0] | board.battle.dice[1]) != 0;
    default: return true;
  }
}

/// The die that was spent on the action under way is none of those that lie there.
bool leaves_room_for_acting_die(const Rules& rules, const State& state) {
  constexpr std::array<int, 2> kMost{6, 10};
  const Board& board = state.board;
  const auto steps = state.pending.steps();
  const bool acts = std::any_of(steps.begin(), steps.end(),
                                [](const Step& step) { return step.kind == kEndOfAction; });
  if (!acts) return true;
  const auto s = at(side_of(rules, board.to_act));
  const std::array<int, 2> hunting{board.hunt_box.free, board.hunt_box.shadow};
  const auto& faces = board.dice[s].faces;
  const int dice = std::accumulate(faces.begin(), faces.end(), int{board.dice[s].to_roll});
  return dice + hunting[s] + 1 <= kMost[s];
}

}  // namespace

void check_pending(const Rules& rules, const JsonReader& pending, const State& state) {
  const auto steps = state.pending.steps();
  if (steps.empty()) return;
  if (!is_a_turn(steps)) return pending.fail("the steps at the end are not those of a turn");
  if (!are_actions_in_place(steps)) return pending.fail("an action begins or ends out of its turn");
  for (const Step& step : steps) {
    if (!has_its_dice(rules, state.board, step)) pending.fail("a step goes on without its dice");
  }
  if (!leaves_room_for_acting_die(rules, state)) {
    pending.fail("the die of the action under way would be one too many (R-030)");
  }
}

}  // namespace wotr
