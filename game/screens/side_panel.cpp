#include "game/screens/side_panel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/dice_icon.h"
#include "rules/wotr/control.h"
#include "rules/wotr/names.h"

namespace screens {
namespace {

int points_to_win(wotr::Side side) { return side == wotr::Side::kFree ? 4 : 10; }

std::string player_name(const Sheet& sheet, core::Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  return s < sheet.model.players.size() ? say(sheet, "player." + sheet.model.players[s]) : "";
}

void draw_title(Sheet& sheet, wotr::Side side) {
  const wotr::Board& board = sheet.model.view.board;
  const int points = wotr::victory_points(sheet.model.rules, board, side);
  write(sheet.theme.small_caps, engine::ink::kInk, name_of(sheet, side));
  const bool is_team = wotr::is_team(sheet.model.rules, side);
  const core::Seat seat = wotr::first_seat_of(sheet.model.rules, side);
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, sheet.compact() || is_team ? "screen.points-short" : "screen.points",
            nlohmann::json{{"points", points},
                           {"goal", points_to_win(side)},
                           {"player", player_name(sheet, seat)}}));
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
  const float size = sheet.unit(sheet.compact() ? 24 : 29);
  const float space = sheet.unit(sheet.compact() ? 5 : 6);
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
  const float radius = sheet.unit(7);
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

}  // namespace

float draw_side_panel(Sheet& sheet, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(sheet.theme);
  const engine::PanelPlace place{
      .position = {free ? edge : sheet.screen.x - edge, bar_height(sheet.theme) + edge},
      .size = {column_width(sheet.theme, sheet.screen), 0},
      .pivot = {free ? 0 : 1, 0}};
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, free ? "free" : "shadow", "", place)) {
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
  const float bottom = ImGui::GetWindowPos().y + ImGui::GetWindowSize().y;
  engine::end_panel();
  return bottom;
}

}  // namespace screens
