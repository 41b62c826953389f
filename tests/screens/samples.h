#pragma once

#include <map>
#include <vector>

#include "tests/screens/desk.h"

namespace desk {

/// A position in which a seat is asked.
struct Sample {
  wotr::DecisionKind kind;
  wotr::State state;
};

/// Positions of random games: of every question the first, and those with the most options.
const std::vector<Sample>& samples();

/// The questions that no game asked.
std::vector<wotr::DecisionKind> never_asked();

}  // namespace desk
