// A new question is not answered by the press that answered the one before.

#include "game/app/screen/question_guard.h"

#include <gtest/gtest.h>

namespace {

constexpr double kSixtieth = 1.0 / 60;

void pass(app::QuestionGuard& guard, double seconds, std::optional<std::size_t> question) {
  for (double passed = 0; passed < seconds; passed += kSixtieth) guard.update(kSixtieth, question);
}

TEST(QuestionGuard, ANewQuestionIsReadBeforeItIsAnswered) {
  app::QuestionGuard guard;
  pass(guard, 0.2, 7);
  EXPECT_FALSE(guard.lets_answer());
  pass(guard, 0.1, 7);
  EXPECT_TRUE(guard.lets_answer());
  pass(guard, 0.2, 8);  // the next one under the same pointer
  EXPECT_FALSE(guard.lets_answer());
  pass(guard, 0.1, 8);
  EXPECT_TRUE(guard.lets_answer());
}

TEST(QuestionGuard, WhatIsHiddenByFallingDiceHasNotBeenRead) {
  app::QuestionGuard guard;
  pass(guard, 1, std::nullopt);
  EXPECT_FALSE(guard.lets_answer());
  pass(guard, 0.2, 7);
  EXPECT_FALSE(guard.lets_answer());
}

TEST(QuestionGuard, ALongPauseBetweenTwoFramesDoesNotCountForTheNewQuestion) {
  app::QuestionGuard guard;
  guard.update(30, 7);
  EXPECT_FALSE(guard.lets_answer());
}

}  // namespace
