#include "game/screens/sheets/menu.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

engine::PanelPlace middle(const Sheet& sheet, float width) {
  const float most = sheet.screen.x - gap(sheet.theme);
  return {.position = sheet.screen / 2.0F,
          .size = {std::min(sheet.unit(width), most), 0},
          .pivot = {0.5F, 0.5F}};
}

/// What the menu leads to: a sheet, or what a command does.
struct Way {
  commands::MenuPlace place;
  std::string_view words;
  const SheetRow* sheet = nullptr;
  commands::Id command;
};

commands::MenuOffer menu_offer(const Sheet& sheet) {
  const ScreenState& state = sheet.state;
  return {.is_at_start = sheet.memory.sheets.is_open(kStartSheet),
          .has_begun = state.turn > 0,
          .is_replayed = state.find<ReplayShown>() != nullptr,
          .is_taught = state.find<TutorialShown>() != nullptr,
          .has_stations = state.has_stations};
}

/// From the rows of the window, as they stand below each other.
std::vector<Way> ways_of(const Sheet& sheet) {
  const commands::MenuOffer offer = menu_offer(sheet);
  std::vector<Way> ways;
  for (const SheetRow& row : sheet.state.sheets) {
    if (!row.menu || !row.menu->is_offered(offer) || !has_something(row, sheet)) continue;
    ways.push_back({.place = *row.menu, .words = row.title, .sheet = &row, .command = {}});
  }
  for (const commands::Row& row : sheet.state.commands) {
    if (!row.menu || !row.menu->is_offered(offer)) continue;
    ways.push_back({.place = *row.menu, .words = row.menu->words, .command = row.id});
  }
  std::ranges::stable_sort(ways, {}, [](const Way& way) { return way.place.order; });
  return ways;
}

/// Stand below each other, or in pairs where there is little room.
class WayButtons {
 public:
  explicit WayButtons(Sheet& sheet) : sheet_(sheet), all_(ImGui::GetContentRegionAvail().x) {}

  bool draw(const Way& way) {
    const float space = ImGui::GetStyle().ItemSpacing.x;
    const bool in_pairs = are_ways_in_pairs(sheet_) && !way.place.has_own_row;
    if (in_pairs && is_second_) ImGui::SameLine();
    is_second_ = in_pairs && !is_second_;
    return plain_control(sheet_, say(sheet_, way.words), in_pairs ? (all_ - space) / 2 : all_);
  }

 private:
  Sheet& sheet_;
  float all_;
  bool is_second_ = false;  ///< of a pair
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
  if (plain_control(sheet, back, fits ? left : all)) sheet.memory.sheets.close(kMenuSheet);
  if (fits) ImGui::SameLine();
  if (plain_control(sheet, quit, fits ? right : all)) ask(sheet, commands::kQuit);
}

}  // namespace

bool are_ways_in_pairs(const Sheet& sheet) {
  constexpr float kHeightOfAll = 800;
  return sheet.screen.y < sheet.unit(kHeightOfAll);
}

bool are_ways_in_a_page(const Sheet& sheet) {
  constexpr float kHeightOfPairs = 560;
  return sheet.screen.y < sheet.unit(kHeightOfPairs);
}

void draw_ways(Sheet& sheet) {
  WayButtons buttons(sheet);
  for (const Way& way : ways_of(sheet)) {
    if (!buttons.draw(way)) continue;
    sheet.memory.sheets.close(kMenuSheet);
    if (way.sheet != nullptr) {
      lay_open(sheet, way.sheet->id);
    } else {
      ask(sheet, way.command);
    }
  }
}

bool has_menu(const Sheet& sheet) { return !sheet.memory.sheets.is_open(kStartSheet); }

void draw_menu(Sheet& sheet) {
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
