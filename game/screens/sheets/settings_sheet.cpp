#include "game/screens/sheets/settings_sheet.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/settings/setting_controls.h"

namespace screens {

void draw_settings(Sheet& sheet, std::span<const SettingRow> rows) {
  Settings settings = *sheet.state.settings;
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(640), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(640), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "settings-sheet", say(sheet, "settings.title").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("settings-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_setting_rows(sheet, settings, rows);
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kSettingsSheet);
  }
  engine::end_panel();
  if (settings != *sheet.state.settings) ask(sheet, commands::kSettings, settings);
}

}  // namespace screens
