#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/ui/theme.h"

namespace engine {

/// A line of a chart. Its place among the lines gives it a stroke and a marker of its own, so that
/// colour is never alone.
struct ChartLine {
  std::string name;  ///< stands at its end, with its last value; may be empty
  ImU32 ink = ink::kInk;
  std::span<const int> values{};
  int goal = 0;  ///< a height that matters to it; 0: there is none
};

/// Something that happened at a place of the lower axis.
struct ChartNote {
  int at = 0;
  std::string words;
};

struct ChartContent {
  std::string axis;  ///< what is counted along the lower edge
  int first = 0;     ///< there, below the first value
  std::vector<ChartLine> lines;
  std::vector<ChartNote> notes{};
};

/// Words on a chart, and where they were written, in points.
struct ChartText {
  std::string words;
  glm::vec2 from{0};
  glm::vec2 to{0};
};

struct DrawnChart {
  std::vector<ChartText> texts;
  std::optional<int> pointed{};  ///< the place of the lower axis that the pointer is at
};

/// Values over a lower axis, as an item of that size in the current window: few ticks, names at the
/// ends of the lines, or above them where there is no room.
DrawnChart draw_chart(const Theme& theme, const ChartContent& content, ImVec2 size);

}  // namespace engine
