#include <algorithm>
#include <chrono>
#include <random>
#include <semaphore>
#include <set>

#include <gtest/gtest.h>

#include "engine/platform/pointers/tuio_cursors.h"
#include "engine/platform/pointers/tuio_source.h"
#include "tests/engine/tuio_tracker.h"
#include "tests/harness/tuio_bytes.h"

namespace engine {
namespace {

using Events = std::vector<ContactEvent>;

/// Of one tracker; each frame says all that are down, as an area that is told again and again does.
TuioFrame frame(std::int32_t number, const std::vector<TuioCursor>& cursors,
                const std::string& source = "pad") {
  TuioFrame said{.source = source, .number = number, .alive = {}, .set = cursors};
  for (const TuioCursor& cursor : cursors) said.alive.push_back(cursor.id);
  return said;
}

std::vector<ContactChange> changes(const Events& events) {
  std::vector<ContactChange> changes;
  for (const ContactEvent& event : events) changes.push_back(event.change);
  return changes;
}

const std::vector kDown{ContactChange::kDown};
const std::vector kMoves{ContactChange::kMoves};
const std::vector kUp{ContactChange::kUp};
const std::vector kCancelled{ContactChange::kCancelled};

TEST(Tuio, ACursorLandsMovesAndLifts) {
  TuioCursors cursors;
  const Events down = cursors.take(frame(1, {{5, {0.25F, 0.5F}}}), 1);
  ASSERT_EQ(changes(down), kDown);
  EXPECT_EQ(down.front().place, glm::vec2(0.25F, 0.5F));
  EXPECT_EQ(down.front().seconds, 1);
  EXPECT_EQ(down.front().finger.id, 5);
  EXPECT_TRUE(cursors.take(frame(2, {{5, {0.25F, 0.5F}}}), 1.1).empty()) << "it rests";
  EXPECT_EQ(changes(cursors.take(frame(3, {{5, {0.3F, 0.5F}}}), 1.2)), kMoves);
  const Events up = cursors.take(frame(4, {}), 1.3);
  ASSERT_EQ(changes(up), kUp);
  EXPECT_EQ(up.front().place, glm::vec2(0.3F, 0.5F));
  EXPECT_EQ(up.front().finger, down.front().finger);
}

TEST(Tuio, OneWhosePlaceIsNotKnownIsNotDownYet) {
  TuioCursors cursors;
  TuioFrame alone = frame(1, {});
  alone.alive = {5};
  EXPECT_TRUE(cursors.take(alone, 1).empty());
  EXPECT_EQ(changes(cursors.take(frame(2, {{5, {0, 0}}}), 1.1)), kDown);
  TuioFrame rests = frame(3, {});
  rests.alive = {5};
  EXPECT_TRUE(cursors.take(rests, 1.2).empty());
}

TEST(Tuio, OneThatIsNotAliveIsNotDown) {
  TuioCursors cursors;
  TuioFrame said = frame(1, {{5, {0, 0}}});
  said.alive = {6};
  EXPECT_TRUE(cursors.take(said, 1).empty());
}

TEST(Tuio, AFrameThatComesLateChangesNothing) {
  TuioCursors cursors;
  cursors.take(frame(10, {{5, {0, 0}}}), 1);
  EXPECT_TRUE(cursors.take(frame(9, {}), 1.1).empty());
  EXPECT_EQ(changes(cursors.take(frame(10, {{5, {0, 0}}, {6, {0, 0}}}), 1.2)), kDown)
      << "the second half of a frame";
  EXPECT_EQ(changes(cursors.take(frame(-1, {{5, {0, 0}}}), 1.3)), kUp) << "it has no number";
}

TEST(Tuio, ATrackerThatBeginsAnewIsHeardAgain) {
  TuioCursors cursors;
  cursors.take(frame(5000, {{5, {0, 0}}}), 1);
  EXPECT_EQ(changes(cursors.take(frame(1, {}), 1.5)), kUp);
  cursors.take(frame(30, {}), 2);
  EXPECT_EQ(changes(cursors.take(frame(1, {{1, {0, 0}}}), 9)), kDown) << "after a silence";
}

TEST(Tuio, SourcesAreKeptApart) {
  TuioCursors cursors;
  const Events one = cursors.take(frame(100, {{1, {0, 0}}}, "one"), 1);
  const Events other = cursors.take(frame(3, {{1, {1, 1}}}, "other"), 1.1);
  ASSERT_EQ(changes(other), kDown);
  EXPECT_NE(one.front().finger, other.front().finger);
  EXPECT_TRUE(cursors.take(frame(101, {{1, {0, 0}}}, "one"), 1.2).empty());
  EXPECT_EQ(changes(cursors.take(frame(4, {}, "other"), 1.3)), kUp);
}

TEST(Tuio, ASourceThatFallsSilentHasNothingDown) {
  TuioCursors cursors;
  cursors.take(frame(1, {{1, {0, 0}}}), 1);
  EXPECT_TRUE(cursors.advance(2.9).empty());
  EXPECT_EQ(changes(cursors.advance(3.1)), kCancelled) << "nobody saw it lift: no click";
  EXPECT_TRUE(cursors.advance(9).empty());
}

TEST(Tuio, OfTooManySourcesTheNewestAreNotHeard) {
  TuioCursors cursors;
  for (int i = 0; i < 100; ++i) {
    const auto events = cursors.take(frame(1, {{1, {0, 0}}}, std::to_string(i)), 1);
    EXPECT_EQ(events.size(), i < 16 ? 1U : 0U);
  }
}

/// The contacts that a device has down, as its words tell; each word must make sense.
class Followed {
 public:
  void take(const Events& events) {
    for (const ContactEvent& event : events) {
      const std::pair name{event.finger.device, event.finger.id};
      if (event.change == ContactChange::kDown) {
        EXPECT_TRUE(down_.insert(name).second);
      } else if (event.change == ContactChange::kMoves) {
        EXPECT_TRUE(down_.contains(name));
      } else {
        EXPECT_EQ(down_.erase(name), 1U);
      }
    }
  }
  std::size_t size() const { return down_.size(); }

 private:
  std::set<std::pair<std::int64_t, std::int64_t>> down_;
};

/// Trackers use an id again as soon as it is free.
std::int32_t free_id(const std::vector<TuioCursor>& down) {
  std::int32_t id = 0;
  const auto is_taken = [&](const TuioCursor& cursor) { return cursor.id == id; };
  while (std::any_of(down.begin(), down.end(), is_taken)) ++id;
  return id;
}

TEST(Tuio, LostAndConfusedFramesLeaveNothingStuck) {
  std::mt19937 luck(4);
  const auto chance = [&](double odds) { return std::bernoulli_distribution(odds)(luck); };
  TuioCursors cursors;
  Followed followed;
  std::vector<TuioCursor> down;
  std::vector<TuioFrame> late;
  double now = 0;
  for (std::int32_t number = 1; number < 20'000; ++number) {
    now += 0.016;
    std::erase_if(down, [&](const TuioCursor&) { return chance(0.05); });
    if (down.size() < 10 && chance(0.2)) down.push_back({free_id(down), {0.5F, 0.5F}});
    for (TuioCursor& cursor : down) cursor.place.x = std::uniform_real_distribution<float>()(luck);
    const TuioFrame said = frame(number, down);
    if (chance(0.2)) continue;
    if (chance(0.1)) {
      late.push_back(said);
      continue;
    }
    followed.take(cursors.take(said, now));
    EXPECT_EQ(followed.size(), down.size());
    if (late.empty() || !chance(0.3)) continue;
    followed.take(cursors.take(late.back(), now));
    late.pop_back();
  }
  followed.take(cursors.advance(now + 3));
  EXPECT_EQ(followed.size(), 0U);
}

TEST(TuioSource, HearsATrackerOnThisComputer) {
  using namespace tuio_bytes;
  std::counting_semaphore<> woken{0};
  auto heard =
      TuioSource::open({.port = 0, .clock = [] { return 7.0; }, .wake = [&] { woken.release(); }});
  ASSERT_TRUE(heard) << heard.error();
  TuioTracker tracker(heard->port());
  const auto hear = [&](const std::string& packet) {
    tracker.send(packet);
    EXPECT_TRUE(woken.try_acquire_for(std::chrono::seconds(10)));
    return heard->take(7.5);
  };
  const Events down = hear(bundle({source("pad"), alive({1}), set(1, 0.5F, 0.25F), fseq(1)}));
  ASSERT_EQ(changes(down), kDown);
  EXPECT_EQ(down.front().place, glm::vec2(0.5F, 0.25F));
  EXPECT_EQ(down.front().seconds, 7);
  EXPECT_TRUE(hear("no packet of this kind").empty());
  EXPECT_EQ(changes(hear(bundle({source("pad"), alive({}), fseq(2)}))), kUp);
}

TEST(TuioSource, SaysWhenItCannotHear) {
  const auto clock = [] { return 0.0; };
  const auto first = TuioSource::open({.port = 0, .clock = clock});
  ASSERT_TRUE(first);
  const auto second = TuioSource::open({.port = first->port(), .clock = clock});
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().find("UDP port"), std::string::npos);
}

}  // namespace
}  // namespace engine
