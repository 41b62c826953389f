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
void draw_lessons_of_others(Context& context) {
  const NewGameChoices* here = context.state.choices;
  for (const GameOffer& offer : context.state.offers) {
    if (here == nullptr || offer.choices.game == here->game) continue;
    const nlohmann::json told{{"game", offer.words.say("screen.game-title")}};
    const std::string label = say(context, "tutorial.of-other-game", told);
    flow(context, control_width(context, label));
    if (!plain_control(context, label)) continue;
    ask(context, commands::kOtherGame, offer.choices.game);
  }
}

}  // namespace

void draw_tutorial_sheet(Context& context) {
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(840), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(640), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "tutorial-sheet", say(context, "tutorial.title").c_str(),
                          place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("tutorial-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    write(context.theme.small_caps, engine::ink::kInk, say(context, "screen.game-title"));
    int number = 0;
    for (const ChapterShown& chapter : context.state.chapters) {
      const nlohmann::json told{{"number", ++number}, {"title", chapter.title}};
      if (row_control(context, say(context, "tutorial.chapter", told), false)) {
        context.memory.sheets.close(kTutorialSheet);
        ask(context, commands::kLessonBegin, chapter.id);
      }
      write(context.theme.text, engine::ink::kSoftInk, chapter.text);
    }
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kTutorialSheet);
    draw_lessons_of_others(context);
  }
  engine::end_panel();
}

}  // namespace screens
