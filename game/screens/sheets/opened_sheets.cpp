#include "game/screens/sheets/opened_sheets.h"

#include <utility>

#include "game/screens/rules/rule_book.h"
#include "game/screens/sheets/course_sheet.h"
#include "game/screens/sheets/credits_sheet.h"
#include "game/screens/sheets/films_sheet.h"
#include "game/screens/sheets/goals_sheet.h"
#include "game/screens/sheets/keys_sheet.h"
#include "game/screens/sheets/menu.h"
#include "game/screens/sheets/outputs_sheet.h"
#include "game/screens/sheets/ruler_sheet.h"
#include "game/screens/sheets/rules_sheet.h"
#include "game/screens/sheets/saves_sheet.h"
#include "game/screens/sheets/settings_sheet.h"
#include "game/screens/sheets/tutorial_sheet.h"

namespace screens {

void draw_opened_sheets(Sheet& sheet) {
  draw_course(sheet);
  draw_goals_sheet(sheet);
  draw_rules_of_this_game(sheet);
  draw_settings(sheet);
  draw_keys(sheet);
  draw_ruler(sheet);
  draw_saves(sheet);
  draw_tutorial_sheet(sheet);
  draw_credits(sheet);
  draw_films(sheet);
  draw_outputs(sheet);
  if (std::exchange(sheet.memory.rule_wished, false)) {
    const core::Ruling pointed =
        sheet.state.game.words.ruling_about(sheet, sheet.state.pointed, sheet.state.thing);
    open_rule_book(sheet, pointed.number != 0 ? pointed : decision_of(sheet.state).ruling);
  }
  draw_rule_book(sheet);
  draw_lock(sheet);
  draw_notice(sheet);
}

}  // namespace screens
