#include "game/wotr/screens/sides/side_panel.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "engine/ui/icons.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

// Of a folded sheet in the bar at the top.
constexpr float kBarButtons = 162;  // the width of three beside it
constexpr float kBarTop = 3;
constexpr float kBarPanel = 54;
constexpr float kPointsInBar = 120;
constexpr float kPointsWidth = kPointsInBar + 24;  // and the padding
constexpr float kSeatWidth = 52;

constexpr ImU32 kFreePoints = IM_COL32(0x24, 0x5A, 0xA8, 0xFF);
constexpr ImU32 kShadowPoints = IM_COL32(0xB0, 0x23, 0x1C, 0xFF);
constexpr ImU32 kNoPoints = IM_COL32(0x2B, 0x21, 0x18, 0x38);

int points_of(const Context& context, wotr::Side side) {
  return wotr::victory_points(context.rules, context.view.board, side);
}

/// A part of the sheet that folds and unfolds it.
bool fold_control(Context& context, wotr::Side side, const ImVec2& size) {
  const bool pressed = engine::press_area("fold", size);
  if (context.neutral.state.settings == nullptr) return false;
  screens::note_control(context, "fold", 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (ImGui::IsItemHovered() || has_keys) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        engine::ink::kBrass, context.unit(3), 0,
                                        context.unit(1.5F));
  }
  if (ImGui::IsItemHovered()) {
    const std::string_view key = is_folded(context, side) ? "screen.unfold" : "screen.fold";
    const std::string words = words_about_points(context, side) + "\n" +
                              screens::say_with_key(context, key, commands::kFold);
    engine::tip(context.theme, words.c_str());
  }
  return pressed;
}

/// Both lines together are what folds the sheet.
void draw_title(Context& context, wotr::Side side) {
  const ImVec2 start = ImGui::GetCursorPos();
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  write(context.theme.small_caps, engine::ink::kInk, name_of(context, side));
  write(context.theme.italic, engine::ink::kSoftInk,
        words_about_points(context, side, "screen.points-short"));
  const float height = std::max(context.theme.touch, ImGui::GetCursorPosY() - start.y);
  ImGui::SetCursorPos(start);
  if (fold_control(context, side, ImVec2(width, height))) turn_sheet(context, side);
  const bool free = side == wotr::Side::kFree;
  if (context.neutral.state.settings == nullptr) return;
  engine::draw_icon(*ImGui::GetWindowDrawList(), free ? engine::Icon::kLeft : engine::Icon::kRight,
                    ImVec2(place.x + width - context.unit(7), place.y + context.unit(11)),
                    context.unit(15), engine::ink::kSoftInk);
}

/// Advances the pen past one icon of a row that wraps at the sheet's edge.
ImVec2 next_icon(ImVec2& pen, float left, float right, float size, float space) {
  if (pen.x + size > right) pen = ImVec2(left, pen.y + size + space);
  const ImVec2 centre(pen.x + size / 2, pen.y + size / 2);
  pen.x += size + space;
  return centre;
}

/// Every unused die, and for the Shadow the Eyes that lie in the Hunt box.
void draw_dice(Context& context, wotr::Side side) {
  const wotr::DicePool& pool = context.view.board.dice[static_cast<std::size_t>(side)];
  const float size = context.unit(24);
  const float space = context.unit(5);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float right = start.x + ImGui::GetContentRegionAvail().x;
  ImVec2 pen = start;
  int dice = 0;
  for (int face = 0; face < wotr::kFaceCount; ++face) {
    for (int n = 0; n < pool.faces[static_cast<std::size_t>(face)]; ++n, ++dice) {
      draw_action_die(*ImGui::GetWindowDrawList(), next_icon(pen, start.x, right, size, space),
                      size, side, static_cast<wotr::DieFace>(face));
    }
  }
  if (dice == 0) {
    const bool to_roll = pool.to_roll > 0;
    write(context.theme.italic, engine::ink::kSoftInk,
          say(context, to_roll ? "screen.dice-to-roll" : "screen.no-dice",
              nlohmann::json{{"dice", pool.to_roll}}));
    return;
  }
  ImGui::Dummy(ImVec2(0, pen.y - start.y + size + context.unit(2)));
}

void draw_rings(Context& context, wotr::Side side) {
  const int rings = context.view.board.elven_rings[static_cast<std::size_t>(side)];
  if (rings == 0) return;
  const float radius = context.unit(6);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int ring = 0; ring < rings; ++ring) {
    const ImVec2 centre(start.x + radius + static_cast<float>(ring) * radius * 2.6F,
                        start.y + context.unit(11));
    list.AddCircle(centre, radius, engine::ink::kBrass, 0, context.unit(2.5F));
    list.AddCircle(centre, radius + context.unit(1.5F), engine::ink::kSoftInk, 0, 1);
  }
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + radius * 2.6F * static_cast<float>(rings) +
                       context.unit(8));
  write(context.theme.text, engine::ink::kSoftInk,
        say(context, "screen.rings", nlohmann::json{{"rings", rings}}));
}

void draw_hunt_box(Context& context) {
  const wotr::HuntBox& box = context.view.board.hunt_box;
  write(
      context.theme.text, engine::ink::kInk,
      say(context, "screen.hunt-box", nlohmann::json{{"shadow", box.shadow}, {"free", box.free}}));
}

void draw_open(Context& context, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  draw_title(context, side);
  draw_dice(context, side);
  draw_rings(context, side);
  if (!free) draw_hunt_box(context);
  draw_seats(context, side);
  if (free) {
    draw_fellowship(context);
  } else {
    draw_politics(context);
  }
}

engine::PanelPlace place_of_sheet(const Context& context, wotr::Side side, float width) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(context.theme);
  return {.position = {free ? edge : context.screen.x - edge, bar_height(context.theme) + edge},
          .size = {width, 0},
          .pivot = {free ? 0.0F : 1.0F, 0}};
}

/// In the bar at the top, beside its buttons; a small screen has room for it only below.
bool is_in_bar(const Context& context, wotr::Side side) {
  return is_folded(context, side) && !context.neutral.compact();
}

engine::PanelPlace place_in_bar(const Context& context, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float beside = gap(context.theme) + context.unit(kBarButtons);
  const auto seats = static_cast<float>(seats_of(context.rules, side).size());
  return {.position = {free ? beside : context.screen.x - beside, context.unit(kBarTop)},
          .size = {context.unit(kPointsWidth + kSeatWidth * seats), context.unit(kBarPanel)},
          .pivot = {free ? 0.0F : 1.0F, 0}};
}

/// One field for each point that is needed: who is how near to winning is seen without reading.
void draw_gauge(const Context& context, ImDrawList& list, wotr::Side side, ImVec2 from, ImVec2 to) {
  const int goal = points_to_win(side);
  const int points = points_of(context, side);
  const float between = context.unit(goal > 4 ? 1.5F : 3);
  const float field = (to.x - from.x + between) / static_cast<float>(goal);
  const ImU32 paint = side == wotr::Side::kFree ? kFreePoints : kShadowPoints;
  for (int n = 0; n < goal; ++n) {
    const ImVec2 low(from.x + static_cast<float>(n) * field, from.y);
    const ImVec2 high(low.x + field - between, to.y);
    list.AddRectFilled(low, high, n < points ? paint : kNoPoints, context.unit(1.5F));
    list.AddRect(low, high, engine::ink::kInk, context.unit(1.5F), 0, context.unit(0.8F));
  }
}

/// The number, large, and below it the gauge.
void draw_points(const Context& context, ImDrawList& list, wotr::Side side, ImVec2 from,
                 ImVec2 room) {
  const std::string points = std::to_string(points_of(context, side));
  const std::string goal = "/" + std::to_string(points_to_win(side));
  const float gauge = context.unit(9);
  const float digits = room.y - gauge - context.unit(4);
  ImFont* font = context.theme.numerals;
  list.AddText(font, digits, from, engine::ink::kInk, points.c_str());
  const float beside = font->CalcTextSizeA(digits, FLT_MAX, 0, points.c_str()).x + context.unit(5);
  const float small = digits * 0.62F;
  list.AddText(context.theme.text, small, ImVec2(from.x + beside, from.y + (digits - small) * 0.8F),
               engine::ink::kSoftInk, goal.c_str());
  draw_gauge(context, list, side, ImVec2(from.x, from.y + room.y - gauge),
             ImVec2(from.x + room.x, from.y + room.y));
}

/// What the table shows is left to the table.
void draw_folded(Context& context, wotr::Side side) {
  const bool in_bar = is_in_bar(context, side);
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = in_bar ? context.unit(kPointsInBar) : ImGui::GetContentRegionAvail().x;
  const float height = context.unit(in_bar ? 44 : 58);
  if (fold_control(context, side, ImVec2(width, height))) turn_sheet(context, side);
  const float die = context.unit(30);
  const ImVec2 icon = in_bar ? ImVec2(place.x + die / 2, place.y + height / 2)
                             : ImVec2(place.x + width / 2, place.y + die / 2 + context.unit(3));
  const float left = in_bar ? place.x + die + context.unit(8) : place.x;
  const ImVec2 points(left, in_bar ? place.y : place.y + context.unit(36));
  const ImVec2 room(place.x + width - left, context.unit(in_bar ? 44 : 30));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool free = side == wotr::Side::kFree;
  draw_action_die(list, icon, die, side, free ? wotr::DieFace::kWill : wotr::DieFace::kEye);
  draw_points(context, list, side, points, room);
  draw_folded_seats(context, side, in_bar);
}

}  // namespace

int points_to_win(wotr::Side side) { return side == wotr::Side::kFree ? 4 : 10; }

std::string words_about_points(const Context& context, wotr::Side side, std::string_view key) {
  return say(context, key,
             nlohmann::json{{"points", points_of(context, side)},
                            {"goal", points_to_win(side)},
                            {"side", wotr::id_of(side)}});
}

void turn_sheet(Context& context, wotr::Side side) {
  const screens::Settings* settings = context.neutral.state.settings;
  if (settings == nullptr) return;
  screens::ask(context, commands::kFoldPanel, std::string(panel_of(side)));
}

float room_in_bar(const Context& context) {
  float most = context.unit(kBarButtons);
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    if (!is_in_bar(context, side)) continue;
    const engine::PanelPlace place = place_in_bar(context, side);
    most = std::max(most, gap(context.theme) + context.unit(kBarButtons) + place.size.x);
  }
  return context.screen.x - 2 * most;
}

float draw_side_panel(Context& context, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const bool folded = is_folded(context, side);
  const bool in_bar = is_in_bar(context, side);
  const float width =
      folded ? tab_width(context.theme) : column_width(context.theme, context.screen);
  limit_height(context);
  const ImVec2 slim(context.unit(12), context.unit(in_bar ? 5 : 14));
  if (folded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, slim);
  const bool is_drawn = engine::begin_panel(
      context.theme, free ? "free" : "shadow", "",
      in_bar ? place_in_bar(context, side) : place_of_sheet(context, side, width));
  if (folded) ImGui::PopStyleVar();
  if (is_drawn && folded) draw_folded(context, side);
  if (is_drawn && !folded) draw_open(context, side);
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  engine::end_panel();
  return in_bar ? bar_height(context.theme) : bottom;
}

}  // namespace wotr_screens
