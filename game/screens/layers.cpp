#include "game/screens/layers.h"

#include <algorithm>
#include <array>

#include <imgui_internal.h>

namespace screens {
namespace {

struct WindowLayer {
  std::string_view window;
  Layer layer;
};

constexpr std::array kLayers{
    WindowLayer{"hand-fan", Layer::kCards},  WindowLayer{"played", Layer::kCards},
    WindowLayer{"pools", Layer::kSheets},    WindowLayer{"moment", Layer::kBanner},
    WindowLayer{"aside", Layer::kBanner},    WindowLayer{"tutorial", Layer::kLesson},
    WindowLayer{"recent", Layer::kSheets},   WindowLayer{"rule-book", Layer::kSheets},
    WindowLayer{"new-game", Layer::kSheets}, WindowLayer{"notice", Layer::kNotice},
    WindowLayer{"told", Layer::kNotice},     WindowLayer{"lock", Layer::kLock}};

constexpr std::string_view kEndOfSheet = "-sheet";
constexpr std::string_view kEndOfHand = "-hand";

Layer layer_of_root(const ImGuiWindow* window) { return layer_of(window->RootWindow->Name); }

}  // namespace

Layer layer_of(std::string_view window) {
  const auto found = std::ranges::find(kLayers, window, &WindowLayer::window);
  if (found != kLayers.end()) return found->layer;
  if (window.ends_with(kEndOfSheet)) return Layer::kSheets;
  return window.ends_with(kEndOfHand) ? Layer::kCards : Layer::kPanels;
}

void stack_layers() {
  ImVector<ImGuiWindow*>& windows = ImGui::GetCurrentContext()->Windows;
  std::ranges::stable_sort(windows, {}, layer_of_root);
}

}  // namespace screens
