#include "tests/screens/headless.h"

#include <algorithm>
#include <map>
#include <utility>

#include <imgui_internal.h>

#include "game/commands/ids.h"
#include "tests/harness/bare_interface.h"

namespace screen {
namespace {

/// ImGui's state and the letters of one scale. Letters take long, so scales are kept.
struct Context {
  explicit Context(float scale) : interface(scale) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.ConfigInputTextCursorBlink = false;
    for (const ImGuiKey key :
         {ImGuiKey_Enter, ImGuiKey_Space, ImGuiKey_Tab, ImGuiKey_Backspace, ImGuiKey_UpArrow,
          ImGuiKey_DownArrow, ImGuiKey_LeftArrow, ImGuiKey_RightArrow}) {
      io.KeyMap[key] = key;
    }
    engine::apply_style(interface.theme());
  }
  harness::BareInterface interface;
};

const engine::Theme& theme_at(float scale) {
  static std::map<float, Context> contexts;
  Context& context = contexts.try_emplace(scale, scale).first->second;
  context.interface.make_current();
  return context.interface.theme();
}

}  // namespace

void use_scale(float scale) { theme_at(scale); }

std::vector<Format> formats() {
  return {{{1280, 720}, 1}, {{1280, 720}, 1.5F}, {{1920, 1080}, 1}, {{1920, 1080}, 1.5F}};
}

std::string name_of(const Format& format) {
  return std::to_string(static_cast<int>(format.size.x)) + " wide at scale " +
         std::to_string(format.scale).substr(0, 4);
}

std::string id_of(const testing::TestParamInfo<Format>& info) {
  return "Format" + std::to_string(info.index);
}

Shown draw_frame(const Format& format, const Pointer& pointer,
                 const std::function<Shown(const engine::Theme&)>& draw) {
  const engine::Theme& theme = theme_at(format.scale);
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {format.size.x, format.size.y};
  io.DeltaTime = 1.0F / 60;
  io.MousePos = {pointer.at.x, pointer.at.y};
  io.MouseDown[0] = pointer.is_down;
  ImGui::NewFrame();
  Shown answer = draw(theme);
  ImGui::EndFrame();
  return answer;
}

Shown draw_frame(const Format& format, const Pointer& pointer, const screens::ScreenState& state,
                 screens::Memory& memory) {
  return draw_frame(format, pointer, [&](const engine::Theme& theme) {
    screens::Outcome outcome = screens::draw(theme, format.size, state, memory);
    return Shown{std::move(outcome.drawn), std::move(outcome.answer)};
  });
}

const commands::Command* find_command(const Shown& answer, commands::Id id) {
  const auto command = std::ranges::find(answer.commands, id, &commands::Command::id);
  return command == answer.commands.end() ? nullptr : &*command;
}

bool asks(const Shown& answer, commands::Id id) { return find_command(answer, id) != nullptr; }

void keep_settings(const Shown& answer, screens::Settings& settings) {
  for (const commands::Command& command : answer.commands) {
    if (const auto* chosen = commands::argument_of<screens::Settings>(command)) settings = *chosen;
    if (command.id != commands::kFoldPanel) continue;
    const std::string& panel = *commands::argument_of<std::string>(command);
    settings.folded[panel] = !screens::is_folded(settings, panel);
  }
}

}  // namespace screen
