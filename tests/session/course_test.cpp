// What a finished game counted turn by turn, compared with what its views showed.

#include "game/trilogy/session/course.h"

#include <algorithm>
#include <span>
#include <stdexcept>

#include <gtest/gtest.h>

#include "game/session/replay.h"
#include "game/wotr/session/course.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/game.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/statistics/milestones.h"
#include "tests/session/sessions.h"

namespace session_test {
namespace {

using match::Chart;
using wotr::Side;

std::unique_ptr<Session> whole_match(const session::Opener& opener,
                                     const std::vector<std::string>& seats, std::uint64_t seed) {
  players::Seating seating;
  for (const std::string& seat : seats) seating[seat] = "random";
  match::Setup setup{.seats = seating, .seed = seed};
  if (seats.size() > 2) setup.options["players"] = seats.size();
  auto session = opener.begin(std::move(setup), "random").take();
  EXPECT_TRUE(session->course().empty()) << "it has only begun";
  while (!session->is_over()) session->advance_and_wait();
  return session;
}

/// What everybody could see before the first step and after each.
template <core::Game G>
std::vector<typename G::View> views_of(const Session& session) {
  const match::Match<G>& match = match_of<G>(session);
  typename G::State state = match.start();
  std::vector<typename G::View> views{G::view(match.rules(), state, core::kPublic)};
  for (const match::JournalStep& step : match.journal().steps()) {
    EXPECT_FALSE(G::apply(match.rules(), state, step.action, nullptr).refused());
    views.push_back(G::view(match.rules(), state, core::kPublic));
  }
  return views;
}

/// How many steps had been made as each turn began, and at the end: what turn t left is at t.
std::vector<std::size_t> steps_between_turns(const Session& session) {
  const auto replay = session.replay();
  std::vector<std::size_t> steps;
  for (const session::TurnStart& turn : replay->turns()) steps.push_back(turn.step);
  steps.push_back(replay->length());
  return steps;
}

const Chart& chart_of(const std::vector<Chart>& charts, const std::string& title) {
  for (const Chart& chart : charts) {
    if (chart.title == title) return chart;
  }
  throw std::runtime_error("there is no chart " + title);
}

class CourseOfTheWar : public testing::TestWithParam<std::uint64_t> {
 protected:
  void SetUp() override {
    session = whole_match(*wotr_opener(), {"free", "shadow"}, GetParam());
    charts = session->course();
    views = views_of<wotr::Game>(*session);
    ends = steps_between_turns(*session);
  }
  const wotr::Rules& rules() const { return match_of<wotr::Game>(*session).rules(); }
  const std::vector<int>& values(const std::string& title, Side side = Side::kFree) const {
    return chart_of(charts, title).series.at(wotr::at(side)).values;
  }
  /// As the turn left it; 0 is before the first.
  const wotr::Board& board(std::size_t turn) const { return views[ends[turn]].board; }

  std::unique_ptr<Session> session;
  std::vector<Chart> charts;
  std::vector<wotr::View> views;
  std::vector<std::size_t> ends;
};

TEST_P(CourseOfTheWar, PointsAndCorruptionAreThoseOfTheViews) {
  EXPECT_EQ(chart_of(charts, "course.points").first_turn, 0);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    ASSERT_EQ(values("course.points", side).size(), ends.size());
    for (std::size_t t = 0; t < ends.size(); ++t) {
      EXPECT_EQ(values("course.points", side)[t], wotr::victory_points(rules(), board(t), side));
    }
  }
  for (std::size_t t = 0; t < ends.size(); ++t) {
    EXPECT_EQ(values("course.corruption")[t], board(t).fellowship.corruption);
  }
}

/// by who is in play.
int dice_due(const wotr::Board& board, Side side) {
  using wotr::Character;
  const auto brings = [&](Character who) { return wotr::contains(board.on_map, who) ? 1 : 0; };
  if (side == Side::kFree) {
    return 4 + brings(Character::kAragorn) + brings(Character::kGandalfTheWhite);
  }
  return 7 + brings(Character::kSaruman) + brings(Character::kWitchKing) +
         brings(Character::kMouthOfSauron);
}

TEST_P(CourseOfTheWar, DiceAreThoseThatEachTurnBeginsWith) {
  EXPECT_EQ(chart_of(charts, "course.dice").first_turn, 1);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    ASSERT_EQ(values("course.dice", side).size(), ends.size() - 1);
    for (std::size_t t = 0; t + 1 < ends.size(); ++t) {
      EXPECT_EQ(values("course.dice", side)[t], dice_due(board(t), side)) << "turn " << t + 1;
    }
  }
}

int units_on_map(const wotr::Board& board, Side side) {
  int units = wotr::units_of(board.landing, side);
  for (const wotr::Figures& here : board.regions) units += wotr::units_of(here, side);
  for (const wotr::Figures& here : board.garrisons) units += wotr::units_of(here, side);
  return units;
}

/// Recruits that came by these events, less those who were too many.
int came_by(std::span<const core::Event> events, Side side) {
  int came = 0;
  for (const core::Event& event : events) {
    if (!wotr::is_event(event, wotr::EventKind::kFigures)) continue;
    const auto told = wotr::fields_of<wotr::EventKind::kFigures>(event);
    if (!wotr::is_unit(told.figure) || wotr::side_of(told.figure) != side) continue;
    if (told.cause == wotr::Cause::kRecruited) came += told.amount;
    if (told.cause == wotr::Cause::kExcess) came -= told.amount;
  }
  return came;
}

/// What the map lacks after a turn is what fell.
TEST_P(CourseOfTheWar, LossesExplainWhatTheMapLacks) {
  const match::Match<wotr::Game>& match = match_of<wotr::Game>(*session);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    const int first = units_on_map(board(0), side);
    for (std::size_t t = 0; t < ends.size(); ++t) {
      const std::size_t told = ends[t] == 0 ? 0 : match.journal().steps()[ends[t] - 1].events;
      EXPECT_EQ(units_on_map(board(t), side), first + came_by(match.events().first(told), side) -
                                                  values("course.losses", side)[t])
          << wotr::id_of(side) << ", turn " << t;
    }
    EXPECT_GT(values("course.losses", side).back(), 0);
  }
}

/// Each step shows in a view: Progress goes up by one, or the step on the Mordor Track.
TEST_P(CourseOfTheWar, TheRoadIsWalkedStepByStep) {
  ASSERT_EQ(values("course.road").size(), ends.size());
  int walked = 0;
  std::size_t step = 0;
  for (std::size_t t = 0; t < ends.size(); ++t) {
    for (; step < ends[t]; ++step) {
      const wotr::Fellowship& before = views[step].board.fellowship;
      const wotr::Fellowship& after = views[step + 1].board.fellowship;
      const bool on_track = wotr::in_mordor(before) && after.mordor_step > before.mordor_step;
      walked += on_track || after.progress > before.progress ? 1 : 0;
    }
    EXPECT_EQ(values("course.road")[t], walked) << "turn " << t;
  }
  for (const match::ChartMark& mark : chart_of(charts, "course.road").marks) {
    EXPECT_EQ(mark.key, "course.mordor");
    const auto turn = static_cast<std::size_t>(mark.turn);
    EXPECT_TRUE(wotr::in_mordor(board(turn).fellowship));
    EXPECT_FALSE(wotr::in_mordor(board(turn - 1).fellowship));
  }
}

TEST_P(CourseOfTheWar, WhoBringsADieIsMarkedOnTheTurnOfItsComing) {
  std::vector<match::ChartMark> expected;
  std::uint32_t reached = 0;
  for (std::size_t t = 0; t < ends.size(); ++t) {
    wotr::State state{};
    state.board = board(t);
    for (std::size_t n = 1; n < wotr::kMilestones.size(); ++n) {  // the first is Mordor
      if ((wotr::milestones(state) & ~reached & 1U << n) == 0) continue;
      expected.push_back({static_cast<int>(t), "character." + std::string(wotr::kMilestones[n])});
    }
    reached |= wotr::milestones(state);
  }
  EXPECT_EQ(chart_of(charts, "course.dice").marks, expected);
}

INSTANTIATE_TEST_SUITE_P(Random, CourseOfTheWar, testing::Values(1, 2, 3, 4, 5, 6));

class CourseOfTheTrilogy : public testing::TestWithParam<std::uint64_t> {};

TEST_P(CourseOfTheTrilogy, IsThatOfTheViews) {
  using trilogy::Seat;
  const auto session = whole_match(*trilogy_opener(), {"yellow", "black", "red"}, GetParam());
  const trilogy::Rules& rules = match_of<trilogy::Game>(*session).rules();
  const std::vector<Chart> charts = session->course();
  const std::vector<trilogy::View> views = views_of<trilogy::Game>(*session);
  std::vector<std::size_t> ends = steps_between_turns(*session);
  ends.erase(ends.begin());  // before the set-up
  ASSERT_EQ(charts.size(), 5u);
  for (const Chart& chart : charts) {
    ASSERT_EQ(chart.series.size(), 3u);
    EXPECT_EQ(chart.first_turn, 0);
    ASSERT_EQ(chart.series[0].values.size(), ends.size());
  }
  for (std::size_t t = 0; t < ends.size(); ++t) {
    trilogy::State open{};
    open.board = views[ends[t]].board;
    open.piles = views[ends[t]].piles;
    for (std::size_t s = 0; s < 3; ++s) {
      const Seat seat{static_cast<std::uint8_t>(s)};
      const auto value = [&](const std::string& title) {
        return chart_of(charts, title).series[s].values[t];
      };
      int territories = 0;
      int battalions = 0;
      int strongholds = 0;
      for (std::size_t place = 0; place < trilogy::kTerritoryCount; ++place) {
        if (open.board.owners[place] != seat) continue;
        ++territories;
        battalions += open.board.battalions[place];
        strongholds += rules.strongholds.contains(static_cast<trilogy::Territory>(place)) ? 1 : 0;
      }
      EXPECT_EQ(value("course.territories"), territories);
      EXPECT_EQ(value("course.battalions"), battalions);
      EXPECT_EQ(value("course.strongholds"), strongholds);
      EXPECT_EQ(value("course.points"), trilogy::score_of(rules, open, seat));
      EXPECT_EQ(value("course.regions") > 0, trilogy::region_points(rules, open.board, seat) > 0);
    }
  }
  for (const match::ChartMark& mark : chart_of(charts, "course.points").marks) {
    const auto names = trilogy::Game::seats(rules);
    const auto seat = std::find(names.begin(), names.end(), mark.seat) - names.begin();
    const auto turn = static_cast<std::size_t>(mark.turn);
    const match::Series& held =
        chart_of(charts, "course.territories").series.at(static_cast<std::size_t>(seat));
    EXPECT_EQ(held.values[turn], 0);
    EXPECT_GT(held.values[turn - 1], 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Random, CourseOfTheTrilogy, testing::Values(1, 2, 3, 4, 5, 6));

TEST(Course, IsNothingWhereTheGameBringsNone) {
  const auto session = whole_match(*toy_opener(), {"red", "blue"}, 4);
  EXPECT_TRUE(session->course().empty());
}

}  // namespace
}  // namespace session_test
