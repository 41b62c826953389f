#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/side_panel.h"
#include "rules/wotr/names.h"

namespace screens {
namespace {

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

void draw_short(Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  write(sheet.theme.text, engine::ink::kInk,
        say(sheet, fellowship.hidden != 0 ? "screen.hidden-at" : "screen.revealed-at",
            nlohmann::json{{"place", place_of_fellowship(sheet)}}));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.progress", nlohmann::json{{"progress", fellowship.progress}}));
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.corruption", nlohmann::json{{"corruption", fellowship.corruption}}));
}

}  // namespace

void draw_fellowship(Sheet& sheet) {
  const wotr::Fellowship& fellowship = sheet.model.view.board.fellowship;
  engine::ink_rule(sheet.theme);
  if (sheet.compact()) {
    draw_short(sheet);
    return;
  }
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

}  // namespace screens
