#pragma once

#include <span>
#include <string>

#include "game/screens/controls/context.h"

namespace screens {

// Panels of words that nobody presses, for those who only look on.

/// A line of such a panel.
struct AirLine {
  ImFont* font = nullptr;
  ImU32 colour = engine::ink::kInk;
  std::string words;
};

/// How high a panel with these lines would be, in points; `letters` is their size, 1 is the font's.
float height_of_lines(const Context& context, std::span<const AirLine> lines, float width,
                      float letters = 1);
/// The lines one below the other; answers where the panel ends.
float draw_lines(const Context& context, ImVec2 from, float width, std::span<const AirLine> lines,
                 float letters = 1);

enum class BarSide { kLeft, kRight };

/// Beside the bar's middle, at one end of it, between `left` and `right`; with the mark of whose
/// doing the event tells of, if there is one. False if it would be much higher than the bar: then
/// nothing is drawn.
bool draw_bar_panel(Context& context, BarSide end, float left, float right,
                    std::span<const AirLine> lines, const core::Event* event = nullptr);

}  // namespace screens
