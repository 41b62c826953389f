#include "engine/ui/window_faults.h"

#include <string_view>

#include <imgui_internal.h>

namespace engine {
namespace {

bool is_shown(const ImGuiWindow& window) {
  return window.Active && !window.Hidden && std::string_view(window.Name) != "Debug##Default";
}

/// These may hold more than they show: the log, and the pages of a long sheet, which are children.
bool may_scroll(const ImGuiWindow& window) {
  const std::string_view name = window.Name;
  return name.starts_with("log") || name.find('/') != std::string_view::npos;
}

bool is_on(const ImRect& screen, const ImGuiWindow& window) {
  ImRect grown = screen;
  grown.Expand(0.5F);
  return grown.Contains(window.Rect());
}

}  // namespace

std::vector<std::string> faults_of_windows(glm::vec2 screen) {
  std::vector<std::string> faults;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (!is_shown(*window)) continue;
    const std::string name = "the sheet " + std::string(window->Name);
    if (!is_on({0, 0, screen.x, screen.y}, *window)) faults.push_back(name + " is off the screen");
    if (window->ContentSize.x > window->WorkRect.GetWidth() + 1) {
      faults.push_back(name + " holds what is " + std::to_string(window->ContentSize.x) +
                       " wide in " + std::to_string(window->WorkRect.GetWidth()));
    }
    if (!may_scroll(*window) && window->ScrollbarY) {
      faults.push_back(name + " is too low for what it holds");
    }
  }
  return faults;
}

}  // namespace engine
