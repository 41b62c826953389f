#pragma once

#include "game/screens/state/answer.h"
#include "game/screens/state/drawn.h"

namespace screens {

/// What came of a frame.
struct Outcome {
  Answer answer;
  Drawn drawn;
};

}  // namespace screens
