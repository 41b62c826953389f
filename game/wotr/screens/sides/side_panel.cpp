#include "game/wotr/screens/sides/side_panel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/icons.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/wotr/screens/desk/dice_icon.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

// Of a folded sheet in the bar at the top.
constexpr float kBarButtons = 162;  // the width of three beside it
constexpr float kBarTop = 3;
constexpr float kBarPanel = 54;
constexpr float kPointsInBar = 78;
constexpr float kPointsWidth = kPointsInBar + 24;  // and the padding
constexpr float kSeatWidth = 52;

int points_of(const Desk& desk, wotr::Side side) {
  return wotr::victory_points(desk.rules, desk.view.board, side);
}

/// A part of the sheet that folds and unfolds it.
bool fold_control(Desk& desk, wotr::Side side, const ImVec2& size) {
  const bool pressed = engine::press_area("fold", size);
  if (desk.sheet.state.settings == nullptr) return false;
  screens::note_control(desk, "fold", 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (ImGui::IsItemHovered() || has_keys) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        engine::ink::kBrass, desk.unit(3), 0, desk.unit(1.5F));
  }
  if (ImGui::IsItemHovered()) {
    const std::string_view key = is_folded(desk, side) ? "screen.unfold" : "screen.fold";
    const std::string words =
        words_about_points(desk, side) + "\n" + screens::say_with_key(desk, key, commands::kFold);
    engine::tip(desk.theme, words.c_str());
  }
  return pressed;
}

/// Both lines together are what folds the sheet.
void draw_title(Desk& desk, wotr::Side side) {
  const ImVec2 start = ImGui::GetCursorPos();
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  write(desk.theme.small_caps, engine::ink::kInk, name_of(desk, side));
  write(desk.theme.italic, engine::ink::kSoftInk,
        words_about_points(desk, side, "screen.points-short"));
  const float height = std::max(desk.theme.touch, ImGui::GetCursorPosY() - start.y);
  ImGui::SetCursorPos(start);
  if (fold_control(desk, side, ImVec2(width, height))) turn_sheet(desk, side);
  const bool free = side == wotr::Side::kFree;
  if (desk.sheet.state.settings == nullptr) return;
  engine::draw_icon(*ImGui::GetWindowDrawList(), free ? engine::Icon::kLeft : engine::Icon::kRight,
                    ImVec2(place.x + width - desk.unit(7), place.y + desk.unit(11)), desk.unit(15),
                    engine::ink::kSoftInk);
}

/// Advances the pen past one icon of a row that wraps at the sheet's edge.
ImVec2 next_icon(ImVec2& pen, float left, float right, float size, float space) {
  if (pen.x + size > right) pen = ImVec2(left, pen.y + size + space);
  const ImVec2 centre(pen.x + size / 2, pen.y + size / 2);
  pen.x += size + space;
  return centre;
}

/// Every unused die, and for the Shadow the Eyes that lie in the Hunt box.
void draw_dice(Desk& desk, wotr::Side side) {
  const wotr::DicePool& pool = desk.view.board.dice[static_cast<std::size_t>(side)];
  const float size = desk.unit(24);
  const float space = desk.unit(5);
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
    write(desk.theme.italic, engine::ink::kSoftInk,
          say(desk, to_roll ? "screen.dice-to-roll" : "screen.no-dice",
              nlohmann::json{{"dice", pool.to_roll}}));
    return;
  }
  ImGui::Dummy(ImVec2(0, pen.y - start.y + size + desk.unit(2)));
}

void draw_rings(Desk& desk, wotr::Side side) {
  const int rings = desk.view.board.elven_rings[static_cast<std::size_t>(side)];
  if (rings == 0) return;
  const float radius = desk.unit(6);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int ring = 0; ring < rings; ++ring) {
    const ImVec2 centre(start.x + radius + static_cast<float>(ring) * radius * 2.6F,
                        start.y + desk.unit(11));
    list.AddCircle(centre, radius, engine::ink::kBrass, 0, desk.unit(2.5F));
    list.AddCircle(centre, radius + desk.unit(1.5F), engine::ink::kSoftInk, 0, 1);
  }
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + radius * 2.6F * static_cast<float>(rings) +
                       desk.unit(8));
  write(desk.theme.text, engine::ink::kSoftInk,
        say(desk, "screen.rings", nlohmann::json{{"rings", rings}}));
}

void draw_hunt_box(Desk& desk) {
  const wotr::HuntBox& box = desk.view.board.hunt_box;
  write(desk.theme.text, engine::ink::kInk,
        say(desk, "screen.hunt-box", nlohmann::json{{"shadow", box.shadow}, {"free", box.free}}));
}

void draw_open(Desk& desk, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  draw_title(desk, side);
  draw_dice(desk, side);
  draw_rings(desk, side);
  if (!free) draw_hunt_box(desk);
  draw_seats(desk, side);
  if (free) {
    draw_fellowship(desk);
  } else {
    draw_politics(desk);
  }
}

engine::PanelPlace place_of_sheet(const Desk& desk, wotr::Side side, float width) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(desk.theme);
  return {.position = {free ? edge : desk.screen.x - edge, bar_height(desk.theme) + edge},
          .size = {width, 0},
          .pivot = {free ? 0.0F : 1.0F, 0}};
}

/// In the bar at the top, beside its buttons; a small screen has room for it only below.
bool is_in_bar(const Desk& desk, wotr::Side side) {
  return is_folded(desk, side) && !desk.sheet.compact();
}

engine::PanelPlace place_in_bar(const Desk& desk, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float beside = gap(desk.theme) + desk.unit(kBarButtons);
  const auto seats = static_cast<float>(seats_of(desk.rules, side).size());
  return {.position = {free ? beside : desk.screen.x - beside, desk.unit(kBarTop)},
          .size = {desk.unit(kPointsWidth + kSeatWidth * seats), desk.unit(kBarPanel)},
          .pivot = {free ? 0.0F : 1.0F, 0}};
}

/// What the table shows is left to the table.
void draw_folded(Desk& desk, wotr::Side side) {
  const bool in_bar = is_in_bar(desk, side);
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = in_bar ? desk.unit(kPointsInBar) : ImGui::GetContentRegionAvail().x;
  const float height = desk.unit(in_bar ? 44 : 58);
  if (fold_control(desk, side, ImVec2(width, height))) turn_sheet(desk, side);
  const float die = desk.unit(30);
  const std::string points =
      std::to_string(points_of(desk, side)) + "/" + std::to_string(points_to_win(side));
  const float letters = width_of(desk.theme.text, points);
  const ImVec2 icon = in_bar ? ImVec2(place.x + die / 2, place.y + height / 2)
                             : ImVec2(place.x + width / 2, place.y + die / 2 + desk.unit(3));
  const ImVec2 text = in_bar ? ImVec2(place.x + die + desk.unit(8), place.y + desk.unit(12))
                             : ImVec2(place.x + (width - letters) / 2, place.y + desk.unit(38));
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool free = side == wotr::Side::kFree;
  draw_action_die(list, icon, die, side, free ? wotr::DieFace::kWill : wotr::DieFace::kEye);
  list.AddText(text, engine::ink::kInk, points.c_str());
  draw_folded_seats(desk, side, in_bar);
}

}  // namespace

int points_to_win(wotr::Side side) { return side == wotr::Side::kFree ? 4 : 10; }

std::string words_about_points(const Desk& desk, wotr::Side side, std::string_view key) {
  return say(desk, key,
             nlohmann::json{{"points", points_of(desk, side)},
                            {"goal", points_to_win(side)},
                            {"side", wotr::id_of(side)}});
}

void turn_sheet(Desk& desk, wotr::Side side) {
  const screens::Settings* settings = desk.sheet.state.settings;
  if (settings == nullptr) return;
  screens::ask(desk, commands::kFoldPanel, std::string(panel_of(side)));
}

float room_in_bar(const Desk& desk) {
  float most = desk.unit(kBarButtons);
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    if (!is_in_bar(desk, side)) continue;
    const engine::PanelPlace place = place_in_bar(desk, side);
    most = std::max(most, gap(desk.theme) + desk.unit(kBarButtons) + place.size.x);
  }
  return desk.screen.x - 2 * most;
}

float draw_side_panel(Desk& desk, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const bool folded = is_folded(desk, side);
  const bool in_bar = is_in_bar(desk, side);
  const float width = folded ? tab_width(desk.theme) : column_width(desk.theme, desk.screen);
  limit_height(desk);
  const ImVec2 slim(desk.unit(12), desk.unit(in_bar ? 5 : 14));
  if (folded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, slim);
  const bool is_drawn =
      engine::begin_panel(desk.theme, free ? "free" : "shadow", "",
                          in_bar ? place_in_bar(desk, side) : place_of_sheet(desk, side, width));
  if (folded) ImGui::PopStyleVar();
  if (is_drawn && folded) draw_folded(desk, side);
  if (is_drawn && !folded) draw_open(desk, side);
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  engine::end_panel();
  return in_bar ? bar_height(desk.theme) : bottom;
}

}  // namespace wotr_screens
