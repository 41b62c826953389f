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
  json steps(StepStack::kDepth - 1, json{{"do", "hunt"}});
  steps.back() = {{"do", "victory-check"}};
  const auto read = parse_position(rules(), json{{"huntBox", {{"shadow", 1}}}, {"pending", steps}});
  EXPECT_EQ(read ? "" : read.error(),
            "position, pending: there are too many steps to go on from here");
}

std::string refusal_of_position(const json& position) {
  const auto read = parse_position(rules(), position);
  return read ? "" : read.error();
}

/// The action phase, and this on top of it.
json amid_actions(std::initializer_list<json> above) {
  json pending(above);
  for (const char* step : {"action-phase", "end-of-actions"}) pending.push_back({{"do", step}});
  pending.push_back({{"do", "begin-phase"}, {"phase", "victory"}});
  pending.push_back({{"do", "victory-check"}});
  return {{"phase", "action"},
          {"dice", {{"free", {"character", "character", "muster", "event"}}, {"shadow", {"army"}}}},
          {"pending", pending}};
}

TEST(Pending, AnActionUnderWayIsPlayedOn) {
  EXPECT_EQ(refusal_of_position(amid_actions({{{"do", "choose-die"}, {"mergeOffered", false}}})),
            "");
  EXPECT_EQ(refusal_of_position(amid_actions({{{"do", "choose-use"}, {"face", "event"}}})), "");
}

TEST(Pending, ADieThatIsNotThereIsNotChosen) {
  EXPECT_EQ(refusal_of_position(amid_actions({{{"do", "choose-use"}, {"face", "will"}}})),
            "position, pending: a step goes on without its dice");
  EXPECT_EQ(refusal_of_position(
                amid_actions({{{"do", "ring-face"}, {"face", "will"}, {"mergeOffered", false}}})),
            "position, pending: a step goes on without its dice");
}

TEST(Pending, NoStepBringsASeventhDie) {
  // Two more lie in the Hunt box: with the one under way there would be seven.
  json position = amid_actions({{{"do", "end-of-action"}, {"toHuntBox", true}}});
  position["huntBox"] = {{"free", 2}, {"shadow", 0}};
  EXPECT_EQ(refusal_of_position(position),
            "position, pending: the die of the action under way would be one too many (R-030)");
  position["huntBox"]["free"] = 1;
  EXPECT_EQ(refusal_of_position(position), "");
}

TEST(Pending, OneActionIsUnderWay) {
  const json end{{"do", "end-of-action"}, {"toHuntBox", true}};
  EXPECT_EQ(refusal_of_position(amid_actions({end, end})),
            "position, pending: an action begins or ends out of its turn");
}

TEST(Pending, AtTheBottomLiesATurn) {
  EXPECT_EQ(refusal_of_position({{"pending", {{{"do", "hunt-allocation"}}}}}),
            "position, pending: the steps at the end are not those of a turn");
  EXPECT_EQ(refusal_of_position(amid_actions({{{"do", "action-phase"}}, {{"do", "recover"}}})),
            "position, pending: the steps at the end are not those of a turn");
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
