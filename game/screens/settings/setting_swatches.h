#pragma once

#include "game/screens/controls/context.h"

namespace screens {

// Small pictures of what a value of a setting does, above its words: so tall as `size`, around
// `middle`, and where they are in ink in that colour.

/// A hill: bare, with its shadow, with sun, shadow and water.
void draw_level_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                       int level, ImU32 ink);
/// Four colours of the table as such eyes get them.
void draw_colours_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                         int vision, ImU32 ink);
/// A letter of that size.
void draw_letters_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                         int percent, ImU32 ink);

}  // namespace screens
