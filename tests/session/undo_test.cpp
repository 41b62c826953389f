// One undo takes back what was said in one, and what nobody decided.

#include "rules/wotr/game.h"
#include "rules/wotr/state/decisions.h"
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

TEST(Undo, KnowsWhatAPersonChoseLast) {
  const auto opener = wotr_opener();
  const auto session = begin(*opener, {{"shadow", "random"}}, 7);
  while (session->is_machine_next()) session->advance_and_wait();
  EXPECT_FALSE(session->last_choice()) << "only luck has decided anything";
  const auto& match = match_of<Wotr>(*session);
  ASSERT_TRUE(session->submit_by_itself(match.pending().actions.back()));
  EXPECT_FALSE(session->last_choice());
  const std::size_t choice = match.journal().steps().size();
  ASSERT_TRUE(session->submit(match.pending().actions.back()));
  while (session->is_machine_next()) session->advance_and_wait();
  EXPECT_EQ(session->last_choice(), choice);
}

/// Else it would be answered by itself again, and the save would grow for ever.
TEST(Undo, GoesBackBeyondWhatNobodyDecidedInALoadedGame) {
  const auto opener = wotr_opener();
  const auto session = among_people(*opener);
  while (session->is_machine_next()) session->advance_and_wait();
  const auto& match = match_of<Wotr>(*session);
  ASSERT_TRUE(session->submit_by_itself(match.pending().actions.back()));
  const auto loaded = opener->load(match::save_text(match), "save");
  ASSERT_TRUE(loaded) << loaded.error();
  EXPECT_FALSE(loaded->session->can_undo());
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

/// Whatever the machine did last, it would do again.
TEST(Undo, IsNotOfferedForWhatAMachineDid) {
  const auto opener = wotr_opener();
  const auto session = begin(*opener, {{"shadow", "random"}}, 7);
  const auto& match = match_of<Wotr>(*session);
  int moments = 0;
  for (int step = 0; step < 4000 && moments < 20 && !session->is_over(); ++step) {
    if (session->is_machine_next()) {
      session->advance_and_wait();
      continue;
    }
    const match::JournalStep last = match.journal().steps().back();
    if (last.seat == core::Seat{1}) {
      ++moments;
      ASSERT_FALSE(session->can_undo()) << "at step " << match.journal().steps().size();
    }
    ASSERT_TRUE(session->submit(match.pending().actions[0]));
  }
  EXPECT_EQ(moments, 20);
}

TEST(Undo, R212ACombatCardThatIsLaidStaysLaid) {
  const auto opener = wotr_opener();
  const auto session = among_people(*opener);
  const auto& match = match_of<Wotr>(*session);
  const auto is_card_asked = [&] {
    return match.pending().kind == wotr::byte_of(wotr::DecisionKind::kCombatCard);
  };
  for (int step = 0; step < 20'000 && !is_card_asked(); ++step) {
    ASSERT_FALSE(session->is_over());
    if (session->is_machine_next()) {
      session->advance_and_wait();
    } else {
      const auto& actions = match.pending().actions;
      ASSERT_TRUE(session->submit(actions[static_cast<std::size_t>(step) % actions.size()]));
    }
  }
  ASSERT_TRUE(is_card_asked());
  ASSERT_TRUE(session->submit(wotr::act(wotr::ActionKind::kStop)));
  EXPECT_FALSE(session->can_undo());
}

}  // namespace
