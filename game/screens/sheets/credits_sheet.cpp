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

void draw_credits(Context& context) {
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(560), context.screen.x - gap(context.theme)),
               std::min(context.unit(480), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "credits-sheet", say(context, "credits.title").c_str(),
                          place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("credits-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    for (const std::string_view part : kParts) {
      write(context.theme.text, engine::ink::kInk, say(context, part));
      ImGui::Spacing();
    }
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kCreditsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
