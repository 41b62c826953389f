// A person may ask what a player that thinks would do, and nothing waits for it.

#include <thread>

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using Toy = toy::Race;

class Hints : public ::testing::Test {
 protected:
  ~Hints() override {
    gate_->open();
    gate_->wait_until_all_left();
  }

  std::unique_ptr<Session> begun() {
    auto session = begin(*toy_opener(gate_), {{"red", "human"}, {"blue", "human"}});
    while (session->is_machine_next()) session->advance();
    return session;
  }

  static void wait_for_hint(const Session& session) {
    while (session.hint() == nullptr) std::this_thread::yield();
  }

  std::shared_ptr<Gate> gate_ = std::make_shared<Gate>();
};

TEST_F(Hints, TellTheAnswerTheNextBestAndTheReason) {
  const auto session = begun();
  const core::Decision asked = match_of<Toy>(*session).pending();
  ASSERT_TRUE(session->can_hint());
  EXPECT_EQ(session->hint(), nullptr) << "nobody has asked";
  session->ask_hint();
  wait_for_hint(*session);
  EXPECT_FALSE(session->hint_thinking());
  const players::Thoughts& thoughts = *session->hint();
  ASSERT_EQ(thoughts.candidates.size(), 2U);
  EXPECT_EQ(thoughts.candidates[0].action, asked.actions[asked.actions.size() - 1]);
  EXPECT_EQ(thoughts.candidates[1].action, asked.actions[0]);
  ASSERT_TRUE(thoughts.reason);
  EXPECT_EQ(thoughts.reason->topic, "gold");
  EXPECT_EQ(match_of<Toy>(*session).pending(), asked) << "a hint plays nothing";
}

TEST_F(Hints, NeverBlockPlay) {
  const auto session = begun();
  gate_->shut();
  session->ask_hint();
  ASSERT_TRUE(session->hint_thinking());
  gate_->wait_until_came(1);
  EXPECT_EQ(session->hint_thinking()->most, 3.0);
  EXPECT_EQ(session->hint(), nullptr);
  const std::size_t number = match_of<Toy>(*session).number();
  ASSERT_TRUE(session->submit(match_of<Toy>(*session).pending().actions[0]));
  EXPECT_GT(match_of<Toy>(*session).number(), number);
  EXPECT_FALSE(session->hint_thinking()) << "it was about another question";
  EXPECT_EQ(session->hint(), nullptr);
  gate_->wait_until_all_left();
  EXPECT_EQ(gate_->stopped(), 1);
}

TEST_F(Hints, AreDroppedByAnUndo) {
  const auto session = begin(*wotr_opener(gate_), {{"free", "human"}, {"shadow", "human"}});
  while (!session->can_undo()) {
    if (session->is_machine_next()) {
      session->advance();
    } else {
      session->submit(match_of<wotr::Game>(*session).pending().actions[0]);
    }
  }
  ASSERT_TRUE(session->can_hint());
  session->ask_hint();
  wait_for_hint(*session);
  ASSERT_TRUE(session->undo());
  EXPECT_EQ(session->hint(), nullptr);
}

TEST_F(Hints, ArePutAway) {
  const auto session = begun();
  session->ask_hint();
  wait_for_hint(*session);
  session->drop_hint();
  EXPECT_EQ(session->hint(), nullptr);
  EXPECT_TRUE(session->can_hint());
}

TEST_F(Hints, AreForPersonsOnly) {
  const auto session = begin(*toy_opener(gate_), {{"red", "slow"}, {"blue", "slow"}});
  while (match_of<Toy>(*session).pending().is_chance()) session->advance();
  EXPECT_FALSE(session->can_hint());
  session->ask_hint();
  EXPECT_FALSE(session->hint_thinking());
}

}  // namespace
}  // namespace session_test
