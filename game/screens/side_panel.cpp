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

void draw_title(Sheet& sheet, wotr::Side side) {
  const wotr::Board& board = sheet.model.view.board;
  const int points = wotr::victory_points(sheet.model.rules, board, side);
  write(sheet.theme.small_caps, engine::ink::kInk, name_of(sheet, side));
  const std::string& player = sheet.model.players[static_cast<std::size_t>(side)];
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.points",
            nlohmann::json{{"points", points},
                           {"goal", points_to_win(side)},
                           {"player", say(sheet, "player." + player)}}));
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
  const float size = sheet.unit(30);
  const float space = sheet.unit(6);
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

void draw_cards(Sheet& sheet, wotr::Side side) {
  const auto s = static_cast<std::size_t>(side);
  const wotr::View& view = sheet.model.view;
  const std::string label = say(sheet, "screen.hand",
                                nlohmann::json{{"character", view.hands[s][0]},
                                               {"strategy", view.hands[s][1]}});
  ImGui::PushID(static_cast<int>(s));
  const float width = ImGui::GetContentRegionAvail().x;
  if (engine::plain_button(sheet.theme, label.c_str(), width)) {
    sheet.memory.hand_shown[s] = !sheet.memory.hand_shown[s];
  }
  ImGui::PopID();
}

/// Twelve pips, the reached ones filled.
void draw_pips(Sheet& sheet, int reached, int all, ImU32 colour) {
  const float width = ImGui::GetContentRegionAvail().x;
  const float step = width / static_cast<float>(all);
  const float radius = std::min(step * 0.36F, sheet.unit(7));
  const ImVec2 start = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int pip = 0; pip < all; ++pip) {
    const ImVec2 centre(start.x + step * (static_cast<float>(pip) + 0.5F),
                        start.y + radius + sheet.unit(2));
    if (pip < reached) list.AddCircleFilled(centre, radius, colour);
    list.AddCircle(centre, radius, engine::ink::kSoftInk, 0, 1.2F);
  }
  ImGui::Dummy(ImVec2(width, 2 * radius + sheet.unit(6)));
}

std::string place_of_fellowship(const Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  if (wotr::in_mordor(fellowship)) {
    return say(sheet, "screen.in-mordor", nlohmann::json{{"step", fellowship.mordor_step}});
  }
  return name_of(sheet, fellowship.region);
}

std::string companions(const Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  std::string names;
  for (int c = 0; c < wotr::kCharacterCount; ++c) {
    const auto who = static_cast<wotr::Character>(c);
    if (!wotr::contains(fellowship.companions, who) || who == fellowship.guide) continue;
    if (!names.empty()) names += ", ";
    names += name_of(sheet, who);
  }
  return names;
}

/// What fits beside the rungs.
std::string short_name(const Sheet& sheet, wotr::Nation nation) {
  const std::string key = "screen.nation." + std::string(wotr::id_of(nation));
  return sheet.model.words.has(key) ? say(sheet, key) : name_of(sheet, nation);
}

void draw_nation(Sheet& sheet, wotr::Nation nation) {
  const wotr::PoliticalPosition& position =
      wotr::politics_of(sheet.model.view.board, nation);
  const float radius = sheet.unit(9);
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_nation_disc(list, ImVec2(start.x + radius, start.y + radius + 1), radius, nation,
                   position.active != 0 ? Strength::kFull : Strength::kFaded);
  list.AddText(sheet.theme.text, sheet.theme.text->FontSize,
               ImVec2(start.x + 2 * radius + sheet.unit(6), start.y), engine::ink::kInk,
               short_name(sheet, nation).c_str());
  const bool at_war = position.step == wotr::kAtWar;
  const float rung = sheet.unit(12);
  for (int step = 1; step <= wotr::kAtWar; ++step) {
    const ImVec2 from(start.x + width - rung * static_cast<float>(5 - step), start.y + sheet.unit(5));
    const ImVec2 to(from.x + rung - sheet.unit(3), from.y + sheet.unit(10));
    const ImU32 wood = at_war ? engine::ink::kWax : engine::ink::kBrass;
    if (step <= position.step) list.AddRectFilled(from, to, wood);
    list.AddRect(from, to, engine::ink::kSoftInk);
  }
  ImGui::InvisibleButton(name_of(sheet, nation).c_str(), ImVec2(width, 2 * radius + sheet.unit(3)));
  if (ImGui::IsItemHovered()) {
    const std::string key = at_war ? "screen.nation-at-war"
                            : position.active != 0 ? "screen.nation-active"
                                                   : "screen.nation-passive";
    engine::tip(sheet.theme,
                say(sheet, key, nlohmann::json{{"nation", name_of(sheet, nation)},
                                               {"steps", wotr::kAtWar - position.step}}).c_str());
  }
}

}  // namespace

void draw_fellowship(Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  engine::ink_rule(sheet.theme);
  write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "screen.fellowship"));
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, fellowship.hidden != 0 ? "screen.hidden-at" : "screen.revealed-at",
            nlohmann::json{{"place", place_of_fellowship(sheet)}}));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.progress", nlohmann::json{{"progress", fellowship.progress}}));
  draw_pips(sheet, fellowship.progress, 12, engine::ink::kBrass);
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.corruption", nlohmann::json{{"corruption", fellowship.corruption}}));
  draw_pips(sheet, fellowship.corruption, 12, engine::ink::kWax);
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, "screen.guide", nlohmann::json{{"guide", name_of(sheet, fellowship.guide)}}));
  const std::string walkers = companions(sheet);
  if (!walkers.empty()) write(sheet.theme.text, engine::ink::kSoftInk, walkers);
}

void draw_politics(Sheet& sheet) {
  engine::ink_rule(sheet.theme);
  write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "screen.politics"));
  for (int n = 0; n < wotr::kNationCount; ++n) draw_nation(sheet, static_cast<wotr::Nation>(n));
}

void draw_side_panel(Sheet& sheet, wotr::Side side) {
  const bool free = side == wotr::Side::kFree;
  const float edge = gap(sheet.theme);
  const engine::PanelPlace place{
      .position = {free ? edge : sheet.screen.x - edge, bar_height(sheet.theme) + edge},
      .size = {column_width(sheet.theme, sheet.screen), 0},
      .pivot = {free ? 0 : 1, 0}};
  if (engine::begin_panel(sheet.theme, free ? "free" : "shadow", "", place)) {
    draw_title(sheet, side);
    draw_dice(sheet, side);
    draw_rings(sheet, side);
    if (!free) draw_hunt_box(sheet);
    draw_cards(sheet, side);
    if (free) {
      draw_fellowship(sheet);
    } else {
      draw_politics(sheet);
    }
  }
  engine::end_panel();
}

}  // namespace screens
