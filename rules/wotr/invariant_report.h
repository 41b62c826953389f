#pragma once

#include <string>
#include <vector>

#include "rules/wotr/rules.h"
#include "rules/wotr/state.h"

namespace wotr {

/// What broken_invariants() found so far.
struct Complaints {
  std::vector<std::string> sentences;

  void expect(bool holds, std::string sentence) {
    if (!holds) sentences.push_back(std::move(sentence));
  }
};

/// How figures may stand together on the map: always, and between actions.
void check_standing(const Rules& rules, const State& state, Complaints& broken);

}  // namespace wotr
