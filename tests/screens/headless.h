#pragma once

#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <imgui.h>

#include "game/screens/screens.h"

// The panels of any game, laid out as on a real screen without a display.
namespace screen {

/// A screen to draw on, its size in pixels and the interface's scale.
struct Format {
  glm::vec2 size;
  float scale;
};
std::vector<Format> formats();
std::string name_of(const Format& format);
/// What a test made for each format is called.
std::string id_of(const testing::TestParamInfo<Format>& info);

/// Where the made-up mouse is.
struct Pointer {
  glm::vec2 at{-1e6F};
  bool is_down = false;
};
/// What a frame has shown, and what came of it.
struct Shown : screens::Drawn, screens::Answer {};

/// One frame of what is drawn with a theme.
Shown draw_frame(const Format& format, const Pointer& pointer,
                 const std::function<Shown(const engine::Theme&)>& draw);
/// One frame of the panels of any game.
Shown draw_frame(const Format& format, const Pointer& pointer, const screens::ScreenState& state,
                 screens::Memory& memory);

/// ImGui and the letters of this scale, from now on.
void use_scale(float scale);

/// The command, if it was asked for in the frame; else null.
const commands::Command* find_command(const Shown& answer, commands::Id id);
bool asks(const Shown& answer, commands::Id id);
/// Those that were asked for in the frame hold from now on.
void keep_settings(const Shown& answer, screens::Settings& settings);

}  // namespace screen
