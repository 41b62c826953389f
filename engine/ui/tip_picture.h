#pragma once

#include <functional>

#include <imgui.h>

#include "engine/ui/theme.h"

namespace engine {

/// A small diagram at the head of a tip, so large in points, drawn from its left top corner.
struct TipPicture {
  ImVec2 size{0, 0};
  std::function<void(ImDrawList&, ImVec2 from)> draw;
};

/// The second below the first, so many points apart; either may be none.
TipPicture one_below_other(TipPicture first, TipPicture second, float apart);

/// As tip() and tip_on_table() (widgets.h); the picture is drawn at once.
void tip_with_picture(const Theme& theme, const char* text, const TipPicture& picture);
void tip_on_table_with_picture(const Theme& theme, const char* text, const TipPicture& picture);

}  // namespace engine
