// Any number of outlooks on one match: each sees what it may, as of its cursor.

#include <gtest/gtest.h>

#include "rules/wotr/game.h"
#include "tests/harness/sanitized.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using Toy = toy::Race;
using Wotr = wotr::Game;

/// The state after the first `steps` steps, played afresh.
template <core::Game G>
typename G::State state_after(const match::Match<G>& match, std::size_t steps) {
  typename G::State state = match.start();
  for (std::size_t i = 0; i < steps; ++i) {
    G::apply(match.rules(), state, match.journal().steps()[i].action, nullptr);
  }
  return state;
}

/// One outlook, watched: all that it has been told.
template <core::Game G>
class Watched {
 public:
  Watched(Session& session, core::Viewer viewer, std::size_t behind)
      : match_(match_of<G>(session)),
        outlook_(session.add_outlook(viewer, behind)),
        viewer_(viewer),
        behind_(behind) {}

  void check() {
    const auto& steps = match_.journal().steps();
    const std::size_t cursor = outlook_.cursor();
    ASSERT_LE(cursor + behind_, std::max(behind_, steps.size())) << "it runs ahead";
    const bool inside_a_throw = cursor > 0 && cursor < steps.size() &&
                                match::is_one_throw(steps[cursor - 1], steps[cursor]);
    ASSERT_FALSE(inside_a_throw);
    const auto view = G::view(match_.rules(), state_after(match_, cursor), viewer_);
    ASSERT_EQ(outlook_.viewer(), viewer_);
    ASSERT_EQ(G::view_json(match_.rules(), outlook_.view().as<G>()),
              G::view_json(match_.rules(), view));
    ASSERT_EQ(outlook_.view().decision(), G::decision_of(view));
    for (const core::Event& event : outlook_.take_events()) told_.push_back(event);
    const std::size_t events = cursor == 0 ? 0 : steps[cursor - 1].events;
    ASSERT_EQ(told_.size(), events);
    for (; checked_ < events; ++checked_) {
      ASSERT_EQ(told_[checked_], G::mask(match_.events()[checked_], viewer_));
    }
    // A line for each event, but the dice of one throw are one.
    ASSERT_TRUE(outlook_.log().empty() || outlook_.log().size() + cursor >= events);
  }

  void catch_up() {
    behind_ = 0;
    outlook_.set_decisions_behind(0);
  }

  Outlook& outlook() const { return outlook_; }
  const std::vector<core::Event>& told() const { return told_; }

 private:
  const match::Match<G>& match_;
  Outlook& outlook_;
  core::Viewer viewer_;
  std::size_t behind_;
  std::size_t checked_ = 0;
  std::vector<core::Event> told_;
};

/// What the masked events of the race say of it.
struct FoldedRace {
  std::array<std::uint8_t, 2> place{};
  std::array<std::uint8_t, 2> card{};

  explicit FoldedRace(const std::vector<core::Event>& events) {
    for (const core::Event& event : events) {
      const std::uint8_t seat = event.args[0];
      const std::uint8_t value = event.args[1];
      if (event.kind == toy::kMoved) place[seat] = value;
      if (value == core::kHiddenArgument) continue;
      if (event.kind == toy::kDealt || event.kind == toy::kPlayed) card[seat] = value;
      if (event.kind == toy::kPeeked) card[seat ^ 1U] = value;
    }
  }
};

TEST(Outlooks, OfTheRaceFoldToTheViewAtTheirCursor) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto session = begin(*toy_opener(), {{"red", "random"}, {"blue", "random"}}, seed);
    std::vector<Watched<Toy>> watched;
    watched.emplace_back(*session, core::kPublic, 10);
    watched.emplace_back(*session, core::viewer_of(core::Seat{1}), 0);
    watched.emplace_back(*session, core::viewer_of(core::Seat{0}), 3);
    watched.emplace_back(*session, core::kAll, 0);
    while (!session->is_over()) {
      session->advance_and_wait();
      for (Watched<Toy>& one : watched) {
        one.check();
        if (::testing::Test::HasFatalFailure()) return;
        const FoldedRace folded(one.told());
        const auto& view = one.outlook().view().as<Toy>();
        EXPECT_EQ(folded.place, view.place);
        EXPECT_EQ(folded.card, view.known_card);
      }
    }
    watched[0].catch_up();
    EXPECT_EQ(watched[0].outlook().cursor(), watched[3].outlook().cursor());
    watched[0].check();
  }
}

bool hides_something(const std::vector<core::Event>& told, std::span<const core::Event> all) {
  return !std::equal(told.begin(), told.end(), all.begin());
}

constexpr int kBeats = harness::kIsSanitized ? 120 : 400;

TEST(Outlooks, OfWarOfTheRingHideWhatTheyMustTenDecisionsBehindToo) {
  const auto session = begin(*wotr_opener(), {{"free", "squire"}, {"shadow", "squire"}}, 2);
  const auto& match = match_of<Wotr>(*session);
  Watched<Wotr> stream(*session, core::kPublic, 10);
  Watched<Wotr> free(*session, core::viewer_of(core::Seat{0}), 0);
  Watched<Wotr> late_shadow(*session, core::viewer_of(core::Seat{1}), 10);
  Outlook& live = session->add_outlook(core::kPublic, 0);
  for (int beat = 0; beat < kBeats && !session->is_over(); ++beat) {
    session->advance_and_wait();
    for (Watched<Wotr>* one : {&stream, &free, &late_shadow}) {
      one->check();
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  for (const Watched<Wotr>* one : {&stream, &free, &late_shadow}) {
    EXPECT_TRUE(hides_something(one->told(), match.events()));
  }
  EXPECT_LT(stream.outlook().cursor() + 9, match.journal().steps().size());
  // The stream's log is the beginning of what a spectator without delay reads.
  ASSERT_LT(stream.outlook().log().size(), live.log().size());
  for (std::size_t i = 0; i < stream.outlook().log().size(); ++i) {
    EXPECT_EQ(stream.outlook().log()[i].sentence, live.log()[i].sentence);
    EXPECT_EQ(stream.outlook().log()[i].event, live.log()[i].event);
  }
}

TEST(Outlooks, AnUndoLeadsBackOnlyThoseWhoHaveSeenIt) {
  const auto session = begin(*wotr_opener(), {{"free", "human"}, {"shadow", "human"}}, 2);
  const auto& match = match_of<Wotr>(*session);
  Outlook& live = session->add_outlook(core::kAll, 0);
  Outlook& late = session->add_outlook(core::kAll, 10);
  while (!session->can_undo() || match.journal().steps().size() < 30 ||
         late.cursor() + 5 > match.journal().steps().size()) {
    if (session->is_machine_next()) {
      session->advance_and_wait();
    } else {
      session->submit(match.pending().actions[0]);
    }
  }
  live.take_events();
  late.take_events();
  const std::size_t seen = live.cursor();
  const std::size_t late_seen = late.cursor();
  const std::size_t late_log = late.log().size();
  const auto before = state_after(match, seen - 1);

  ASSERT_TRUE(session->undo());
  EXPECT_EQ(live.cursor(), seen - 1);
  EXPECT_TRUE(live.take_undone());
  EXPECT_FALSE(live.take_undone()) << "once";
  EXPECT_TRUE(live.take_events().empty());
  EXPECT_EQ(Wotr::view_json(match.rules(), live.view().as<Wotr>()),
            Wotr::view_json(match.rules(), Wotr::view(match.rules(), before, core::kAll)));

  EXPECT_EQ(late.cursor(), late_seen);
  EXPECT_FALSE(late.take_undone());
  EXPECT_EQ(late.log().size(), late_log);
}

/// Hot seat: who decides sees the own hand, and the log tells what both may read.
TEST(Outlooks, OfASharedScreenTurnWithTheOneWhoDecides) {
  const auto session = begin(*toy_opener(), {{"red", "human"}, {"blue", "human"}}, 4);
  while (session->is_machine_next()) session->advance();
  EXPECT_EQ(session->screen().viewer(), core::viewer_of(core::Seat{0}));
  EXPECT_NE(session->screen().view().as<Toy>().known_card[0], 0);
  EXPECT_EQ(session->screen().view().as<Toy>().known_card[1], 0);
  session->submit({toy::kRoll});
  EXPECT_EQ(session->screen().viewer(), core::kPublic) << "chance decides";
  session->advance();
  EXPECT_EQ(session->screen().viewer(), core::viewer_of(core::Seat{1}));
  for (const match::LogLine& line : session->screen().log()) {
    if (line.event.kind != toy::kDealt) continue;
    EXPECT_EQ(line.event.args[1], core::kHiddenArgument) << line.sentence;
  }
}

TEST(Outlooks, ThatGoAreNotFollowed) {
  const auto session = begin(*toy_opener(), {{"red", "random"}, {"blue", "random"}});
  session->remove_outlook(session->add_outlook(core::kPublic, 0));
  Outlook& late = session->add_outlook(core::kAll, 2);
  while (!session->is_over()) session->advance_and_wait();
  EXPECT_EQ(late.cursor() + 2, match_of<Toy>(*session).journal().steps().size());
}

}  // namespace
}  // namespace session_test
