#pragma once

#include <imgui.h>

namespace engine {

/// Ink drawings of one line weight.
enum class Icon {
  kMenu,
  kClose,
  kCheck,
  kBack,
  kUndo,
  kRedo,
  kGear,
  kSearch,
  kInfo,
  kQuestion,
  kPlay,
  kPause,
  kForward,
  kAround,
  kPlus,
  kMinus,
  kEye,
  kEyeClosed,
  kCard,
  kBanner,
  kDie,
  kHourglass,
  kSave,
  kHome,
  kMap,
  kSound,
  kList,
  kLeft,
  kRight,
  kUp,
  kDown,
};

/// Draws an icon that fits a square of side `size` around `centre`.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace engine
