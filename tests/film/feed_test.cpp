// What others see of a match while it is played: late, in its order, and nothing that was undone.

#include "game/airing/feed.h"

#include <map>

#include <gtest/gtest.h>

#include "tests/film/games.h"

namespace film_test {
namespace {

using airing::Feed;

constexpr double kTick = 0.5;

bool each_alone(const match::AnyView&, std::span<const core::Event>) { return false; }

TEST(Feed, ShowsNothingBeforeItsTime) {
  for (const std::string_view game : {"wotr", "trilogy"}) {
    const auto session = played(game, "squire", 11, 0);
    Feed feed(*session, core::kPublic, {.seconds = 20}, each_alone);
    std::map<std::size_t, double> happened;  // by the number of steps
    double now = 0;
    std::size_t shown = 0;
    for (int i = 0; i < 400; ++i) {
      if (i % 3 == 0 && !session->is_over()) session->advance_and_wait();
      now += kTick;
      happened.emplace(session->screen().cursor(), now);
      feed.update(kTick);
      while (feed.is_due()) {
        const airing::Happening happening = feed.take();
        const auto at = happened.lower_bound(happening.end_step);
        ASSERT_NE(at, happened.end());
        EXPECT_GE(now - at->second, 20 - kTick) << game << ", step " << happening.end_step;
        EXPECT_GT(happening.end_step, shown) << "in its order";
        EXPECT_EQ(feed.shown().cursor(), happening.end_step);
        EXPECT_EQ(feed.shown().viewer(), core::kPublic);
        shown = happening.end_step;
      }
    }
    EXPECT_GT(shown, 40U) << game;
    EXPECT_LT(shown, session->screen().cursor()) << game;
  }
}

TEST(Feed, StaysSoManyDecisionsBehindAndPlaysTheTailOut) {
  const auto session = played("wotr", "squire", 3, 0);
  Feed feed(*session, core::kPublic, {.decisions = 10}, each_alone);
  while (!session->is_over()) {
    session->advance_and_wait();
    feed.update(kTick);
    while (feed.is_due()) feed.take();
    if (session->is_over()) break;
    const std::size_t live = session->screen().cursor();
    EXPECT_LE(feed.shown().cursor(), live - std::min<std::size_t>(live, 10));
  }
  for (int i = 0; i < 4; ++i) {
    feed.update(kTick);
    while (feed.is_due()) feed.take();
  }
  EXPECT_EQ(feed.shown().cursor(), session->screen().cursor());
  EXPECT_TRUE(feed.shown().view().decision().is_over());
}

/// To where a person is asked, who can take an answer back.
bool answer_one(session::Session& session) {
  for (int i = 0; i < 400; ++i) {
    while (session.is_machine_next()) session.advance_and_wait();
    if (session.is_over()) return false;
    session.submit(session.screen().view().decision().actions[0]);
    if (session.can_undo()) return true;
  }
  return false;
}

TEST(Feed, NeverShowsWhatIsUndoneWithinTheDelay) {
  const auto session = played("wotr", "human", 7, 0);
  Feed feed(*session, core::kPublic, {.seconds = 30}, each_alone);
  ASSERT_TRUE(answer_one(*session));
  feed.update(kTick);
  const std::size_t with_answer = session->screen().cursor();
  ASSERT_TRUE(session->undo());
  feed.update(kTick);
  const std::size_t left = session->screen().cursor();
  ASSERT_LT(left, with_answer);
  for (const airing::Happening& happening : feed.foreseen()) EXPECT_LE(happening.end_step, left);
  for (int i = 0; i < 100; ++i) {
    feed.update(kTick);
    while (feed.is_due()) {
      EXPECT_LE(feed.take().end_step, left);
      EXPECT_FALSE(feed.take_undone()) << "nobody saw it";
    }
  }
  EXPECT_LE(feed.shown().cursor(), left);
}

TEST(Feed, LaysTheTableAnewWhereWhatWasShownIsUndone) {
  const auto session = played("wotr", "human", 7, 0);
  Feed feed(*session, core::kPublic, {}, each_alone);
  ASSERT_TRUE(answer_one(*session));
  for (int i = 0; i < 4; ++i) {
    feed.update(kTick);
    while (feed.is_due()) feed.take();
  }
  const std::size_t shown = feed.shown().cursor();
  ASSERT_TRUE(session->undo());
  feed.update(kTick);
  ASSERT_GT(shown, session->screen().cursor()) << "it had been shown";
  EXPECT_TRUE(feed.take_undone());
  EXPECT_LE(feed.shown().cursor(), session->screen().cursor());
}

}  // namespace
}  // namespace film_test
