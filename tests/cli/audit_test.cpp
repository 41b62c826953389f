#include "game/laboratory/series/audit.h"

#include <gtest/gtest.h>

#include "tests/toy/race.h"

namespace cli {
namespace {

using laboratory::Audit;
using laboratory::kMostStepsInTurn;

using toy::Race;

/// Red's first choice, again and again.
Audit<Race> asked_in_one_turn(std::uint64_t times) {
  const toy::Rules rules;
  toy::State state;
  state.card = {2, 3};
  state.phase = toy::Phase::kChoose;
  Audit<Race> audit;
  for (std::uint64_t i = 0; i < times; ++i) {
    audit.note(rules, state, Race::decision(rules, state));
  }
  return audit;
}

TEST(Audit, ATurnThatGoesOnForEverIsAFault) {
  EXPECT_EQ(asked_in_one_turn(kMostStepsInTurn).fault(), "");
  EXPECT_EQ(asked_in_one_turn(kMostStepsInTurn + 1).fault(),
            "after 5000 steps turn 1 does not end");
}

TEST(Audit, TheLongestTurnIsTold) {
  const toy::Rules rules;
  toy::State state;
  state.card = {2, 3};
  state.phase = toy::Phase::kChoose;
  Audit<Race> audit;
  for (const int steps : {3, 7, 2}) {
    for (int i = 0; i < steps; ++i) audit.note(rules, state, Race::decision(rules, state));
    ++state.turn;
  }
  EXPECT_EQ(audit.longest_turn(), 7u);
}

TEST(Audit, AQuestionWithoutAnAnswerIsAFault) {
  const toy::Rules rules;
  toy::State state;
  state.card = {2, 3};
  state.phase = toy::Phase::kChoose;
  core::Decision silent = Race::decision(rules, state);
  silent.actions.clear();
  Audit<Race> audit;
  audit.note(rules, state, silent);
  EXPECT_EQ(audit.fault(), "after 0 steps choose offers nothing");
}

}  // namespace
}  // namespace cli
