#pragma once

#include <optional>

#include "game/screens/controls/sheet.h"

namespace screens {

// What a person has taken up, in the place of the question: where it may be laid, with what each
// costs, and how to let go of it.

bool holds_something(const Sheet& sheet);
/// What is held, in words.
std::string held_words(Sheet& sheet);
/// Of everything in one row; nothing where it needs more.
std::optional<float> held_width(Sheet& sheet);
void draw_held(Sheet& sheet);

/// The gesture with those staying behind who were told to.
void answer_with(Sheet& sheet, const table::Gesture& gesture);

}  // namespace screens
