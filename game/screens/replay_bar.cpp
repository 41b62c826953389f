#include "game/screens/replay_bar.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/ui/slider.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr float kWidestBar = 1000;  // points
constexpr float kBesideTurns = 26;  // the numbers of two turns are no nearer
constexpr float kMarkRadius = 4;
constexpr float kReach = 9;    // of a pointer to a mark
constexpr float kKnob = 2.2F;  // half of the slider's, in grid units

const ReplayShown& replay_in(const Context& context) { return *context.state.find<ReplayShown>(); }

/// The line of the match on the screen.
struct Track {
  float left = 0;
  float right = 0;
  float middle = 0;
  std::size_t length = 1;

  float place_of(std::size_t step) const {
    return left + (right - left) * static_cast<float>(step) / static_cast<float>(length);
  }
};

/// A stroke for each turn, with its number where there is room.
void draw_turns(const Context& context, ImDrawList& list, const Track& line) {
  ImFont* font = context.theme.italic;
  float last = -1e6F;
  for (const session::TurnStart& turn : replay_in(context).turns) {
    const float x = line.place_of(turn.step);
    list.AddLine({x, line.middle + context.unit(4)}, {x, line.middle + context.unit(11)},
                 engine::ink::kSoftInk, std::max(1.0F, context.unit(1)));
    if (x - last < context.unit(kBesideTurns)) continue;
    last = x;
    const std::string number = std::to_string(turn.turn);
    list.AddText(font, font->FontSize * 0.85F,
                 {x - width_of(font, number) * 0.42F, line.middle + context.unit(10)},
                 engine::ink::kSoftInk, number.c_str());
  }
}

/// Diamonds above the line, in the colour of their banner; whoever points at one reads what it is.
void draw_marks(Context& context, ImDrawList& list, const Track& line) {
  const float radius = context.unit(kMarkRadius);
  const float y = line.middle - context.unit(12);
  const ImVec2 pointer = ImGui::GetMousePos();
  const ReplayMark* pointed = nullptr;
  float nearest = context.unit(kReach);
  for (const ReplayMark& mark : replay_in(context).marks) {
    const float x = line.place_of(mark.step);
    list.AddNgonFilled({x, y}, radius, mark.colour, 4);
    list.AddNgon({x, y}, radius, engine::ink::kInk, 4, std::max(1.0F, context.unit(0.8F)));
    const float away = std::abs(pointer.x - x) + std::max(0.0F, std::abs(pointer.y - y) - radius);
    if (away >= nearest) continue;
    nearest = away;
    pointed = &mark;
  }
  if (pointed == nullptr || !ImGui::IsWindowHovered()) return;
  engine::tip(context.theme, pointed->title.c_str());
  if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
    ask(context, commands::kReplaySeek, pointed->step);
}

void draw_track(Context& context) {
  const ReplayShown& replay = replay_in(context);
  ImGui::Dummy(ImVec2(0, context.unit(2)));
  const float width = ImGui::GetContentRegionAvail().x;
  const auto length = static_cast<float>(std::max<std::size_t>(1, replay.length));
  const float share = static_cast<float>(replay.cursor) / length;
  const auto told = engine::slider(context.theme, "replay-line", share, width);
  if (told)
    ask(context, commands::kReplaySeek, static_cast<std::size_t>(std::lround(*told * length)));
  note_control(context, say(context, "replay.line"), 0);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float edge = kKnob * context.theme.grid * context.theme.scale;
  const Track line{from.x + edge, to.x - edge, (from.y + to.y) / 2,
                   std::max<std::size_t>(1, replay.length)};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_turns(context, list, line);
  draw_marks(context, list, line);
}

void draw_steps(Context& context) {
  const auto button = [&](const char* id, engine::Icon icon, const std::string& tip,
                          commands::Id command) {
    if (icon_control_saying(context, id, icon, tip)) ask(context, command);
    ImGui::SameLine();
  };
  const auto tip = [&](std::string_view words, commands::Id bound) {
    return say_with_key(context, words, bound);
  };
  const bool plays = replay_in(context).is_playing;
  button("turn-back", engine::Icon::kBack, tip("replay.turn-back", commands::kPreviousPlace),
         commands::kReplayTurnBack);
  button("step-back", engine::Icon::kLeft, tip("replay.step-back", commands::kPanLeft),
         commands::kReplayStepBack);
  button("play", plays ? engine::Icon::kPause : engine::Icon::kPlay,
         tip(plays ? "replay.pause" : "replay.play", commands::kPlay), commands::kReplayPlay);
  button("step-on", engine::Icon::kRight, tip("replay.step-on", commands::kPanRight),
         commands::kReplayStepOn);
  button("turn-on", engine::Icon::kForward, tip("replay.turn-on", commands::kNextPlace),
         commands::kReplayTurnOn);
}

std::string speed_words(const Context& context, double speed) {
  char number[16];
  std::snprintf(number, sizeof number, "%g", speed);
  return say(context, "settings.times", json{{"times", number}});
}

/// One after the other, and from the last to the first.
void draw_speed(Context& context) {
  const ReplayShown& replay = replay_in(context);
  float widest = 0;
  for (const double speed : kReplaySpeeds) {
    widest = std::max(widest, control_width(context, speed_words(context, speed)));
  }
  if (plain_control(context, speed_words(context, kReplaySpeeds[replay.speed]), widest)) {
    ask(context, commands::kReplaySpeed, (replay.speed + 1) % kReplaySpeeds.size());
  }
  if (ImGui::IsItemHovered()) engine::tip(context.theme, say(context, "replay.speed").c_str());
  ImGui::SameLine();
}

void draw_eyes(Context& context) {
  const ReplayShown& replay = replay_in(context);
  float widest = 0;
  for (const std::string& eyes : replay.eyes) {
    widest =
        std::max(widest, control_width(context, say(context, "replay.eyes", json{{"who", eyes}})));
  }
  const std::string label = say(context, "replay.eyes", json{{"who", replay.eyes[replay.lent]}});
  if (plain_control(context, label, widest)) {
    ask(context, commands::kReplayEyes, (replay.lent + 1) % replay.eyes.size());
  }
  if (ImGui::IsItemHovered()) engine::tip(context.theme, say(context, "replay.eyes-tip").c_str());
}

/// Beside what is there where the row has room for it, else in a row of its own.
bool control_in_row(Context& context, std::string_view key) {
  const std::string label = say(context, key);
  const float left = ImGui::GetItemRectMax().x + ImGui::GetStyle().ItemSpacing.x;
  const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
  if (left + control_width(context, label) <= right) ImGui::SameLine();
  return plain_control(context, label);
}

}  // namespace

void draw_replay_bar(Context& context) {
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, context.screen.y - gap(context.theme) / 2},
      .size = {std::min(context.unit(kWidestBar), context.screen.x - 2 * gap(context.theme)), 0},
      .pivot = {0.5F, 1}};
  limit_height(context);
  const ImVec2 low(ImGui::GetStyle().WindowPadding.x, context.unit(context.compact() ? 9 : 11));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, low);
  const bool is_drawn = engine::begin_panel(context.theme, "replay", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    draw_track(context);
    draw_steps(context);
    draw_speed(context);
    draw_eyes(context);
    if (control_in_row(context, "replay.branch")) ask(context, commands::kReplayBranch);
    if (control_in_row(context, "replay.close")) ask(context, commands::kReplayClose);
  }
  context.drawn.clear_to.y = ImGui::GetWindowPos().y;
  engine::end_panel();
}

}  // namespace screens
