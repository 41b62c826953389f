#pragma once

#include <vector>

#include "rules/trilogy/view/view.h"
#include "tests/trilogy_screens/seat.h"

namespace trilogy_screens_tests {

/// A position in which a seat is asked.
struct Sample {
  trilogy::DecisionKind kind;
  int players = 2;
  trilogy::State state;
};

/// Positions of random games of two, three and four: of every question the first, and those with
/// the most options that are no territories.
const std::vector<Sample>& samples();
trilogy::View view_of(const Sample& sample);
/// The seat that is asked is the only person.
void sit_down(Seat& seat, const Sample& sample);
std::string name_of(const Sample& sample);
/// The questions that no game asked.
std::vector<std::string> never_asked();

}  // namespace trilogy_screens_tests
