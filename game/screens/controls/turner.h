#pragma once

#include <string>

#include "game/screens/controls/context.h"

namespace screens {

/// What is chosen of a few, on one line, between the ways to the one before and the one after.
/// Returns -1 or 1 if one of them was pressed, 1 for the words themselves. `width` is that of the
/// words; `name` is what the two arrows are called after: "Red –", "Red +".
int turner(Context& context, const std::string& name, const std::string& words, float width);

/// How wide that is.
float turner_width(const Context& context, float width);

/// The entry that many further on, around the end.
std::size_t turned(std::size_t now, int by, std::size_t count);

}  // namespace screens
