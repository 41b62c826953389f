#include <array>

#include "game/commands/ids.h"
#include "game/screens/log_panel.h"
#include "game/screens/new_game/new_game_sheet.h"
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
#include "game/screens/sheets/start_sheet.h"
#include "game/screens/sheets/tutorial_sheet.h"

namespace screens {
namespace {

using commands::MenuOffer;
using commands::MenuPlace;

bool with_match(const MenuOffer& offer) { return !offer.is_at_start; }
bool with_own_match(const MenuOffer& offer) { return !offer.is_at_start && !offer.is_taught; }

template <class Shown>
bool is_shown(const Context& context) {
  return context.state.find<Shown>() != nullptr;
}
bool has_settings(const Context& context) { return context.state.settings != nullptr; }

constexpr std::array kRows{
    SheetRow{.id = kStartSheet, .draw = draw_start, .covers = Covers::kPanels},
    SheetRow{.id = kMenuSheet,
             .title = "screen.title",
             .draw = draw_menu,
             .has_something = has_menu,
             .needs = Needs::kChoices,
             .command = commands::kMenu},
    SheetRow{.id = kNewGameSheet,
             .title = "screen.new-game",
             .draw = draw_new_game,
             .covers = Covers::kTable,
             .needs = Needs::kOffers,
             .menu = MenuPlace{.order = 10},
             .prepare = prepare_new_game,
             .pages = kNewGamePages,
             .turn_to = turn_new_game_to},
    SheetRow{.id = kSavesSheet,
             .title = "saves.title",
             .draw = draw_saves,
             .menu = MenuPlace{.order = 20}},
    SheetRow{
        .id = kTutorialSheet,
        .title = "tutorial.title",
        .draw = draw_tutorial_sheet,
        .has_something = [](const Context& context) { return !context.state.chapters.empty(); },
        .needs = Needs::kOffers,
        .menu = MenuPlace{.order = 30}},
    SheetRow{.id = kFilmsSheet,
             .title = "films.title",
             .draw = draw_films,
             .has_something = is_shown<FilmsShown>,
             .menu = MenuPlace{.order = 50, .is_offered = with_own_match}},
    SheetRow{.id = kOutputsSheet,
             .title = "air.title",
             .draw = draw_outputs,
             .has_something = is_shown<OutputsShown>,
             .menu = MenuPlace{.order = 60, .is_offered = with_match}},
    SheetRow{.id = kRuleBookSheet,
             .title = "rules.title",
             .draw = draw_rule_book,
             .has_something = has_rule_book,
             .command = commands::kRules,
             .menu = MenuPlace{.order = 70},
             .prepare = prepare_rule_book},
    SheetRow{.id = kRulesSheet,
             .title = "screen.rules-here",
             .draw = draw_rules_of_this_game,
             .needs = Needs::kChoices,
             .menu = MenuPlace{.order = 80, .is_offered = with_match}},
    SheetRow{.id = kGoalsSheet,
             .title = "goals.title",
             .draw = draw_goals_sheet,
             .has_something = [](const Context& context) { return !context.state.goals.empty(); },
             .is_of_match = true,
             .menu = MenuPlace{.order = 90, .is_offered = with_match}},
    SheetRow{.id = kSettingsSheet,
             .title = "settings.title",
             .draw = [](Context& context) { draw_settings(context); },
             .has_something = has_settings,
             .menu = MenuPlace{.order = 100}},
    SheetRow{.id = kKeysSheet,
             .title = "keys.title",
             .draw = draw_keys,
             .has_something = has_settings,
             .command = commands::kKeys,
             .menu = MenuPlace{.order = 110}},
    SheetRow{.id = kCreditsSheet,
             .title = "credits.title",
             .draw = draw_credits,
             .menu = MenuPlace{.order = 120}},
    // Asked for elsewhere.
    SheetRow{.id = kCourseSheet,
             .title = "course.title",
             .draw = draw_course,
             .has_something = [](const Context& context) { return !context.state.course.empty(); },
             .is_of_match = true},
    SheetRow{.id = kRecentSheet,
             .title = "screen.since",
             .draw = draw_recent,
             .covers = Covers::kNothing,
             .is_of_match = true},
    SheetRow{.id = kRulerSheet,
             .title = "ruler.title",
             .draw = draw_ruler,
             .has_something = has_settings},
};

}  // namespace

std::span<const SheetRow> usual_sheets() { return kRows; }

}  // namespace screens
