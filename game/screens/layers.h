#pragma once

#include <string_view>

namespace screens {

/// What lies over what, from the table up. Nothing but a tip of its own lies over a sheet that
/// somebody opened, and what is said about a sheet is said on it.
enum class Layer {
  kPanels,  ///< always there: columns, bars, the log, the battle, the prompt
  kCards,   ///< a hand, what was played
  kBanner,  ///< what happens is told, and why a touch did nothing
  kLesson,
  kSheets,  ///< opened by somebody
  kNotice,  ///< waits to be read
  kLock
};

/// Of a window, by its name.
Layer layer_of(std::string_view window);

/// Brings the windows of this frame into that order. Call it when all are drawn.
void stack_layers();

}  // namespace screens
