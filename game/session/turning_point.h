#pragma once

#include <cstddef>
#include <string>

#include "game/match/log_line.h"

namespace session {

/// A moment of a finished match where the expected result swung far.
struct TurningPoint {
  std::size_t step = 0;  ///< of the journal: the match had come so far when it began
  int turn = 0;
  match::LogLine line;  ///< what happened there, as the log tells it; empty where it tells nothing
  std::string party;    ///< who gained: a side or a seat, as an outcome names its winner
  double before = 0;    ///< the chance to win that they had
  double after = 0;     ///< and then had
};

}  // namespace session
