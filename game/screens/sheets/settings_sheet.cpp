#include "game/screens/sheets/settings_sheet.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/settings/setting_controls.h"

namespace screens {
namespace {

constexpr float kOneColumn = 640;  // points
constexpr float kTwoColumns = 1060;
constexpr float kHighest = 760;

}  // namespace

void draw_settings(Context& context, std::span<const SettingRow> rows) {
  Settings settings = *context.state.settings;
  const float top = sheet_top(context);
  const float widest = context.compact() ? kOneColumn : kTwoColumns;
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(widest), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(kHighest), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "settings-sheet", say(context, "settings.title").c_str(),
                          place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("settings-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_setting_rows(context, settings, rows);
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kSettingsSheet);
  }
  engine::end_panel();
  if (settings != *context.state.settings) ask(context, commands::kSettings, settings);
}

}  // namespace screens
