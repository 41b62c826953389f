#pragma once

#include <span>
#include <vector>

#include "game/match/chart.h"

namespace match {

/// Charts that grow while a match is shown: each turn has the values that it ended with, which are
/// those that are noted first in the next one.
class Timeline {
 public:
  /// What is counted now, in charts of one value for each line. A later turn adds a value; an
  /// earlier one, or the same, takes back what was noted since.
  void note(int turn, std::span<const Chart> now);
  /// What this turn and later ones had noted is forgotten.
  void take_back_to(int turn);

  std::span<const Chart> charts() const { return charts_; }

 private:
  std::vector<Chart> charts_;
};

}  // namespace match
