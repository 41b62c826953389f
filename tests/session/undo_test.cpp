// One undo takes back what was said in one, and what nobody decided.

#include "rules/wotr/game.h"
#include "tests/session/sessions.h"

namespace {

using namespace session_test;
using Wotr = wotr::Game;

/// People at both seats, before the first question.
std::unique_ptr<Session> among_people(const session::Opener& opener) {
  auto session = begin(opener, {}, 7);
  while (session->is_machine_next()) session->advance_and_wait();
  return session;
}

TEST(Undo, TakesBackAWholeGesture) {
  const auto opener = wotr_opener();
  const auto session = among_people(*opener);
  const auto& match = match_of<Wotr>(*session);
  const std::size_t before = match.journal().steps().size();
  // nothing is declared, the Guide stays.
  const core::Action stop = wotr::act(wotr::ActionKind::kStop);
  ASSERT_TRUE(session->submit(stop, std::vector{stop}));
  EXPECT_EQ(match.journal().steps().size(), before + 2);
  ASSERT_TRUE(session->undo());
  EXPECT_EQ(match.journal().steps().size(), before);
}

TEST(Undo, GoesBackBeyondWhatNobodyDecided) {
  const auto opener = wotr_opener();
  const auto session = among_people(*opener);
  const auto& match = match_of<Wotr>(*session);
  const std::size_t before = match.journal().steps().size();
  const core::Action stop = wotr::act(wotr::ActionKind::kStop);
  ASSERT_TRUE(session->submit_by_itself(stop));
  EXPECT_FALSE(session->can_undo()) << "nobody has decided anything";
  ASSERT_TRUE(session->submit(stop));
  ASSERT_TRUE(session->can_undo());
  ASSERT_TRUE(session->undo());
  EXPECT_EQ(match.journal().steps().size(), before + 1) << "the Guide is asked for again";
}

TEST(Undo, AGestureEndsWhereOneOfItsAnswersIsNotOffered) {
  const auto opener = wotr_opener();
  const auto session = among_people(*opener);
  const auto& match = match_of<Wotr>(*session);
  const std::size_t before = match.journal().steps().size();
  const core::Action stop = wotr::act(wotr::ActionKind::kStop);
  const core::Action go = wotr::act(wotr::ActionKind::kGo);
  EXPECT_TRUE(session->submit(stop, std::vector{go, stop}));
  EXPECT_EQ(match.journal().steps().size(), before + 1);
}

}  // namespace
