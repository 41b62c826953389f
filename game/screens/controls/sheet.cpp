#include "game/screens/controls/sheet.h"

#include <algorithm>
#include <cfloat>

#include <imgui_internal.h>

namespace screens {

void ask(Sheet& sheet, commands::Id id, std::any argument) {
  sheet.answer.commands.push_back({id, std::move(argument)});
}

std::string say(const Sheet& sheet, std::string_view key) { return sheet.state.words.say(key); }

std::string say(const Sheet& sheet, std::string_view key, const nlohmann::json& args) {
  return sheet.state.words.say(key, args);
}

std::string_view id_of(const Sheet& sheet, core::Seat seat) {
  const auto seats = sheet.state.game.words.seats(sheet.state.view);
  const auto s = static_cast<std::size_t>(core::index(seat));
  return s < seats.size() ? seats[s] : std::string_view();
}

std::string key_for(const Sheet& sheet, std::string_view key, core::Seat seat) {
  return std::string(key) + "." + std::string(id_of(sheet, seat));
}

std::string name_of(const Sheet& sheet, core::Seat seat) {
  return sheet.state.words.name("seat", id_of(sheet, seat));
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

float most_height(const Sheet& sheet) {
  const float above = is_tiny(sheet) ? 0 : bar_height(sheet.theme) + gap(sheet.theme);
  return sheet.screen.y - above - gap(sheet.theme);
}

void limit_height(const Sheet& sheet) {
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most_height(sheet)));
}

void limit_height_below(const Sheet& sheet, float top) {
  if (!sheet.compact()) return limit_height(sheet);
  constexpr float kLeastShare = 0.45F;  // of the screen: a large prompt is covered rather
  const float room = prompt_top(sheet) - top - gap(sheet.theme) / 2;
  const float most = std::max(room, kLeastShare * sheet.screen.y);
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most));
}

float width_of_plate(const engine::Theme& theme) { return 210 * theme.scale; }

glm::vec2 size_of_tools(const engine::Theme& theme) {
  constexpr float kTools = 6;
  const float space = 6 * theme.scale;
  return {width_of_plate(theme) + kTools * (theme.touch + space), theme.touch + space};
}

/// Beside the tools, where there is room, else over them. Where people sit around the corner
/// neither grows into what lies before the other: the one leaves as much as a banner is deep, the
/// other as much as it is higher than the tools.
RoomAtEdge room_at_station(const Sheet& sheet) {
  constexpr float kLeastBeside = 450;  // points at scale 1
  constexpr float kLeastTold = 300;    // for whoever is asked nothing
  constexpr float kDepth = 164;
  constexpr float kHigher = 56;
  const float edge = gap(sheet.theme);
  const glm::vec2 tools = size_of_tools(sheet.theme);
  const float ends = sheet.state.ends_of_edge;
  const bool is_long = sheet.state.has_corners && ends > 0;
  const float right = sheet.screen.x - ends - edge - (is_long ? sheet.unit(kDepth) : 0);
  const float left = tools.x + 2 * edge;
  const float least = sheet.unit(is_asked(sheet.state) ? kLeastBeside : kLeastTold);
  if (right - left >= least) return {left, right, sheet.screen.y - edge / 2};
  const float corner = sheet.state.has_corners ? sheet.unit(kHigher) : 0;
  return {ends + edge + corner, right, sheet.screen.y - tools.y - edge};
}

float prompt_top(const Sheet& sheet) {
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  const float usual = sheet.screen.y - prompt_room(sheet.theme, sheet.screen);
  return prompt != nullptr && prompt->WasActive ? std::min(usual, prompt->Pos.y) : usual;
}

float sheet_top(const Sheet& sheet) {
  constexpr float kRoomBelowBar = 420;  // points at scale 1
  const bool is_small = sheet.screen.y < sheet.unit(kRoomBelowBar);
  return gap(sheet.theme) / 2 + (is_small ? 0 : bar_height(sheet.theme) + gap(sheet.theme) / 2);
}

bool is_tiny(const Sheet& sheet) {
  constexpr glm::vec2 kLeast(560, 320);  // points at scale 1
  return sheet.screen.x < sheet.unit(kLeast.x) || sheet.screen.y < sheet.unit(kLeast.y);
}

bool Sheet::compact() const { return is_compact(theme, screen); }

bool is_compact(const engine::Theme& theme, glm::vec2 screen) {
  constexpr glm::vec2 kRoomy(1100, 640);
  return screen.x < kRoomy.x * theme.scale || screen.y < kRoomy.y * theme.scale;
}

float column_width(const engine::Theme& theme, glm::vec2 screen) {
  return (is_compact(theme, screen) ? 166.0F : 190.0F) * theme.scale;
}

Columns columns_of(const Sheet& sheet) {
  static const Settings kUsual;
  const Settings* settings = sheet.state.settings;
  return sheet.state.game.panels.columns(settings == nullptr ? kUsual : *settings);
}

float tab_width(const engine::Theme& theme) { return 70 * theme.scale; }

float prompt_room(const engine::Theme& theme, glm::vec2 screen) {
  constexpr float kUsual = 84;         // a question, its options in one row, and the air below
  constexpr float kMostShare = 0.26F;  // of the screen's height
  return std::min(kUsual * theme.scale, kMostShare * screen.y);
}

float middle_width(const engine::Theme& theme, glm::vec2 screen) {
  return screen.x - 2 * column_width(theme, screen) - 4 * gap(theme);
}

float bar_height(const engine::Theme& theme) { return 56 * theme.scale; }

float gap(const engine::Theme& theme) { return 3 * theme.grid; }

}  // namespace screens
