#include "game/match/timeline.h"

#include <algorithm>
#include <cstddef>

namespace match {
namespace {

/// The value of its `turn`th turn; those of turns in which nothing was noted are as they were.
void set_last(Series& series, std::size_t turn, int value) {
  const bool begins_turn = turn >= series.values.size();
  series.values.resize(turn, series.values.back());
  if (begins_turn) series.values.back() = value;
  series.values.push_back(value);
}

}  // namespace

void Timeline::take_back_to(int turn) {
  for (Chart& chart : charts_) {
    const auto left = static_cast<std::size_t>(std::max(0, turn - chart.first_turn));
    for (Series& series : chart.series) {
      if (left < series.values.size()) series.values.resize(left);
    }
  }
  const bool is_empty = charts_.empty() || turn <= charts_.front().first_turn;
  if (is_empty) charts_.clear();
}

void Timeline::note(int turn, std::span<const Chart> now) {
  if (charts_.empty() || charts_.size() != now.size() || turn < charts_.front().first_turn) {
    charts_.assign(now.begin(), now.end());
    for (Chart& chart : charts_) chart.first_turn = turn;
    return;
  }
  for (std::size_t i = 0; i < charts_.size(); ++i) {
    const auto at = static_cast<std::size_t>(turn - charts_[i].first_turn);
    for (std::size_t s = 0; s < charts_[i].series.size(); ++s) {
      set_last(charts_[i].series[s], at, now[i].series[s].values.front());
    }
  }
}

}  // namespace match
