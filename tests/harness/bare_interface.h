#pragma once

#include <memory>
#include <stdexcept>

#include <imgui.h>

#include "engine/ui/theme.h"

namespace harness {

/// ImGui and its letters without a window; it is the current one when it is made.
class BareInterface {
 public:
  explicit BareInterface(float scale = 1)
      : letters_(drawn(scale)), context_(ImGui::CreateContext(letters_.atlas.get())) {
    make_current();
  }

  void make_current() const { ImGui::SetCurrentContext(context_.get()); }
  const engine::Theme& theme() const { return letters_.theme; }

 private:
  struct ContextDeleter {
    void operator()(ImGuiContext* context) const { ImGui::DestroyContext(context); }
  };

  static engine::Letters drawn(float scale) {
    auto fonts = engine::find_fonts();
    if (!fonts) throw std::runtime_error(fonts.error());
    auto letters = engine::draw_letters(*fonts, scale);
    if (!letters) throw std::runtime_error(letters.error());
    return letters.take();
  }

  engine::Letters letters_;
  std::unique_ptr<ImGuiContext, ContextDeleter> context_;
};

}  // namespace harness
