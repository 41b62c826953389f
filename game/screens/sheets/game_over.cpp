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
void draw_turning_point(const Context& context, const TurnShown& point) {
  const nlohmann::json told{{"turn", point.turn},
                            {"who", context.state.words.name("seat", point.who)},
                            {"before", percent_words(point.before)},
                            {"after", percent_words(point.after)}};
  write(context.theme.bold, engine::ink::kInk, say(context, "screen.turned", told));
  if (!point.what.empty()) write(context.theme.text, engine::ink::kSoftInk, point.what);
}

void draw_turning_points(const Context& context) {
  if (context.state.turning_points.empty()) return;
  engine::ink_rule(context.theme);
  write(context.theme.small_caps, engine::ink::kWax, say(context, "screen.turning-points"));
  for (const TurnShown& point : context.state.turning_points) draw_turning_point(context, point);
  engine::ink_rule(context.theme);
}

// In points.
constexpr float kEndWidth = 920;
constexpr float kLeastEndWidth = 420;
constexpr float kPlainEndWidth = 640;
constexpr float kPictureWidth = 448;
constexpr float kPictureHeight = 280;
constexpr float kBesidePicture = 20;

/// What the columns and the log leave.
float room_of(const Context& context) {
  return context.drawn.clear_to.x - context.drawn.clear_from.x - gap(context.theme);
}

bool shows_picture(const Context& context) {
  const bool has_room = room_of(context) >= context.unit(kEndWidth) && !context.compact() &&
                        !context.state.has_stations;
  return has_room && context.state.engravings != nullptr &&
         !context.situation.ending->picture.empty();
}

void draw_end_picture(Context& context) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size(context.unit(kPictureWidth), context.unit(kPictureHeight));
  ImGui::Dummy(size);
  draw_engraving(context, *ImGui::GetWindowDrawList(), context.situation.ending->picture, from,
                 ImVec2(from.x + size.x, from.y + size.y));
}

void draw_end_words(Context& context) {
  const Ending& ending = *context.situation.ending;
  write(context.theme.title, engine::ink::kWax, ending.title);
  ImFont* font = context.compact() ? context.theme.text : context.theme.prompt;
  if (!ending.how.empty()) write(font, engine::ink::kInk, ending.how);
  if (!ending.praise.empty()) write(font, engine::ink::kInk, ending.praise);
  write(context.theme.text, engine::ink::kSoftInk, ending.turn);
  draw_goals(context);
  draw_turning_points(context);
}

/// Rows of buttons below the words.
float height_of_ways_on(const Context& context) {
  float wanted = 0;
  for (const char* key : {"screen.another-game", "replay.open", "films.title", "course.title"}) {
    wanted += control_width(context, say(context, key)) + context.unit(8);
  }
  const float rows = std::ceil(wanted / std::max(ImGui::GetContentRegionAvail().x, 1.0F));
  return rows * (context.theme.touch + ImGui::GetStyle().ItemSpacing.y);
}

bool way(Context& context, std::string_view key) {
  const std::string words = say(context, key);
  flow(context, control_width(context, words));
  return plain_control(context, words);
}

/// Another game, and what there is to be had of this one.
void draw_ways_on(Context& context) {
  if (primary_control(context, say(context, "screen.another-game")))
    lay_open(context, kNewGameSheet);
  if (way(context, "replay.open")) ask(context, commands::kReplay);
  if (context.state.find<FilmsShown>() != nullptr && way(context, "films.title"))
    lay_open(context, kFilmsSheet);
  if (!context.state.course.empty() && way(context, "course.title"))
    lay_open(context, kCourseSheet);
}

}  // namespace

void draw_game_over(Context& context) {
  if (!context.situation.ending || context.state.find<ReplayShown>() != nullptr) return;
  const bool is_wide = shows_picture(context);
  const float width = is_wide ? context.unit(kEndWidth)
                              : std::clamp(room_of(context), context.unit(kLeastEndWidth),
                                           context.unit(kPlainEndWidth));
  const engine::PanelPlace place{
      .position = {(context.drawn.clear_from.x + context.drawn.clear_to.x) / 2,
                   context.screen.y - gap(context.theme) / (context.compact() ? 2.0F : 1.0F)},
      .size = {width, 0},
      .pivot = {0.5F, 1}};
  limit_height(context);
  if (engine::begin_panel(context.theme, "over", "", place)) {
    begin_page_that_fits(context, "over-page", height_of_ways_on(context));
    if (is_wide) {
      draw_end_picture(context);
      ImGui::SameLine(0, context.unit(kBesidePicture));
      ImGui::BeginGroup();
    }
    draw_end_words(context);
    if (is_wide) ImGui::EndGroup();
    end_page_that_fits();
    draw_ways_on(context);
  }
  engine::end_panel();
}

}  // namespace screens
