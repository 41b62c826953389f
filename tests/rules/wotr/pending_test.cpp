// What is still to happen, and how much of it a game keeps in mind.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/core/settle.h"
#include "rules/core/step_stack.h"
#include "rules/wotr/checks/invariants.h"
#include "rules/wotr/json/state_json.h"
#include "rules/wotr/positions/position.h"
#include "rules/wotr/state/reasons.h"
#include "tests/rules/wotr/board_position.h"

namespace wotr {
namespace {

using nlohmann::json;

/// So many steps are left, none of which has anything to do.
void fill(StepStack& pending, std::size_t steps) {
  while (pending.size() < steps) pending.push(Step{StepKind::kEndOfActions, {}});
}

/// All but one of the steps that are kept, and above them this one.
Position deep_position(Step step) {
  Position p;
  fill(p.state.pending, StepStack::kDepth - 1);
  p.state.pending.push(step);
  return p;
}

/// The Free Peoples have begun an action with a Character die.
Position deep_action() {
  Position p = deep_position(Step{StepKind::kChooseUse, {byte_of(DieFace::kCharacter)}});
  set_dice(p, Side::kFree, {DieFace::kCharacter});
  p.board().phase = Phase::kAction;
  p.board().to_act = seat_of(Side::kFree);
  return p;
}

TEST(Pending, AnActionThatLeavesTooMuchToHappenIsRefusedAndChangesNothing) {
  Position p = deep_action();
  const State before = p.state;
  const Action move = act(ActionKind::kUse, Use::kMoveFellowship);
  ASSERT_TRUE(p.asked().offers(move));

  const core::Refusal refusal = apply(rules(), p.state, move, &p.events);

  EXPECT_EQ(refusal.reason, static_cast<std::uint8_t>(Reason::kTooMuchPending));
  EXPECT_TRUE(p.state == before);
  EXPECT_TRUE(p.events.empty());
}

TEST(Pending, WhatFitsIsPlayedAndNoStepIsLost) {
  Position p = deep_action();
  p.board().phase = Phase::kAction;
  p.answer(ActionKind::kUse, Use::kSkip);
  EXPECT_TRUE(p.asked().is_over());  // every step below had its turn
  EXPECT_TRUE(p.state.pending.empty());
}

TEST(Pending, AfterAThrowThatLeavesTooMuchToHappenTheGameStopsAndIsCalledBroken) {
  Position p = deep_position(Step{StepKind::kDrawTile, {}});
  const Decision draw = p.asked();
  ASSERT_TRUE(draw.is_chance());
  ASSERT_FALSE(apply(rules(), p.state, draw.actions[0], nullptr).refused());

  EXPECT_TRUE(p.asked().is_over());
  EXPECT_FALSE(winner_of(p.board()));
  EXPECT_EQ(broken_invariants(rules(), p.state),
            std::vector<std::string>{"pending: there are too many steps to go on from here"});
  const auto read = parse_position(rules(), state_json(rules(), p.state));
  EXPECT_EQ(read ? "" : read.error(), "position, pending: there are too many steps");
}

TEST(Pending, APositionWithMoreStepsThanAreKeptIsRefused) {
  const json position{{"pending", json(StepStack::kDepth + 1, json{{"do", "end-of-actions"}})}};
  const auto read = parse_position(rules(), position);
  EXPECT_EQ(read ? "" : read.error(), "position, pending: there are too many steps");
}

TEST(Pending, APositionThatCannotGoOnForWantOfRoomIsRefused) {
  json steps(StepStack::kDepth - 1, json{{"do", "end-of-actions"}});
  steps.insert(steps.begin(), json{{"do", "recover"}});  // lays out a turn
  const auto read = parse_position(rules(), json{{"pending", steps}});
  EXPECT_EQ(read ? "" : read.error(),
            "position, pending: there are too many steps to go on from here");
}

/// A game of one step that only leads to itself.
struct Circle {
  enum class Kind : std::uint8_t { kNone, kRound };
  using Stack = core::StepStack<Kind, 4>;
  struct State {
    Stack pending;
  };
  struct Play {
    int rules;
    State& state;
  };
  using Row = core::StepRow<int, State, Play, Stack::Step>;
  static void run_round(Play& play, const Stack::Step& step) { play.state.pending.push(step); }
  static const Row& row(Kind) {
    static const Row kRow{.run = run_round};
    return kRow;
  }
  static bool is_always_asked(const Play&, const core::Decision&) { return false; }
};

TEST(Pending, StepsThatLeadOnForEverAreGivenUpAndSaidToBe) {
  Circle::State state;
  state.pending.push({Circle::Kind::kRound, {}});
  Circle::Play play{0, state};
  EXPECT_TRUE(core::settle<Circle>(play).is_over());
  EXPECT_EQ(core::why_stuck(state.pending), "the steps lead on for ever, and nobody is ever asked");
}

}  // namespace
}  // namespace wotr
