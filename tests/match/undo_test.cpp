#include <gtest/gtest.h>

#include "tests/toy/toy_table.h"

namespace match {
namespace {

using toy::dealt_match;

TEST(Undo, GoesBackOverChoicesOfOneSeat) {
  auto match = dealt_match();
  const toy::State before = match.state();
  match.play({toy::kRoll});
  ASSERT_TRUE(match.undo(2));
  EXPECT_EQ(match.state(), before);
  EXPECT_EQ(match.number(), 4u) << "the number still grows, so that older requests are stale";
  EXPECT_TRUE(match.play({toy::kPlay}).refused() == false);
}

TEST(Undo, EndsAtChance) {
  auto match = dealt_match();
  EXPECT_EQ(earliest_undo(match.journal()), 2u);
  EXPECT_FALSE(match.undo(1));
  match.play({toy::kRoll});
  match.roll();
  EXPECT_EQ(earliest_undo(match.journal()), 4u);
  EXPECT_FALSE(match.undo(3));
  EXPECT_FALSE(match.undo(2));
}

TEST(Undo, EndsWhereSomethingWasRevealed) {
  auto match = dealt_match();
  match.play({toy::kPeek});
  EXPECT_FALSE(match.undo(2));
  match.play({toy::kRoll});
  EXPECT_TRUE(match.undo(3));
}

TEST(Undo, EndsAtTheDecisionOfAnotherSeat) {
  auto match = dealt_match();
  match.play({toy::kPlay});
  match.play({toy::kRoll});
  EXPECT_EQ(earliest_undo(match.journal()), 3u);
}

TEST(Undo, LeadsToTheSameStateHoweverFarItGoes) {
  auto match = dealt_match();
  std::vector<toy::State> before;
  while (!match.pending().is_over()) {
    before.push_back(match.state());
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(match.pending().actions.back());
    }
  }
  for (int round = 0; round < 200; ++round) {  // longer than any checkpoint is apart
    for (const std::size_t back : {std::size_t{2}, before.size() / 2, before.size() - 1}) {
      const std::size_t steps = match.journal().steps().size();
      const std::size_t to = 2 + back % (steps - 2);
      ASSERT_TRUE(match.undo(to, UndoKind::kPractice));
      EXPECT_EQ(match.state(), before[to - 2]);
      while (!match.pending().is_over()) {
        if (match.pending().is_chance()) {
          match.roll();
        } else {
          match.play(match.pending().actions.back());
        }
      }
    }
  }
}

TEST(Undo, TheLuckGoesBackWithWhatItGave) {
  auto match = dealt_match();
  std::vector<StreamPositions> before;
  while (!match.pending().is_over()) {
    before.push_back(match.positions());
    if (match.pending().is_chance()) {
      match.roll();
    } else {
      match.play(match.pending().actions.back());
    }
  }
  for (std::size_t to = before.size() - 1; to >= 2; --to) {
    ASSERT_TRUE(match.undo(to, UndoKind::kPractice));
    if (match.pending().is_chance()) {
      match.roll();
      EXPECT_EQ(match.positions(), before[to - 1]);
      ASSERT_TRUE(match.undo(to, UndoKind::kPractice));
    }
    EXPECT_EQ(match.positions(), before[to - 2]);
  }
}

TEST(Undo, PracticeGoesPastThemAndIsMarked) {
  auto match = dealt_match();
  match.play({toy::kRoll});
  match.roll();
  ASSERT_TRUE(match.undo(2, UndoKind::kPractice));
  const Undo& mark = std::get<Undo>(match.journal().entries().back());
  EXPECT_TRUE(mark.practice);
  EXPECT_EQ(match.events().size(), 2u);
}

TEST(Undo, PracticeBringsTheSameThrowAgain) {
  auto match = dealt_match();
  match.play({toy::kRoll});
  const core::Action first = match.roll();
  const core::Seat blue = match.pending().seat;
  match.undo(3, UndoKind::kPractice);
  EXPECT_EQ(match.roll(), first);
  EXPECT_EQ(match.pending().seat, blue);
}

TEST(Undo, ARefusedActionIsNoStep) {
  auto match = dealt_match();
  EXPECT_TRUE(match.play({toy::kPips, 3}).refused());
  EXPECT_EQ(match.number(), 2u);
  EXPECT_EQ(match.events().size(), 2u);
  EXPECT_FALSE(match.undo(2)) << "there is nothing to undo";
}

}  // namespace
}  // namespace match
