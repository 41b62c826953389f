#pragma once

#include <imgui.h>

#include "engine/ui/theme.h"

namespace engine {

// What is set by choosing: a switch, and rows of few that exclude each other.

/// How it stands, and why it cannot be changed (null: it can).
struct SwitchLook {
  bool is_on = false;
  const char* state = "";  ///< the same in a word
  const char* reason = nullptr;
};
/// A name with a switch at the right end, so wide; all of it is pressed.
bool switch_row(const Theme& theme, const char* id, const char* name, const SwitchLook& look,
                float width);

/// One of a row without gaps, in which the chosen one is dark.
struct SegmentLook {
  bool is_chosen = false;
  bool is_first = true;
  bool is_last = true;
  float picture = 0;  ///< the height that is left free above the words, for who draws there
};
bool segment_button(const Theme& theme, const char* label, const SegmentLook& look, float width);
/// What is written and drawn on it.
ImU32 segment_ink(bool is_chosen);

}  // namespace engine
