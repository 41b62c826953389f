#include "game/screens/thinking_sign.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/option_button.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr double kLong = 1;  // seconds

/// Whole seconds, so that it is calm.
std::string duration_words(const Sheet& sheet, const ThinkingShown& thinking) {
  const json told{{"seconds", static_cast<int>(thinking.seconds)},
                  {"most", static_cast<int>(std::max(1.0, thinking.most.value_or(1)))}};
  return say(sheet, thinking.most ? "screen.thought-of" : "screen.thought", told);
}

/// A line that fills, as far as that is known.
void draw_progress(Sheet& sheet, const ThinkingShown& thinking) {
  if (!thinking.most || *thinking.most <= 0) return;
  const float width = sheet.unit(96);
  const float height = sheet.unit(3);
  ImGui::SameLine(0, sheet.unit(14));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy(ImVec2(width, sheet.theme.touch));
  const float top = at.y + (sheet.theme.touch - height) / 2;
  const auto share = static_cast<float>(std::min(1.0, thinking.seconds / *thinking.most));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(ImVec2(at.x, top), ImVec2(at.x + width, top + height),
                     IM_COL32(0xB0, 0x8D, 0x4A, 0x60), height / 2);
  list.AddRectFilled(ImVec2(at.x, top), ImVec2(at.x + width * share, top + height),
                     engine::ink::kBrass, height / 2);
}

void write_calmly(Sheet& sheet, const std::string& words) {
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.italic, engine::ink::kSoftInk, words);
}

}  // namespace

bool is_long_thought(const ScreenState& state) {
  return state.thinking && state.thinking->seconds >= kLong;
}

void draw_thinking(Sheet& sheet) {
  const core::Seat seat = decision_of(sheet.state).seat;
  const std::string who = say(sheet, key_for(sheet, "screen.thinking", seat));
  if (!is_long_thought(sheet.state)) return write(sheet.theme.italic, engine::ink::kSoftInk, who);
  const ThinkingShown& thinking = *sheet.state.thinking;
  write_calmly(sheet, who);
  draw_progress(sheet, thinking);
  ImGui::SameLine(0, sheet.unit(14));
  write_calmly(sheet, duration_words(sheet, thinking));
  if (thinking.is_hurried) return;
  const std::string label = say(sheet, "screen.answer-now");
  flow_to_edge(sheet, control_width(sheet, label));
  if (plain_control(sheet, label)) ask(sheet, commands::kAnswerNow);
  if (ImGui::IsItemHovered()) {
    const std::string words = say_with_key(sheet, "screen.answer-now-tip", commands::kGoOn);
    engine::tip(sheet.theme, words.c_str());
  }
}

}  // namespace screens
