#include "game/screens/sheets/game_over.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/lay_sheets.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/page.h"
#include "game/screens/sheets/goals_sheet.h"

namespace screens {
namespace {

std::string percent_words(double chance) { return std::to_string(std::lround(100 * chance)); }

/// Who gained, and how much, below what happened.
void draw_turning_point(const Sheet& sheet, const TurnShown& point) {
  const nlohmann::json told{{"turn", point.turn},
                            {"who", sheet.state.words.name("seat", point.who)},
                            {"before", percent_words(point.before)},
                            {"after", percent_words(point.after)}};
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, "screen.turned", told));
  if (!point.what.empty()) write(sheet.theme.text, engine::ink::kSoftInk, point.what);
}

void draw_turning_points(const Sheet& sheet) {
  if (sheet.state.turning_points.empty()) return;
  engine::ink_rule(sheet.theme);
  write(sheet.theme.small_caps, engine::ink::kWax, say(sheet, "screen.turning-points"));
  for (const TurnShown& point : sheet.state.turning_points) draw_turning_point(sheet, point);
  engine::ink_rule(sheet.theme);
}

// In points.
constexpr float kEndWidth = 920;
constexpr float kLeastEndWidth = 420;
constexpr float kPlainEndWidth = 640;
constexpr float kPictureWidth = 448;
constexpr float kPictureHeight = 280;
constexpr float kBesidePicture = 20;

/// What the columns and the log leave.
float room_of(const Sheet& sheet) {
  return sheet.drawn.clear_to.x - sheet.drawn.clear_from.x - gap(sheet.theme);
}

bool shows_picture(const Sheet& sheet) {
  const bool has_room =
      room_of(sheet) >= sheet.unit(kEndWidth) && !sheet.compact() && !sheet.state.has_stations;
  return has_room && sheet.state.engravings != nullptr && !sheet.situation.ending->picture.empty();
}

void draw_end_picture(Sheet& sheet) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size(sheet.unit(kPictureWidth), sheet.unit(kPictureHeight));
  ImGui::Dummy(size);
  draw_engraving(sheet, *ImGui::GetWindowDrawList(), sheet.situation.ending->picture, from,
                 ImVec2(from.x + size.x, from.y + size.y));
}

void draw_end_words(Sheet& sheet) {
  const Ending& ending = *sheet.situation.ending;
  write(sheet.theme.title, engine::ink::kWax, ending.title);
  ImFont* font = sheet.compact() ? sheet.theme.text : sheet.theme.prompt;
  if (!ending.how.empty()) write(font, engine::ink::kInk, ending.how);
  if (!ending.praise.empty()) write(font, engine::ink::kInk, ending.praise);
  write(sheet.theme.text, engine::ink::kSoftInk, ending.turn);
  draw_goals(sheet);
  draw_turning_points(sheet);
}

/// Rows of buttons below the words.
float height_of_ways_on(const Sheet& sheet) {
  float wanted = 0;
  for (const char* key : {"screen.another-game", "replay.open", "films.title", "course.title"}) {
    wanted += control_width(sheet, say(sheet, key)) + sheet.unit(8);
  }
  const float rows = std::ceil(wanted / std::max(ImGui::GetContentRegionAvail().x, 1.0F));
  return rows * (sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y);
}

bool way(Sheet& sheet, std::string_view key) {
  const std::string words = say(sheet, key);
  flow(sheet, control_width(sheet, words));
  return plain_control(sheet, words);
}

/// Another game, and what there is to be had of this one.
void draw_ways_on(Sheet& sheet) {
  if (primary_control(sheet, say(sheet, "screen.another-game"))) lay_open(sheet, kNewGameSheet);
  if (way(sheet, "replay.open")) ask(sheet, commands::kReplay);
  if (sheet.state.find<FilmsShown>() != nullptr && way(sheet, "films.title"))
    lay_open(sheet, kFilmsSheet);
  if (!sheet.state.course.empty() && way(sheet, "course.title")) lay_open(sheet, kCourseSheet);
}

}  // namespace

void draw_game_over(Sheet& sheet) {
  if (!sheet.situation.ending || sheet.state.find<ReplayShown>() != nullptr) return;
  const bool is_wide = shows_picture(sheet);
  const float width =
      is_wide ? sheet.unit(kEndWidth)
              : std::clamp(room_of(sheet), sheet.unit(kLeastEndWidth), sheet.unit(kPlainEndWidth));
  const engine::PanelPlace place{
      .position = {(sheet.drawn.clear_from.x + sheet.drawn.clear_to.x) / 2,
                   sheet.screen.y - gap(sheet.theme) / (sheet.compact() ? 2.0F : 1.0F)},
      .size = {width, 0},
      .pivot = {0.5F, 1}};
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "over", "", place)) {
    begin_page_that_fits(sheet, "over-page", height_of_ways_on(sheet));
    if (is_wide) {
      draw_end_picture(sheet);
      ImGui::SameLine(0, sheet.unit(kBesidePicture));
      ImGui::BeginGroup();
    }
    draw_end_words(sheet);
    if (is_wide) ImGui::EndGroup();
    end_page_that_fits();
    draw_ways_on(sheet);
  }
  engine::end_panel();
}

}  // namespace screens
