#include "game/screens/sheets/ruler_sheet.h"

#include <algorithm>
#include <array>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/state/settings.h"

namespace screens {
namespace {

constexpr int kUsual = 378;  // points: 100 mm at 96 dots per inch
constexpr std::array kSteps{-20, -1, 1, 20};

/// With a stroke for each ten millimetres, and a longer one in the middle.
void draw_line(const Context& context, float length) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float high = context.unit(28);
  const float x = from.x + (ImGui::GetContentRegionAvail().x - length) / 2;
  const float y = from.y + high;
  const float thick = std::max(2.0F, context.unit(2));
  list.AddLine({x, y}, {x + length, y}, engine::ink::kInk, thick);
  for (int i = 0; i <= 10; ++i) {
    const float at = x + length * static_cast<float>(i) / 10;
    const float stroke = i % 10 == 0 ? high : i == 5 ? high * 0.7F : high * 0.45F;
    list.AddLine({at, y - stroke}, {at, y}, engine::ink::kInk, thick);
  }
  ImGui::Dummy({0, high + context.unit(6)});
}

/// The line grows and shrinks by a little, or by much.
void draw_steps(Context& context, int& points, int most) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - 3 * space) / 4;
  constexpr std::array<std::string_view, 4> kKeys{"ruler.much-shorter", "ruler.shorter",
                                                  "ruler.longer", "ruler.much-longer"};
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    if (i != 0) ImGui::SameLine();
    if (plain_control(context, say(context, kKeys[i]), width)) {
      points = std::clamp(points + kSteps[i], kLeastRuler, most);
    }
  }
}

}  // namespace

void draw_ruler(Context& context) {
  Settings settings = *context.state.settings;
  const float width = context.screen.x - 2 * gap(context.theme);
  const int most = std::min(kMostRuler, static_cast<int>(width - context.unit(48)));
  int points = std::min(settings.ruler == 0 ? kUsual : settings.ruler, most);
  const float wanted = std::max(context.unit(520), static_cast<float>(points) + context.unit(48));
  const engine::PanelPlace place{.position = context.screen / 2.0F,
                                 .size = {std::min(wanted, width), 0},
                                 .pivot = {0.5F, 0.5F}};
  limit_height(context);
  if (engine::begin_panel(context.theme, "ruler-sheet", say(context, "ruler.title").c_str(),
                          place)) {
    write(context.theme.text, engine::ink::kInk, say(context, "ruler.about"));
    draw_line(context, static_cast<float>(points));
    const int before = points;
    draw_steps(context, points, most);
    if (points != before) settings.ruler = points;
    if (primary_control(context, say(context, "ruler.fits"))) {
      settings.ruler = points;
      context.memory.sheets.close(kRulerSheet);
    }
    const std::string forget = say(context, "ruler.forget");
    flow(context, control_width(context, forget));
    if (plain_control(context, forget)) {
      settings.ruler = 0;
      context.memory.sheets.close(kRulerSheet);
    }
  }
  engine::end_panel();
  if (settings != *context.state.settings) ask(context, commands::kSettings, settings);
}

}  // namespace screens
