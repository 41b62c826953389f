#pragma once

#include <span>
#include <string>

#include "game/screens/controls/context.h"

namespace screens {

// Sheets of paper with words that nobody presses, for those who only look on.

/// A line of such a sheet.
struct AirLine {
  ImFont* font = nullptr;
  ImU32 colour = engine::ink::kInk;
  std::string words;
};

/// How high a sheet with these lines would be, in points; `letters` is their size, 1 is the font's.
float height_of_lines(const Context& context, std::span<const AirLine> lines, float width,
                      float letters = 1);
/// The lines one below the other; answers where the sheet ends.
float draw_lines(const Context& context, ImVec2 from, float width, std::span<const AirLine> lines,
                 float letters = 1);

enum class SlipEnd { kLeft, kRight };

/// Beside the bar's middle, at one end of it, between `left` and `right`; with the mark of whose
/// doing the event tells of, if there is one. False if it would be much higher than the bar: then
/// nothing is drawn.
bool draw_slip(Context& context, SlipEnd end, float left, float right,
               std::span<const AirLine> lines, const core::Event* event = nullptr);

}  // namespace screens
