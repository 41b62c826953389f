#include "game/screens/sheets/menu.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

engine::PanelPlace middle(const Context& context, float width) {
  const float most = context.screen.x - gap(context.theme);
  return {.position = context.screen / 2.0F,
          .size = {std::min(context.unit(width), most), 0},
          .pivot = {0.5F, 0.5F}};
}

/// What the menu leads to: a sheet, or what a command does.
struct Way {
  commands::MenuPlace place;
  std::string_view words;
  const SheetRow* sheet = nullptr;
  commands::Id command;
};

commands::MenuOffer menu_offer(const Context& context) {
  const ScreenState& state = context.state;
  return {.is_at_start = context.memory.sheets.is_open(kStartSheet),
          .has_begun = state.turn > 0,
          .is_replayed = state.find<ReplayShown>() != nullptr,
          .is_taught = state.find<TutorialShown>() != nullptr,
          .has_stations = state.has_stations};
}

/// From the rows of the window, as they stand below each other.
std::vector<Way> ways_of(const Context& context) {
  const commands::MenuOffer offer = menu_offer(context);
  std::vector<Way> ways;
  for (const SheetRow& row : context.state.sheets) {
    if (!row.menu || !row.menu->is_offered(offer) || !has_something(row, context)) continue;
    ways.push_back({.place = *row.menu, .words = row.title, .sheet = &row, .command = {}});
  }
  for (const commands::Row& row : context.state.commands) {
    if (!row.menu || !row.menu->is_offered(offer)) continue;
    ways.push_back({.place = *row.menu, .words = row.menu->words, .command = row.id});
  }
  std::ranges::stable_sort(ways, {}, [](const Way& way) { return way.place.order; });
  return ways;
}

/// Stand below each other, or in pairs where there is little room.
class WayButtons {
 public:
  explicit WayButtons(Context& context)
      : context_(context), all_(ImGui::GetContentRegionAvail().x) {}

  bool draw(const Way& way) {
    const float space = ImGui::GetStyle().ItemSpacing.x;
    const bool in_pairs = are_ways_in_pairs(context_) && !way.place.has_own_row;
    if (in_pairs && is_second_) ImGui::SameLine();
    is_second_ = in_pairs && !is_second_;
    return plain_control(context_, say(context_, way.words), in_pairs ? (all_ - space) / 2 : all_);
  }

 private:
  Context& context_;
  float all_;
  bool is_second_ = false;  ///< of a pair
};

bool are_ways_out_in_one_row(const Context& context) {
  const float both = control_width(context, say(context, "screen.back")) +
                     control_width(context, say(context, "screen.quit"));
  return both + ImGui::GetStyle().ItemSpacing.x <= ImGui::GetContentRegionAvail().x;
}

float height_of_ways_out(const Context& context) {
  const float row = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  return are_ways_out_in_one_row(context) ? row : 2 * row;
}

void draw_ways_out(Context& context) {
  const std::string back = say(context, "screen.back");
  const std::string quit = say(context, "screen.quit");
  const float all = ImGui::GetContentRegionAvail().x;
  const float left = control_width(context, back);
  const float right = all - left - ImGui::GetStyle().ItemSpacing.x;
  const bool fits = are_ways_out_in_one_row(context);
  if (plain_control(context, back, fits ? left : all)) context.memory.sheets.close(kMenuSheet);
  if (fits) ImGui::SameLine();
  if (plain_control(context, quit, fits ? right : all)) ask(context, commands::kQuit);
}

}  // namespace

bool are_ways_in_pairs(const Context& context) {
  constexpr float kHeightOfAll = 800;
  return context.screen.y < context.unit(kHeightOfAll);
}

bool are_ways_in_a_page(const Context& context) {
  constexpr float kHeightOfPairs = 560;
  return context.screen.y < context.unit(kHeightOfPairs);
}

void draw_ways(Context& context) {
  WayButtons buttons(context);
  for (const Way& way : ways_of(context)) {
    if (!buttons.draw(way)) continue;
    context.memory.sheets.close(kMenuSheet);
    if (way.sheet != nullptr) {
      lay_open(context, way.sheet->id);
    } else {
      ask(context, way.command);
    }
  }
}

bool has_menu(const Context& context) { return !context.memory.sheets.is_open(kStartSheet); }

void draw_menu(Context& context) {
  limit_height(context);
  const bool is_long = are_ways_in_a_page(context);
  engine::PanelPlace place = middle(context, are_ways_in_pairs(context) ? 500 : 360);
  if (is_long) {
    place.position.y = sheet_top(context);
    place.size.y = context.screen.y - place.position.y - gap(context.theme);
    place.pivot.y = 0;
  }
  if (engine::begin_panel(context.theme, "menu-sheet", say(context, "screen.title").c_str(),
                          place)) {
    const float foot = height_of_ways_out(context);
    if (is_long) begin_page("menu-page", {0, ImGui::GetContentRegionAvail().y - foot});
    draw_ways(context);
    if (is_long) {
      end_page();
    } else {
      engine::ink_rule(context.theme);
    }
    draw_ways_out(context);
  }
  engine::end_panel();
}

void draw_lock(Context& context) {
  if (context.memory.locked_for == 0) return;
  if (engine::begin_panel(context.theme, "lock", "", middle(context, 420))) {
    const nlohmann::json told{{"seconds", context.memory.locked_for}};
    write(context.theme.prompt, engine::ink::kInk, say(context, "station.locked", told));
    const std::string key = words_of_key(context, commands::kBack);
    if (!key.empty()) {
      const nlohmann::json waking{{"key", key}};
      write(context.theme.prompt, engine::ink::kInk, say(context, "station.wake", waking));
    }
  }
  engine::end_panel();
}

void draw_notice(Context& context) {
  if (context.state.notice.empty()) return;
  if (engine::begin_panel(context.theme, "notice", "", middle(context, 460))) {
    write(context.theme.prompt, engine::ink::kInk, context.state.notice);
    if (primary_control(context, say(context, "screen.close"))) {
      ask(context, commands::kCloseNotice);
    }
  }
  engine::end_panel();
}

}  // namespace screens
