#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// What broken_invariants() found so far.
struct Complaints {
  std::vector<std::string> sentences;

  void expect(bool holds, const char* sentence) {
    if (!holds) sentences.emplace_back(sentence);
  }
  /// `say` makes the sentence, and only when it is needed: millions of moments are checked.
  template <class Say>
  requires std::is_invocable_r_v<std::string, Say>
  void expect(bool holds, Say say) {
    if (!holds) sentences.push_back(say());
  }
};

/// How figures may stand together on the map: always, and between actions.
void check_standing(const Rules& rules, const State& state, Complaints& broken);

}  // namespace wotr
