#include "game/screens/sheet.h"

#include <algorithm>
#include <cfloat>

#include "rules/wotr/game.h"

namespace screens {

std::string say(const Sheet& sheet, std::string_view key) { return sheet.model.words.say(key); }

std::string say(const Sheet& sheet, std::string_view key, const nlohmann::json& args) {
  return sheet.model.words.say(key, args);
}

std::string key_for(std::string_view key, wotr::Side side) {
  return std::string(key) + "." + std::string(wotr::id_of(side));
}

std::string key_for(const Sheet& sheet, std::string_view key, core::Seat seat) {
  return std::string(key) + "." + std::string(id_of(sheet.model.rules, seat));
}

std::string_view id_of(const wotr::Rules& rules, core::Seat seat) {
  return rules.teams.names[static_cast<std::size_t>(core::index(seat))];
}

std::vector<core::Seat> seats_of(const wotr::Rules& rules, wotr::Side side) {
  const core::Seat first = wotr::first_seat_of(rules, side);
  if (!wotr::is_team(rules, side)) return {first};
  return {first, wotr::teammate_of(rules, first)};
}

std::string name_of(const Sheet& sheet, wotr::RegionId region) {
  return region == wotr::kNoRegion ? std::string()
                                   : wotr::region_of(sheet.model.rules, region).name;
}

std::string name_of(const Sheet& sheet, wotr::Nation nation) {
  return sheet.model.words.name("nation", wotr::id_of(nation));
}

std::string short_name(const Sheet& sheet, wotr::Nation nation) {
  const std::string key = "screen.nation." + std::string(wotr::id_of(nation));
  return sheet.model.words.has(key) ? say(sheet, key) : name_of(sheet, nation);
}

std::string name_of(const Sheet& sheet, wotr::Character who) {
  return wotr::row_of(sheet.model.rules, who).name;
}

std::string name_of(const Sheet& sheet, wotr::Figure figure) {
  return sheet.model.words.name("figure", wotr::id_of(figure));
}

std::string name_of(const Sheet& sheet, wotr::Side side) {
  return sheet.model.words.name("side", wotr::id_of(side));
}

std::string name_of(const Sheet& sheet, core::Seat seat) {
  return sheet.model.words.name("seat", id_of(sheet.model.rules, seat));
}

std::string list_of(const Sheet& sheet, const wotr::Figures& figures, wotr::Side side) {
  std::string list;
  wotr::for_each_figure(figures, side, [&](wotr::Figure figure, int amount) {
    if (!list.empty()) list += ", ";
    if (amount > 1) list += std::to_string(amount) + " × ";
    list += name_of(sheet, figure);
  });
  return list;
}

void write(ImFont* font, ImU32 colour, const std::string& text) {
  ImGui::PushFont(font);
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text.c_str());
  ImGui::PopTextWrapPos();
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

float width_of(const ImFont* font, const std::string& text) {
  const float size = font->FontSize * ImGui::GetIO().FontGlobalScale;
  return font->CalcTextSizeA(size, FLT_MAX, 0, text.c_str()).x;
}

void limit_height(const Sheet& sheet) {
  const float most = sheet.screen.y - bar_height(sheet.theme) - 2 * gap(sheet.theme);
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most));
}

bool Sheet::compact() const { return is_compact(theme, screen); }

bool is_compact(const engine::Theme& theme, glm::vec2 screen) {
  constexpr glm::vec2 kRoomy(1100, 640);
  return screen.x < kRoomy.x * theme.scale || screen.y < kRoomy.y * theme.scale;
}

float column_width(const engine::Theme& theme, glm::vec2 screen) {
  return (is_compact(theme, screen) ? 166.0F : 190.0F) * theme.scale;
}

float tab_width(const engine::Theme& theme) { return 70 * theme.scale; }

float prompt_room(const engine::Theme& theme, glm::vec2 screen) {
  constexpr float kUsual = 92;         // a question, its options in one row, and the air below
  constexpr float kMostShare = 0.26F;  // of the screen's height
  return std::min(kUsual * theme.scale, kMostShare * screen.y);
}

float middle_width(const engine::Theme& theme, glm::vec2 screen) {
  return screen.x - 2 * column_width(theme, screen) - 4 * gap(theme);
}

float bar_height(const engine::Theme& theme) { return 56 * theme.scale; }

float gap(const engine::Theme& theme) { return 3 * theme.grid * theme.scale; }

}  // namespace screens
