#include "game/screens/sheets/tutorial_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

/// Each game of the program has lessons of its own.
void draw_lessons_of_others(Sheet& sheet) {
  const NewGameChoices* here = sheet.state.choices;
  for (const GameOffer& offer : sheet.state.offers) {
    if (here == nullptr || offer.choices.game == here->game) continue;
    const nlohmann::json told{{"game", offer.words.say("screen.game-title")}};
    const std::string label = say(sheet, "tutorial.of-other-game", told);
    flow(sheet, control_width(sheet, label));
    if (!plain_control(sheet, label)) continue;
    ask(sheet, commands::kOtherGame, offer.choices.game);
  }
}

}  // namespace

void draw_tutorial_sheet(Sheet& sheet) {
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(840), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(640), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "tutorial-sheet", say(sheet, "tutorial.title").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("tutorial-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "screen.game-title"));
    int number = 0;
    for (const ChapterShown& chapter : sheet.state.chapters) {
      const nlohmann::json told{{"number", ++number}, {"title", chapter.title}};
      if (row_control(sheet, say(sheet, "tutorial.chapter", told), false)) {
        sheet.memory.sheets.close(kTutorialSheet);
        ask(sheet, commands::kLessonBegin, chapter.id);
      }
      write(sheet.theme.text, engine::ink::kSoftInk, chapter.text);
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kTutorialSheet);
    draw_lessons_of_others(sheet);
  }
  engine::end_panel();
}

}  // namespace screens
