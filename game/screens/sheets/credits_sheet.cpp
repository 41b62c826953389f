#include "game/screens/sheets/credits_sheet.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

constexpr std::array<std::string_view, 4> kParts{"credits.made", "credits.letters",
                                                 "credits.libraries", "credits.owners"};

}  // namespace

void draw_credits(Sheet& sheet) {
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(560), sheet.screen.x - gap(sheet.theme)),
               std::min(sheet.unit(480), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "credits-sheet", say(sheet, "credits.title").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("credits-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    for (const std::string_view part : kParts) {
      write(sheet.theme.text, engine::ink::kInk, say(sheet, part));
      ImGui::Spacing();
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kCreditsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
