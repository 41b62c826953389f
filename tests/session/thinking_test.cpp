// Machines think off the frame's thread: nothing waits for them.

#include <thread>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using Toy = toy::Race;
using Wotr = wotr::Game;

class Thinking : public ::testing::Test {
 protected:
  /// Nothing may think on when the test is over.
  ~Thinking() override {
    gate_->open();
    gate_->wait_until_all_left();
  }

  /// Two seats, blue's question.
  std::unique_ptr<Session> at_the_slow_one() {
    auto session = begin(*toy_opener(gate_), {{"red", "human"}, {"blue", "slow"}});
    while (session->is_machine_next()) session->advance();
    session->submit({toy::kRoll});
    session->advance();
    EXPECT_TRUE(session->is_machine_next());
    gate_->shut();
    return session;
  }

  /// War of the Ring where the Shadow thinks about what the Free Peoples have just decided, and
  /// they may think better of it.
  std::unique_ptr<Session> where_undo_may_come() {
    auto session = begin(*wotr_opener(gate_), {{"free", "human"}, {"shadow", "slow"}});
    const auto& match = match_of<Wotr>(*session);
    for (int steps = 0; steps < 1000; ++steps) {
      if (!session->is_machine_next()) {
        session->submit(match.pending().actions[0]);
        continue;
      }
      const auto& played = match.journal().steps();
      const bool asked = !match.pending().is_chance() && !played.empty();
      if (asked && played.back().seat == core::Seat{0} &&
          match::earliest_undo(match.journal()) < played.size()) {
        gate_->shut();
        return session;
      }
      session->advance_and_wait();
    }
    ADD_FAILURE() << "the Shadow never answers the Free Peoples";
    return session;
  }

  std::shared_ptr<Gate> gate_ = std::make_shared<Gate>();
};

TEST_F(Thinking, TheTableGoesOnAsLongAsItTakes) {
  const auto session = at_the_slow_one();
  const std::size_t number = match_of<Toy>(*session).number();
  for (int frame = 0; frame < 300; ++frame) EXPECT_FALSE(session->advance());
  EXPECT_TRUE(session->is_thinking());
  EXPECT_TRUE(session->is_machine_next());
  EXPECT_FALSE(session->submit({toy::kRoll})) << "it is not this person's turn";
  EXPECT_EQ(match_of<Toy>(*session).number(), number);
  gate_->wait_until_came(1);
  EXPECT_EQ(gate_->came(), 1) << "it is asked once";
}

TEST_F(Thinking, TheAnswerIsTakenWhenItIsThere) {
  const auto session = at_the_slow_one();
  const std::size_t number = match_of<Toy>(*session).number();
  EXPECT_FALSE(session->advance());
  gate_->open();
  while (!session->advance()) std::this_thread::yield();
  EXPECT_FALSE(session->is_thinking());
  EXPECT_EQ(match_of<Toy>(*session).number(), number + 1);
}

TEST_F(Thinking, WaitingForItTakesTheSameAnswer) {
  const auto session = at_the_slow_one();
  const std::size_t number = match_of<Toy>(*session).number();
  EXPECT_FALSE(session->advance());
  gate_->open();
  EXPECT_TRUE(session->advance_and_wait());
  EXPECT_EQ(match_of<Toy>(*session).number(), number + 1);
  EXPECT_EQ(gate_->came(), 1);
}

TEST_F(Thinking, UndoWorksAtOnceAndTheAnswerIsForgotten) {
  const auto session = where_undo_may_come();
  const auto& match = match_of<Wotr>(*session);
  const int answers = gate_->came();
  EXPECT_FALSE(session->can_undo()) << "a machine's turn, before it is asked";
  EXPECT_FALSE(session->advance());
  gate_->wait_until_came(answers + 1);
  ASSERT_TRUE(session->can_undo());
  const std::size_t steps = match.journal().steps().size();
  ASSERT_TRUE(session->undo());
  EXPECT_FALSE(session->is_thinking());
  EXPECT_EQ(match.journal().steps().size(), steps - 1);
  EXPECT_TRUE(session->screen().take_undone());
  const std::size_t number = match.number();

  gate_->open();
  gate_->wait_until_all_left();
  EXPECT_EQ(gate_->stopped(), 1) << "it was asked to stop";
  EXPECT_FALSE(session->advance()) << "a person is asked";
  EXPECT_EQ(match.number(), number) << "the late answer changes nothing";

  const core::Action other = match.pending().actions[match.pending().actions.size() - 1];
  EXPECT_TRUE(session->submit(other));
  EXPECT_EQ(match.number(), number + 1);
}

TEST_F(Thinking, AMachineIsAskedAgainWhileItsOldThoughtGoesOn) {
  const auto session = where_undo_may_come();
  const auto& match = match_of<Wotr>(*session);
  const int answers = gate_->came();
  const core::Action again = match.journal().steps().back().action;
  EXPECT_FALSE(session->advance());
  gate_->wait_until_came(answers + 1);
  ASSERT_TRUE(session->undo());
  ASSERT_TRUE(session->submit(again));
  EXPECT_FALSE(session->advance());
  gate_->wait_until_came(answers + 2);
  const std::size_t number = match.number();
  gate_->open();
  EXPECT_TRUE(session->advance_and_wait());
  EXPECT_EQ(match.number(), number + 1);
}

TEST_F(Thinking, ItAnswersNowWithItsBestSoFar) {
  const auto session = begin(*toy_opener(gate_), {{"red", "wizard"}, {"blue", "wizard"}});
  const auto& match = match_of<Toy>(*session);
  gate_->shut();
  while (match.pending().is_chance()) session->advance();
  const core::Decision asked = match.pending();
  EXPECT_FALSE(session->thinking()) << "nobody has been asked yet";
  EXPECT_FALSE(session->advance());
  ASSERT_TRUE(session->thinking());
  EXPECT_EQ(session->thinking()->seat, asked.seat);
  EXPECT_EQ(session->thinking()->most, 3.0);
  EXPECT_FALSE(session->thinking()->is_hurried);
  session->answer_now();
  EXPECT_TRUE(session->thinking()->is_hurried);
  while (!session->advance()) std::this_thread::yield();
  EXPECT_EQ(match.journal().steps().back().action, asked.actions[asked.actions.size() - 1]);
  EXPECT_EQ(gate_->stopped(), 1) << "the answer of who was asked to stop counts";
}

TEST_F(Thinking, LeavingDoesNotWait) {
  auto session = at_the_slow_one();
  EXPECT_FALSE(session->advance());
  gate_->wait_until_came(1);
  session.reset();  // comes back although the player still thinks
  EXPECT_EQ(gate_->stopped(), 0);
  gate_->open();
  gate_->wait_until_all_left();
  EXPECT_EQ(gate_->stopped(), 1);
}

/// Whole games, asked in one way and in the other.
template <core::Game G>
std::string whole_game(const session::Opener& opener, const players::Seating& seats, bool waits) {
  const auto session = begin(opener, seats, 5);
  while (!session->is_over()) waits ? session->advance_and_wait() : session->advance();
  return session->save_text();
}

TEST_F(Thinking, ChangesNoGame) {
  const players::Seating random{{"red", "random"}, {"blue", "random"}};
  EXPECT_EQ(whole_game<Toy>(*toy_opener(), random, false),
            whole_game<Toy>(*toy_opener(), random, true));
  const players::Seating squires{{"free", "squire"}, {"shadow", "squire"}};
  EXPECT_EQ(whole_game<Wotr>(*wotr_opener(), squires, false),
            whole_game<Wotr>(*wotr_opener(), squires, true));
}

}  // namespace
}  // namespace session_test
