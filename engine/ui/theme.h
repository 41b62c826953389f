#pragma once

#include <memory>

#include <imgui.h>

#include "base/result.h"
#include "engine/text/font_files.h"

namespace engine {

/// The interface's colours, ready for ImDrawList. The same palette as the map's.
namespace ink {
inline constexpr ImU32 kVellum = IM_COL32(0xE9, 0xDD, 0xBF, 0xFF);
inline constexpr ImU32 kVellumShade = IM_COL32(0xCD, 0xB9, 0x8F, 0xFF);
inline constexpr ImU32 kInk = IM_COL32(0x2B, 0x21, 0x18, 0xFF);
inline constexpr ImU32 kSoftInk = IM_COL32(0x50, 0x41, 0x2E, 0xFF);
inline constexpr ImU32 kOak = IM_COL32(0x3A, 0x26, 0x17, 0xFF);
inline constexpr ImU32 kBrass = IM_COL32(0xB0, 0x8D, 0x4A, 0xFF);
inline constexpr ImU32 kWax = IM_COL32(0x7F, 0x23, 0x1B, 0xFF);
inline constexpr ImU32 kShade = IM_COL32(0x1C, 0x12, 0x0B, 0xF4);
inline constexpr ImU32 kNoShade = IM_COL32(0x1C, 0x12, 0x0B, 0);
}  // namespace ink

/// Fonts and measures at the scale in use. Sizes at 1x: 16 for text, 20 for prompts, 28 for titles.
struct Theme {
  float scale = 1;
  ImFont* text = nullptr;
  ImFont* italic = nullptr;
  ImFont* bold = nullptr;
  ImFont* small_caps = nullptr;  ///< 20, for headings
  ImFont* prompt = nullptr;      ///< 20
  ImFont* title = nullptr;       ///< 28
  ImFont* numerals = nullptr;    ///< 20, digits as tall as capitals
  float touch = 44;              ///< the least height of anything to press
  float grid = 4;                ///< gaps are multiples of it
};

/// Colours, roundings and gaps of every stock ImGui widget.
void apply_style(const Theme& theme);

/// The interface's letters, drawn, and the theme that names them.
struct Letters {
  std::unique_ptr<ImFontAtlas> atlas;
  Theme theme;
};

/// `scale` includes the pixel density. Needs no ImGui context: a start draws them on a thread of
/// their own.
base::Result<Letters> draw_letters(const FontFiles& files, float scale);

}  // namespace engine
