#include "game/screens/sheets/menu.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/rules/rule_book.h"

namespace screens {
namespace {

engine::PanelPlace middle(const Sheet& sheet, float width) {
  const float most = sheet.screen.x - gap(sheet.theme);
  return {.position = sheet.screen / 2.0F,
          .size = {std::min(sheet.unit(width), most), 0},
          .pivot = {0.5F, 0.5F}};
}

bool wide_button(Sheet& sheet, std::string_view key) {
  const float width = ImGui::GetContentRegionAvail().x;
  return plain_control(sheet, say(sheet, key), width);
}

/// Ways stand below each other, or in pairs where there is little room.
class Ways {
 public:
  explicit Ways(Sheet& sheet) : sheet_(sheet), all_(ImGui::GetContentRegionAvail().x) {}

  bool way(std::string_view key) {
    const float space = ImGui::GetStyle().ItemSpacing.x;
    const bool in_pairs = are_ways_in_pairs(sheet_);
    if (in_pairs && drawn_ % 2 != 0) ImGui::SameLine();
    ++drawn_;
    return plain_control(sheet_, say(sheet_, key), in_pairs ? (all_ - space) / 2 : all_);
  }
  void leads_to(std::string_view key, bool& opened) {
    if (!way(key)) return;
    sheet_.memory.menu_open = false;
    opened = true;
  }

 private:
  Sheet& sheet_;
  float all_;
  int drawn_ = 0;
};

bool are_ways_out_in_one_row(const Sheet& sheet) {
  const float both = control_width(sheet, say(sheet, "screen.back")) +
                     control_width(sheet, say(sheet, "screen.quit"));
  return both + ImGui::GetStyle().ItemSpacing.x <= ImGui::GetContentRegionAvail().x;
}

float height_of_ways_out(const Sheet& sheet) {
  const float row = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  return are_ways_out_in_one_row(sheet) ? row : 2 * row;
}

void draw_ways_out(Sheet& sheet) {
  const std::string back = say(sheet, "screen.back");
  const std::string quit = say(sheet, "screen.quit");
  const float all = ImGui::GetContentRegionAvail().x;
  const float left = control_width(sheet, back);
  const float right = all - left - ImGui::GetStyle().ItemSpacing.x;
  const bool fits = are_ways_out_in_one_row(sheet);
  if (plain_control(sheet, back, fits ? left : all)) sheet.memory.menu_open = false;
  if (fits) ImGui::SameLine();
  if (plain_control(sheet, quit, fits ? right : all)) ask(sheet, commands::kQuit);
}

}  // namespace

void open_new_game(Memory& memory) {
  memory.menu_open = false;
  memory.new_game_open = true;
  memory.page = NewGamePage::kPlayers;
}

bool are_ways_in_pairs(const Sheet& sheet) {
  constexpr float kHeightOfAll = 800;
  return sheet.screen.y < sheet.unit(kHeightOfAll);
}

bool are_ways_in_a_page(const Sheet& sheet) {
  constexpr float kHeightOfPairs = 560;
  return sheet.screen.y < sheet.unit(kHeightOfPairs);
}

void draw_ways(Sheet& sheet) {
  Memory& memory = sheet.memory;
  const bool is_played =
      sheet.state.find<ReplayShown>() == nullptr && sheet.state.find<TutorialShown>() == nullptr;
  const bool is_filmed = !memory.start_open && sheet.state.find<TutorialShown>() == nullptr;
  Ways ways(sheet);
  if (ways.way("screen.new-game")) open_new_game(memory);
  ways.leads_to("saves.title", memory.saves_open);
  if (!sheet.state.chapters.empty()) ways.leads_to("tutorial.title", memory.tutorial_open);
  if (is_played && sheet.state.turn > 0 && ways.way("replay.open")) {
    memory.menu_open = memory.start_open = false;
    ask(sheet, commands::kReplay);
  }
  if (sheet.state.find<FilmsShown>() != nullptr && is_filmed)
    ways.leads_to("films.title", memory.films_open);
  if (sheet.state.find<OutputsShown>() != nullptr && !memory.start_open) {
    ways.leads_to("air.title", memory.outputs_open);
  }
  if (sheet.state.rule_book != nullptr && ways.way("rules.title")) {
    memory.menu_open = false;
    open_rule_book(sheet);
  }
  if (!memory.start_open) {
    ways.leads_to("screen.rules-here", memory.rules_open);
    if (!sheet.state.goals.empty()) ways.leads_to("goals.title", memory.goals_open);
  }
  ways.leads_to("settings.title", memory.settings_open);
  ways.leads_to("keys.title", memory.keys_open);
  ways.leads_to("credits.title", memory.credits_open);
  if (ways.way("report.make")) {
    memory.menu_open = false;
    ask(sheet, commands::kReport);
  }
}

void draw_menu(Sheet& sheet) {
  if (!sheet.memory.menu_open) return;
  limit_height(sheet);
  const bool is_long = are_ways_in_a_page(sheet);
  engine::PanelPlace place = middle(sheet, are_ways_in_pairs(sheet) ? 500 : 360);
  if (is_long) {
    place.position.y = sheet_top(sheet);
    place.size.y = sheet.screen.y - place.position.y - gap(sheet.theme);
    place.pivot.y = 0;
  }
  if (engine::begin_panel(sheet.theme, "menu-sheet", say(sheet, "screen.title").c_str(), place)) {
    const float foot = height_of_ways_out(sheet);
    if (is_long) begin_page("menu-page", {0, ImGui::GetContentRegionAvail().y - foot});
    draw_ways(sheet);
    if (sheet.state.has_stations && wide_button(sheet, "station.lock")) {
      sheet.memory.menu_open = false;
      ask(sheet, commands::kLock);
    }
    if (is_long) {
      end_page();
    } else {
      engine::ink_rule(sheet.theme);
    }
    draw_ways_out(sheet);
  }
  engine::end_panel();
}

void draw_lock(Sheet& sheet) {
  if (sheet.memory.locked_for == 0) return;
  if (engine::begin_panel(sheet.theme, "lock", "", middle(sheet, 420))) {
    const nlohmann::json told{{"seconds", sheet.memory.locked_for}};
    write(sheet.theme.prompt, engine::ink::kInk, say(sheet, "station.locked", told));
  }
  engine::end_panel();
}

void draw_notice(Sheet& sheet) {
  if (sheet.state.notice.empty()) return;
  if (engine::begin_panel(sheet.theme, "notice", "", middle(sheet, 460))) {
    write(sheet.theme.prompt, engine::ink::kInk, sheet.state.notice);
    if (primary_control(sheet, say(sheet, "screen.close"))) {
      ask(sheet, commands::kCloseNotice);
    }
  }
  engine::end_panel();
}

}  // namespace screens
