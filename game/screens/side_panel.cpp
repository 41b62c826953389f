#include "game/screens/side_panel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/icons.h"
#include "engine/ui/widgets.h"
#include "game/screens/control.h"
#include "game/screens/dice_icon.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

int points_to_win(wotr::Side side) { return side == wotr::Side::kFree ? 4 : 10; }

int points_of(const Sheet& sheet, wotr::Side side) {
  return wotr::victory_points(sheet.model.rules, sheet.model.view.board, side);
}

/// A part of the sheet that folds and unfolds it.
bool fold_control(Sheet& sheet, wotr::Side side, const ImVec2& size) {
  const bool pressed = ImGui::InvisibleButton("fold", size);
  if (sheet.model.settings == nullptr) return false;
  note_control(sheet, "fold", 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (ImGui::IsItemHovered() || has_keys) {
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                                        engine::ink::kBrass, sheet.unit(3), 0, sheet.unit(1.5F));
  }
  if (ImGui::IsItemHovered()) {
    const std::string words =
        words_about_points(sheet, side, "") + "\n" +
        say(sheet, is_folded(sheet.model, side) ? "screen.unfold" : "screen.fold");
    engine::tip(sheet.theme, words.c_str());
  }
  return pressed;
}

/// Both lines together are what folds the sheet.
void draw_title(Sheet& sheet, wotr::Side side) {
  const ImVec2 start = ImGui::GetCursorPos();
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  write(sheet.theme.small_caps, engine::ink::kInk, name_of(sheet, side));
  write(sheet.theme.italic, engine::ink::kSoftInk, words_about_points(sheet, side, "-short"));
  const float height = std::max(sheet.theme.touch, ImGui::GetCursorPosY() - start.y);
  ImGui::SetCursorPos(start);
  if (fold_control(sheet, side, ImVec2(width, height))) turn_sheet(sheet, side);
  const bool free = side == wotr::Side::kFree;
  if (sheet.model.settings == nullptr) return;
  engine::draw_icon(*ImGui::GetWindowDrawList(), free ? engine::Icon::kLeft : engine::Icon::kRight,
                    ImVec2(place.x + width - sheet.unit(7), place.y + sheet.unit(11)),
                    sheet.unit(15), engine::ink::kSoftInk);
}

/// Advances the pen past one icon of a row that wraps at the sheet's edge.
ImVec2 next_icon(ImVec2& pen, float left, float right, float size, float space) {
  if (pen.x + size > right) pen = ImVec2(left, pen.y + size + space);
  const ImVec2 centre(pen.x + size / 2, pen.y + size / 2);
  pen.x += size + space;
  return centre;
}

/// Every unused die, and for the Shadow the Eyes that lie in the Hunt box.
void draw_dice(Sheet& sheet, wotr::Side side) {
  const wotr::DicePool& pool = sheet.model.view.board.dice[static_cast<std::size_t>(side)];
  const float size = sheet.unit(24);
  const float space = sheet.unit(5);
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
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, to_roll ? "screen.dice-to-roll" : "screen.no-dice",
              nlohmann::json{{"dice", pool.to_roll}}));
    return;
  }
  ImGui::Dummy(ImVec2(0, pen.y - start.y + size + sheet.unit(2)));
}

void draw_rings(Sheet& sheet, wotr::Side side) {
  const int rings = sheet.model.view.board.elven_rings[static_cast<std::size_t>(side)];
  if (rings == 0) return;
  const float radius = sheet.unit(6);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int ring = 0; ring < rings; ++ring) {
    const ImVec2 centre(start.x + radius + static_cast<float>(ring) * radius * 2.6F,
                        start.y + sheet.unit(11));
    list.AddCircle(centre, radius, engine::ink::kBrass, 0, sheet.unit(2.5F));
    list.AddCircle(centre, radius + sheet.unit(1.5F), engine::ink::kSoftInk, 0, 1);
  }
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + radius * 2.6F * static_cast<float>(rings) +
                       sheet.unit(8));
  write(sheet.theme.text, engine::ink::kSoftInk,
        say(sheet, "screen.rings", nlohmann::json{{"rings", rings}}));
}

void draw_hunt_box(Sheet& sheet) {
  const wotr::HuntBox& box = sheet.model.view.board.hunt_box;
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, "screen.hunt-box", nlohmann::json{{"shadow", box.shadow}, {"free", box.free}}));
}

void draw_open(Sheet& sheet, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  draw_title(sheet, side);
  draw_dice(sheet, side);
  draw_rings(sheet, side);
  if (!free) draw_hunt_box(sheet);
  draw_seats(sheet, side);
  if (free) {
    draw_fellowship(sheet);
  } else {
    draw_politics(sheet);
  }
}

engine::PanelPlace place_of_sheet(const Sheet& sheet, wotr::Side side, float width) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(sheet.theme);
  return {.position = {free ? edge : sheet.screen.x - edge, bar_height(sheet.theme) + edge},
          .size = {width, 0},
          .pivot = {free ? 0.0F : 1.0F, 0}};
}

/// What the table shows is left to the table.
void draw_folded(Sheet& sheet, wotr::Side side) {
  const ImVec2 place = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float die = sheet.unit(30);
  const float height = sheet.unit(58);
  if (fold_control(sheet, side, ImVec2(width, height))) turn_sheet(sheet, side);
  const bool free = side == wotr::Side::kFree;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_action_die(list, ImVec2(place.x + width / 2, place.y + die / 2 + sheet.unit(3)), die, side,
                  free ? wotr::DieFace::kWill : wotr::DieFace::kEye);
  const std::string points =
      std::to_string(points_of(sheet, side)) + "/" + std::to_string(points_to_win(side));
  const ImFont* font = sheet.theme.text;
  list.AddText(ImVec2(place.x + (width - width_of(font, points)) / 2, place.y + sheet.unit(38)),
               engine::ink::kInk, points.c_str());
  draw_folded_seats(sheet, side);
}

}  // namespace

std::string words_about_points(const Sheet& sheet, wotr::Side side, std::string_view form) {
  return say(sheet, "screen.points" + std::string(form),
             nlohmann::json{{"points", points_of(sheet, side)},
                            {"goal", points_to_win(side)},
                            {"side", wotr::id_of(side)}});
}

bool is_folded(const Model& model, wotr::Side side) {
  return model.settings != nullptr && model.settings->folded[static_cast<std::size_t>(side)];
}

void turn_sheet(Sheet& sheet, wotr::Side side) {
  if (sheet.model.settings == nullptr) return;
  if (!sheet.answer.settings) sheet.answer.settings = *sheet.model.settings;
  bool& folded = sheet.answer.settings->folded[static_cast<std::size_t>(side)];
  folded = !folded;
}

float draw_side_panel(Sheet& sheet, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const bool folded = is_folded(sheet.model, side);
  const float width = folded ? tab_width(sheet.theme) : column_width(sheet.theme, sheet.screen);
  limit_height(sheet);
  const ImVec2 slim(sheet.unit(12), sheet.unit(14));
  if (folded) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, slim);
  const bool is_drawn = engine::begin_panel(sheet.theme, free ? "free" : "shadow", "",
                                            place_of_sheet(sheet, side, width));
  if (folded) ImGui::PopStyleVar();
  if (is_drawn && folded) draw_folded(sheet, side);
  if (is_drawn && !folded) draw_open(sheet, side);
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  engine::end_panel();
  return bottom;
}

}  // namespace screens
