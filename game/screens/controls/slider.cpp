#include "game/screens/controls/slider.h"

#include <algorithm>
#include <cmath>

#include "engine/ui/slider.h"
#include "game/screens/controls/control.h"

namespace screens {
namespace {

constexpr int kMost = 100;
constexpr int kStep = 5;
constexpr float kLine = 168;   // points
constexpr float kNumber = 30;  // of the digits

int lower(int percent, int least) { return std::max(least, (percent - 1) / kStep * kStep); }
int higher(int percent) { return std::min(kMost, (percent / kStep + 1) * kStep); }

int percent_at(float share, int least) {
  const auto fives = static_cast<int>(std::lround(share * kMost / kStep));
  return std::max(least, fives * kStep);
}

float button_width(const Context& context) { return context.theme.touch; }

void draw_number(const Context& context, int percent) {
  const std::string digits = std::to_string(percent);
  const float at = ImGui::GetCursorPosX();
  ImGui::SetCursorPosX(at + context.unit(kNumber) - screens::width_of(context.theme.bold, digits));
  ImGui::AlignTextToFramePadding();
  write(context.theme.bold, engine::ink::kInk, digits);
}

}  // namespace

float percent_width(const Context& context) {
  return 2 * button_width(context) + context.unit(kLine + kNumber) +
         3 * ImGui::GetStyle().ItemSpacing.x;
}

bool draw_percent(Context& context, const std::string& label, int& percent, int least) {
  const int before = percent;
  ImGui::PushID(label.c_str());
  if (plain_control(context, "−", button_width(context))) percent = lower(percent, least);
  ImGui::SameLine();
  const float share = static_cast<float>(percent) / kMost;
  if (const auto told = engine::slider(context.theme, label.c_str(), share, context.unit(kLine))) {
    percent = percent_at(*told, least);
  }
  note_control(context, label, 0);
  ImGui::SameLine();
  if (plain_control(context, "+", button_width(context))) percent = higher(percent);
  ImGui::SameLine();
  draw_number(context, percent);
  ImGui::PopID();
  return percent != before;
}

}  // namespace screens
