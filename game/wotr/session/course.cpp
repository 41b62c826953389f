#include "game/wotr/session/course.h"

#include <array>
#include <numeric>
#include <string>
#include <string_view>

#include "game/match/by_turn.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/statistics/milestones.h"

namespace wotr_session {
namespace {

using match::Chart;
using wotr::Side;

constexpr std::array kSides{Side::kFree, Side::kShadow};
constexpr std::array kPointsToWin{4, 10};  // R-282, by side
constexpr int kMostCorruption = 12;

Chart chart_of_both(std::string_view title, int first_turn) {
  Chart chart{.title = std::string(title), .first_turn = first_turn, .series = {}};
  for (const Side side : kSides) chart.series.push_back({std::string(wotr::id_of(side)), {}});
  return chart;
}

Chart chart_of_fellowship(std::string_view title, int first_turn) {
  Chart chart = chart_of_both(title, first_turn);
  chart.series.pop_back();
  return chart;
}

/// Of a turn that begins: all that it has, thrown or not.
int dice_of(const wotr::Board& board, Side side) {
  const wotr::DicePool& pool = board.dice[wotr::at(side)];
  const int in_box = side == Side::kFree ? board.hunt_box.free : board.hunt_box.shadow;
  return std::accumulate(pool.faces.begin(), pool.faces.end(), pool.to_roll + in_box);
}

/// Units that the event takes off the map by battle or by a card. An Elite that becomes a Regular
/// is told as two events, the one who comes and the one who goes: none is lost.
int lost_by(const core::Event& event, Side side) {
  if (!wotr::is_event(event, wotr::EventKind::kFigures)) return 0;
  const auto moved = wotr::fields_of<wotr::EventKind::kFigures>(event);
  if (!wotr::is_unit(moved.figure) || wotr::side_of(moved.figure) != side) return 0;
  const bool comes = moved.from == wotr::kReinforcements || moved.from == wotr::kCasualties;
  switch (moved.cause) {
    case wotr::Cause::kCasualty:
    case wotr::Cause::kCard: return comes ? 0 : moved.amount;
    case wotr::Cause::kReduced: return comes ? -moved.amount : moved.amount;
    default: return 0;
  }
}

/// What a turn counts, from turn to turn.
class Count {
 public:
  explicit Count(const match::Match<wotr::Game>& match) : match_(match) {
    const int turn = match.start().board.turn;
    points_ = chart_of_both("course.points", turn - 1);
    corruption_ = chart_of_fellowship("course.corruption", turn - 1);
    road_ = chart_of_fellowship("course.road", turn - 1);
    dice_ = chart_of_both("course.dice", turn);
    losses_ = chart_of_both("course.losses", turn - 1);
    for (const Side side : kSides)
      points_.series[wotr::at(side)].goal = kPointsToWin[wotr::at(side)];
    corruption_.series[0].goal = kMostCorruption;
    reached_ = wotr::milestones(match.start());
    add_table(match.start().board);
    add_dice(match.start().board);
  }

  void add(const match::TurnOver<wotr::Game>& over) {
    for (; told_ < over.events.size(); ++told_) add(over.events[told_]);
    mark(over);
    add_table(over.after.board);
    if (over.after.board.turn != over.turn) add_dice(over.after.board);
  }

  std::vector<Chart> charts() const { return {points_, corruption_, road_, dice_, losses_}; }

 private:
  void add(const core::Event& event) {
    steps_ += wotr::is_event(event, wotr::EventKind::kFellowshipMoved) ? 1 : 0;
    for (const Side side : kSides) lost_[wotr::at(side)] += lost_by(event, side);
  }

  void add_table(const wotr::Board& board) {
    for (const Side side : kSides) {
      const std::size_t s = wotr::at(side);
      points_.series[s].values.push_back(wotr::victory_points(match_.rules(), board, side));
      losses_.series[s].values.push_back(lost_[s]);
    }
    corruption_.series[0].values.push_back(board.fellowship.corruption);
    road_.series[0].values.push_back(steps_);
  }

  void add_dice(const wotr::Board& board) {
    for (const Side side : kSides) {
      dice_.series[wotr::at(side)].values.push_back(dice_of(board, side));
    }
  }

  /// Mordor on the road; and who brings a die.
  void mark(const match::TurnOver<wotr::Game>& over) {
    const std::uint32_t reached = wotr::milestones(over.after);
    for (std::size_t n = 0; n < wotr::kMilestones.size(); ++n) {
      if (((reached & ~reached_) >> n & 1U) == 0) continue;
      const std::string name(wotr::kMilestones[n]);
      const bool is_mordor = name == "mordor";
      Chart& chart = is_mordor ? road_ : dice_;
      chart.marks.push_back({over.turn, is_mordor ? "course.mordor" : "character." + name});
    }
    reached_ |= reached;
  }

  const match::Match<wotr::Game>& match_;
  Chart points_, corruption_, road_, dice_, losses_;
  std::size_t told_ = 0;  ///< events that are counted
  int steps_ = 0;
  std::array<int, 2> lost_{};
  std::uint32_t reached_ = 0;
};

}  // namespace

std::vector<Chart> course(const match::Match<wotr::Game>& match) {
  Count count(match);
  match::for_each_turn(match, [&](const auto& over) { count.add(over); });
  return count.charts();
}

}  // namespace wotr_session
