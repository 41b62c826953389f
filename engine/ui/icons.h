#pragma once

#include <imgui.h>

namespace engine {

/// Ink drawings of one line weight.
enum class Icon {
  Menu,
  Close,
  Check,
  Back,
  Undo,
  Redo,
  Gear,
  Search,
  Info,
  Question,
  Play,
  Pause,
  Forward,
  Plus,
  Minus,
  Eye,
  EyeClosed,
  Card,
  Banner,
  Die,
  Hourglass,
  Save,
  Home,
  Map,
  Sound,
  List,
  Left,
  Right,
  Up,
  Down,
};

/// Draws an icon that fits a square of side `size` around `centre`.
void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

}  // namespace engine
