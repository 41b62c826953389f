// A match looked at again: forward, back, through other eyes, and on another way.

#include "game/session/replay.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/harness/sanitized.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using Toy = toy::Race;
using Wotr = wotr::Game;
using Trilogy = trilogy::Game;
using session::Replay;

constexpr int kJumps = harness::kIsSanitized ? 40 : 200;

std::unique_ptr<Session> played(const session::Opener& opener,
                                const std::vector<std::string>& seats, std::uint64_t seed,
                                int most_steps = 1 << 20) {
  players::Seating seating;
  for (const std::string& seat : seats) seating[seat] = "random";
  auto session = begin(opener, seating, seed);
  for (int i = 0; i < most_steps && !session->is_over(); ++i) session->advance_and_wait();
  return session;
}

/// The states of a match that was played one step after the other.
template <core::Game G>
std::vector<typename G::State> states_of(const match::Match<G>& match) {
  std::vector<typename G::State> states{match.start()};
  for (const match::JournalStep& step : match.journal().steps()) {
    states.push_back(states.back());
    EXPECT_FALSE(G::apply(match.rules(), states.back(), step.action, nullptr).refused());
  }
  return states;
}

std::vector<std::string> log_of(const session::Outlook& outlook) {
  std::vector<std::string> lines;
  for (const match::LogLine& line : outlook.log()) lines.push_back(line.sentence);
  return lines;
}

template <core::Game G>
void check_jumps(Session& session, core::Viewer viewer) {
  const match::Match<G>& match = match_of<G>(session);
  const std::vector<typename G::State> from_the_start = states_of(match);
  const auto replay = session.replay();
  replay->look_as(viewer);
  const std::vector<std::string> whole_log = log_of(replay->screen());
  std::mt19937 random(7);
  for (int jump = 0; jump < kJumps; ++jump) {
    const std::size_t wanted = random() % (replay->length() + 1);
    replay->seek(wanted);
    const std::size_t there = replay->screen().cursor();
    ASSERT_LE(there, wanted);
    ASSERT_LE(wanted - there, 40U) << "more than a throw was left out";
    ASSERT_EQ(G::view_json(match.rules(), replay->screen().view().template as<G>()),
              G::view_json(match.rules(), G::view(match.rules(), from_the_start[there], viewer)))
        << "after " << there << " steps";
    ASSERT_TRUE(replay->screen().take_undone());
    ASSERT_TRUE(replay->screen().take_events().empty()) << "nothing is told of a jump";
    const std::vector<std::string> log = log_of(replay->screen());
    ASSERT_TRUE(std::equal(log.begin(), log.end(), whole_log.begin()));
  }
}

TEST(Replay, AnyStepOfARaceIsWhatPlayingFromTheStartLeadsTo) {
  const auto session = played(*toy_opener(), {"red", "blue"}, 3);
  check_jumps<Toy>(*session, core::kAll);
  check_jumps<Toy>(*session, core::viewer_of(core::Seat{1}));
}

TEST(Replay, AnyStepOfTheWarIsWhatPlayingFromTheStartLeadsTo) {
  const auto session =
      played(*wotr_opener(), {"free", "shadow"}, 4, harness::kIsSanitized ? 150 : 1 << 20);
  check_jumps<Wotr>(*session, core::kAll);
  check_jumps<Wotr>(*session, core::kPublic);
}

TEST(Replay, AnyStepOfTheSecondGameIsWhatPlayingFromTheStartLeadsTo) {
  const auto session = played(*trilogy_opener(), {"yellow", "red"}, 5, 600);
  check_jumps<Trilogy>(*session, core::kAll);
  check_jumps<Trilogy>(*session, core::viewer_of(core::Seat{0}));
}

TEST(Replay, GoesOnAndBackByDecisionsAndTellsOnlyWhatLiesAhead) {
  const auto session = played(*toy_opener(), {"red", "blue"}, 3);
  const auto replay = session->replay();
  EXPECT_EQ(replay->screen().cursor(), replay->length()) << "it begins where the match stands";
  EXPECT_FALSE(replay->step_on());
  std::set<std::size_t> ends;
  while (replay->step_back()) {
    EXPECT_TRUE(replay->screen().take_undone());
    ends.insert(replay->screen().cursor());
  }
  EXPECT_EQ(*ends.begin(), 0U);
  std::size_t told = 0;
  while (replay->step_on()) {
    told += replay->screen().take_events().size();
    EXPECT_FALSE(replay->screen().take_undone());
  }
  EXPECT_EQ(told, match_of<Toy>(*session).events().size());
}

TEST(Replay, PlaysToTheEndByItselfAndDecidesNothing) {
  const auto session = played(*toy_opener(), {"red", "blue"}, 3);
  const auto replay = session->replay();
  replay->set_playing(true);
  EXPECT_FALSE(replay->is_playing()) << "there is nothing ahead";
  replay->seek(0);
  EXPECT_FALSE(replay->advance());
  EXPECT_FALSE(replay->submit({}, {}));
  replay->set_playing(true);
  int steps = 0;
  while (replay->advance()) ++steps;
  EXPECT_FALSE(replay->is_playing());
  EXPECT_EQ(replay->screen().cursor(), replay->length());
  EXPECT_TRUE(replay->is_over());
  EXPECT_GT(steps, 5);
}

TEST(Replay, LendsNoEyesThatTheTableDoesNotHaveUntilTheEnd) {
  const auto opener = toy_opener();
  const auto session = begin(*opener, {{"red", "human"}, {"blue", "random"}}, 3);
  const auto before = session->replay()->viewers();
  EXPECT_EQ(before, (std::vector<core::Viewer>{core::kPublic, core::viewer_of(core::Seat{0})}));
  const auto shared = begin(*opener, {{"red", "human"}, {"blue", "human"}}, 3);
  EXPECT_EQ(shared->replay()->viewers(), std::vector<core::Viewer>{core::kPublic});
  const auto over = played(*opener, {"red", "blue"}, 3);
  EXPECT_EQ(over->replay()->viewers(),
            (std::vector<core::Viewer>{core::kPublic, core::viewer_of(core::Seat{0}),
                                       core::viewer_of(core::Seat{1}), core::kAll}));
}

TEST(Replay, OtherEyesHideAgainWhatTheyMayNotKnow) {
  const auto session = played(*wotr_opener(), {"free", "shadow"}, 4, 40);
  const auto replay = session->replay();
  replay->look_as(core::viewer_of(core::Seat{1}));
  replay->look_as(core::viewer_of(core::Seat{0}));
  const auto& match = match_of<Wotr>(*session);
  const auto view = Wotr::view(match.rules(), match.state(), core::viewer_of(core::Seat{0}));
  EXPECT_EQ(Wotr::view_json(match.rules(), replay->screen().view().as<Wotr>()),
            Wotr::view_json(match.rules(), view));
  for (const std::string& line : log_of(replay->screen())) {
    EXPECT_EQ(line.find("Shadow: drew "), std::string::npos) << line;
  }
}

TEST(Replay, TurnsBeginWhereTheyBegan) {
  const auto session =
      played(*wotr_opener(), {"free", "shadow"}, 4, harness::kIsSanitized ? 300 : 1 << 20);
  const auto replay = session->replay();
  const auto turns = replay->turns();
  ASSERT_GT(turns.size(), 1U);
  for (std::size_t i = 1; i < turns.size(); ++i) {
    EXPECT_EQ(turns[i].turn, turns[i - 1].turn + 1);
    replay->seek(turns[i].step);
    EXPECT_EQ(replay->turn(), turns[i].turn);
  }
}

template <core::Game G>
void check_branch(const session::Opener& opener, Session& session, std::size_t at) {
  const auto replay = session.replay();
  replay->seek(at);
  const std::size_t step = replay->screen().cursor();
  const auto text = replay->branch_text();
  ASSERT_TRUE(text) << text.error();
  auto branch = opener.load(*text, "branch");
  ASSERT_TRUE(branch) << branch.error();
  EXPECT_EQ(branch->notice, "");
  const match::Match<G>& played = match_of<G>(*branch->session);
  EXPECT_EQ(played.journal().steps().size(), step);
  EXPECT_TRUE(played.marks().branched);
  EXPECT_FALSE(match_of<G>(session).marks().branched);
  // Machines with the same luck: it goes the way that the first match went.
  while (!branch->session->is_over()) branch->session->advance_and_wait();
  EXPECT_TRUE(branch->session->is_over());
}

TEST(Replay, ABranchPlaysOnAndIsMarked) {
  const auto toy = toy_opener();
  const auto race = played(*toy, {"red", "blue"}, 3);
  check_branch<Toy>(*toy, *race, 6);
  const auto wotr = wotr_opener();
  const auto war = played(*wotr, {"free", "shadow"}, 4);
  check_branch<Wotr>(*wotr, *war, match_of<Wotr>(*war).journal().steps().size() / 2);
  const auto trilogy = trilogy_opener();
  const auto conquest = played(*trilogy, {"yellow", "red"}, 5);
  check_branch<Trilogy>(*trilogy, *conquest,
                        match_of<Trilogy>(*conquest).journal().steps().size() / 2);
}

}  // namespace
}  // namespace session_test
