#pragma once

#include <string>
#include <vector>

namespace match {

/// One line of a chart.
struct Series {
  std::string party;        ///< a side or a seat, as data/lang names it
  std::vector<int> values;  ///< one for each turn
  int goal = 0;             ///< that decides the game; 0: there is none
};

/// What happened on a turn, by the key of its words in data/lang; they are told `seat`.
struct ChartMark {
  int turn = 0;
  std::string key;
  std::string seat{};  ///< whom it happened to, or nobody

  friend bool operator==(const ChartMark&, const ChartMark&) = default;
};

/// One thing that a game counts, as it went turn by turn, for the end of the match.
struct Chart {
  std::string title;   ///< the key of its words in data/lang
  int first_turn = 0;  ///< of the first value; 0 is before the first turn
  std::vector<Series> series;
  std::vector<ChartMark> marks{};
};

}  // namespace match
