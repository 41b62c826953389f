#pragma once

#include <vector>

#include "game/screens/controls/context.h"

namespace screens {

// What a person has taken up, in the place of the question: where it may be laid, with what each
// costs, and how to let go of it.

struct HeldMemory {
  std::size_t first = 0;     ///< that is shown of what can be done with it
  std::vector<int> staying;  ///< of what is held, by row of its split
  bool splits = false;       ///< who stays behind is being said
};

bool holds_something(const Context& context);
/// What is held, in words.
std::string held_words(Context& context);
/// The rows that the question has for what can be done with what is held.
struct HeldRows {
  int count = 1;
  float taken = 0;  ///< points of the first, by what stands before it
};
/// It stays in those rows: places that do not fit are chosen on the map alone, and whatever else
/// does not is leafed through.
void draw_held(Context& context, const HeldRows& rows);

/// The gesture with those staying behind who were told to.
void answer_with(Context& context, const table::Gesture& gesture);

}  // namespace screens
