#include "tests/screens/looks.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "engine/ui/screen_reader.h"
#include "engine/ui/window_faults.h"

namespace screen {
namespace {

std::vector<const ImGuiWindow*> sheets() {
  std::vector<const ImGuiWindow*> open;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (window->Active && !window->Hidden && std::string_view(window->Name) != "Debug##Default") {
      open.push_back(window);
    }
  }
  return open;
}

bool overlap(const ImRect& one, const ImRect& other) {
  return one.Min.x < other.Max.x && other.Min.x < one.Max.x && one.Min.y < other.Max.y &&
         other.Min.y < one.Max.y;
}

template <class Shown>
ImRect rect_of(const Shown& shown) {
  return {shown.from.x, shown.from.y, shown.to.x, shown.to.y};
}

}  // namespace

bool is_open(const char* name) {
  const ImGuiWindow* window = ImGui::FindWindowByName(name);
  return window != nullptr && window->Active && !window->Hidden;
}

void expect_good_buttons(std::span<const screens::ShownOption> shown, const Format& format) {
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  if (shown.empty()) return;
  ASSERT_NE(prompt, nullptr);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    SCOPED_TRACE(shown[i].label);
    const ImRect rect = rect_of(shown[i]);
    EXPECT_TRUE(prompt->InnerClipRect.Contains(rect));
    EXPECT_GE(rect.GetHeight(), 44 * format.scale - 0.5F);
    EXPECT_LE(shown[i].label_width, rect.GetWidth());
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(overlap(rect, rect_of(shown[j]))) << "lies over " << shown[j].label;
    }
  }
}

void expect_good_controls(std::span<const screens::ShownControl> shown, const Format& format) {
  const ImRect screen(0, 0, format.size.x, format.size.y);
  EXPECT_FALSE(shown.empty());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    SCOPED_TRACE(shown[i].label);
    if (shown[i].only_shows) continue;  // words of the question itself
    const ImRect rect = rect_of(shown[i]);
    EXPECT_GE(rect.GetHeight(), 44 * format.scale - 0.5F);
    EXPECT_GE(rect.GetWidth(), 44 * format.scale - 0.5F);
    EXPECT_LE(shown[i].label_width, rect.GetWidth() - 8 * format.scale);
    if (!shown[i].is_in_view) continue;
    EXPECT_TRUE(screen.Contains(rect));
    for (std::size_t j = 0; j < i; ++j) {
      if (!shown[j].is_in_view) continue;
      EXPECT_FALSE(overlap(rect, rect_of(shown[j]))) << "lies over " << shown[j].label;
    }
  }
}

void expect_good_sheets(const Format& format) {
  for (const std::string& fault : engine::faults_of_windows(format.size)) ADD_FAILURE() << fault;
}

void expect_apart(const Format& format) {
  constexpr std::array kApart{"free",    "shadow", "seats", "log",      "prompt",    "battle",
                              "bearing", "hunt",   "over",  "left-bar", "right-bar", "table-cards"};
  const float least = 4 * format.scale;
  std::vector<const ImGuiWindow*> fixed;
  for (const ImGuiWindow* window : sheets()) {
    const std::string_view name = window->Name;
    if (std::find(kApart.begin(), kApart.end(), name) != kApart.end()) fixed.push_back(window);
  }
  for (std::size_t i = 0; i < fixed.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      ImRect grown = fixed[i]->Rect();
      const std::string_view name = fixed[i]->Name;
      if (!name.ends_with("bar") && !std::string_view(fixed[j]->Name).ends_with("bar")) {
        grown.Expand(least);
      }
      const ImRect other = fixed[j]->Rect();
      EXPECT_FALSE(overlap(grown, other))
          << fixed[i]->Name << " (" << grown.Min.y << " to " << grown.Max.y << ") and "
          << fixed[j]->Name << " (" << other.Min.y << " to " << other.Max.y << ")";
    }
  }
}

std::string written() {
  ImGui::Render();
  engine::ScreenReader reader;
  reader.learn_letters();
  return engine::letters_of(reader.read(*ImGui::GetDrawData(), {}));
}

}  // namespace screen
