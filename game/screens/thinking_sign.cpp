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
std::string duration_words(const Context& context, const ThinkingShown& thinking) {
  const json told{{"seconds", static_cast<int>(thinking.seconds)},
                  {"most", static_cast<int>(std::max(1.0, thinking.most.value_or(1)))}};
  return say(context, thinking.most ? "screen.thought-of" : "screen.thought", told);
}

/// A line that fills, as far as that is known.
void draw_progress(Context& context, const ThinkingShown& thinking) {
  if (!thinking.most || *thinking.most <= 0) return;
  const float width = context.unit(96);
  const float height = context.unit(3);
  ImGui::SameLine(0, context.unit(14));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy(ImVec2(width, context.theme.touch));
  const float top = at.y + (context.theme.touch - height) / 2;
  const auto share = static_cast<float>(std::min(1.0, thinking.seconds / *thinking.most));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(ImVec2(at.x, top), ImVec2(at.x + width, top + height),
                     IM_COL32(0xB0, 0x8D, 0x4A, 0x60), height / 2);
  list.AddRectFilled(ImVec2(at.x, top), ImVec2(at.x + width * share, top + height),
                     engine::ink::kBrass, height / 2);
}

void write_calmly(Context& context, const std::string& words) {
  ImGui::AlignTextToFramePadding();
  write(context.theme.italic, engine::ink::kSoftInk, words);
}

}  // namespace

bool is_long_thought(const ScreenState& state) {
  return state.thinking && state.thinking->seconds >= kLong;
}

void draw_thinking(Context& context) {
  const core::Seat seat = decision_of(context.state).seat;
  const std::string who = say(context, key_for(context, "screen.thinking", seat));
  if (!is_long_thought(context.state))
    return write(context.theme.italic, engine::ink::kSoftInk, who);
  const ThinkingShown& thinking = *context.state.thinking;
  write_calmly(context, who);
  draw_progress(context, thinking);
  ImGui::SameLine(0, context.unit(14));
  write_calmly(context, duration_words(context, thinking));
  if (thinking.is_hurried) return;
  const std::string label = say(context, "screen.answer-now");
  flow_to_edge(context, control_width(context, label));
  if (plain_control(context, label)) ask(context, commands::kAnswerNow);
  if (ImGui::IsItemHovered()) {
    const std::string words = say_with_key(context, "screen.answer-now-tip", commands::kGoOn);
    engine::tip(context.theme, words.c_str());
  }
}

}  // namespace screens
