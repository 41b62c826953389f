#pragma once

#include <map>
#include <vector>

#include "rules/wotr/view/view.h"
#include "tests/screens/screen.h"

namespace screen {

/// A position in which a seat is asked.
struct Sample {
  wotr::DecisionKind kind;
  int players = 2;
  wotr::State state;
};
wotr::View view_of(const Sample& sample);
/// The seat that is asked is the only person: its cards lie open.
void sit_down(Screen& screen, const Sample& sample);

/// Positions of random games of two, three and four: of every question the first, and those with
/// the most options.
const std::vector<Sample>& samples();

/// The questions that no game asked.
std::vector<wotr::DecisionKind> never_asked();

}  // namespace screen
