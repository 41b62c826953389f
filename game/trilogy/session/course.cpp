#include "game/trilogy/session/course.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "game/match/by_turn.h"
#include "rules/trilogy/board/scores.h"

namespace trilogy_session {
namespace {

using match::Chart;
using trilogy::Rules;
using trilogy::Seat;
using trilogy::State;

int territories(const Rules&, const State& state, Seat seat) {
  return trilogy::held_by(state.board, seat).size();
}

int battalions(const Rules&, const State& state, Seat seat) {
  int count = 0;
  for (const trilogy::Territory territory : trilogy::held_by(state.board, seat)) {
    count += trilogy::battalions_in(state.board, territory);
  }
  return count;
}

int strongholds(const Rules& rules, const State& state, Seat seat) {
  return (trilogy::held_by(state.board, seat) & rules.strongholds).size();
}

int regions(const Rules& rules, const State& state, Seat seat) {
  const auto is_whole = [&](const trilogy::RegionRow& region) {
    return (region.territories - trilogy::held_by(state.board, seat)).empty();
  };
  return static_cast<int>(std::count_if(rules.regions.begin(), rules.regions.end(), is_whole));
}

/// What is counted, in the order of the charts.
struct Row {
  std::string_view title;
  int (*count)(const Rules&, const State&, Seat);
};
constexpr std::array kRows{Row{"course.points", trilogy::score_of},
                           Row{"course.territories", territories},
                           Row{"course.battalions", battalions},
                           Row{"course.strongholds", strongholds}, Row{"course.regions", regions}};

/// Nobody plays in the turn 0, the set-up: the course begins when it is done.
std::vector<Chart> empty_charts(const match::Match<trilogy::Game>& match) {
  const int first_turn = std::max(0, trilogy::Game::turn(match.start()) - 1);
  std::vector<Chart> charts;
  for (const Row& row : kRows) {
    Chart chart{.title = std::string(row.title), .first_turn = first_turn, .series = {}};
    for (const std::string_view seat : trilogy::Game::seats(match.rules())) {
      chart.series.push_back({std::string(seat), {}});
    }
    charts.push_back(std::move(chart));
  }
  return charts;
}

void add_values(const Rules& rules, const State& state, std::vector<Chart>& charts) {
  for (std::size_t row = 0; row < kRows.size(); ++row) {
    for (std::size_t s = 0; s < charts[row].series.size(); ++s) {
      const Seat seat{static_cast<std::uint8_t>(s)};
      charts[row].series[s].values.push_back(kRows[row].count(rules, state, seat));
    }
  }
}

}  // namespace

std::vector<Chart> course(const match::Match<trilogy::Game>& match) {
  const Rules& rules = match.rules();
  std::vector<Chart> charts = empty_charts(match);
  if (trilogy::Game::turn(match.start()) > 0) add_values(rules, match.start(), charts);
  trilogy::SeatSet out = match.start().board.eliminated;
  match::for_each_turn(match, [&](const match::TurnOver<trilogy::Game>& over) {
    add_values(rules, over.after, charts);
    for (std::size_t s = 0; s < trilogy::seat_count(rules); ++s) {
      const Seat seat{static_cast<std::uint8_t>(s)};
      const bool is_out = trilogy::contains(over.after.board.eliminated, seat);
      if (!is_out || trilogy::contains(out, seat)) continue;
      const std::string name(trilogy::Game::seats(rules)[s]);
      charts.front().marks.push_back({over.turn, "course.out", name});
    }
    out = over.after.board.eliminated;
  });
  return charts;
}

}  // namespace trilogy_session
