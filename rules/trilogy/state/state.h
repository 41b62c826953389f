#pragma once

#include <type_traits>

#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/piles.h"
#include "rules/trilogy/state/step.h"

namespace trilogy {

/// The whole game at one moment. Always waiting for the decision of its topmost step.
struct State {
  Board board;
  Piles piles;
  StepStack pending;
  std::array<std::uint8_t, 7> unused{};  ///< always 0: no byte of a State is padding

  friend bool operator==(const State& one, const State& other);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096);

}  // namespace trilogy
