#pragma once

#include "game/screens/controls/context.h"
#include "game/screens/on_air/on_air.h"

namespace screens {

/// At the left of a picture for others: what happened last, what is at stake, how it went so far.
void draw_air_column(Context& context, const OnAir& on_air);
/// How it went so far, in short, in the lower left corner.
void draw_timeline(Context& context, std::span<const match::Chart> charts);
/// At the right: what each seat holds, and a frame that nobody takes for the public's.
void draw_commentary(Context& context, const OnAir& on_air);

/// How wide they are, in points.
float air_column_width(glm::vec2 screen);
float commentary_width(glm::vec2 screen);

}  // namespace screens
