#include "game/screens/controls/context.h"

#include <algorithm>
#include <cfloat>

#include <imgui_internal.h>

namespace screens {

void ask(Context& context, commands::Id id, std::any argument) {
  context.answer.commands.push_back({id, std::move(argument)});
}

std::string say(const Context& context, std::string_view key) {
  return context.state.words.say(key);
}

std::string say(const Context& context, std::string_view key, const nlohmann::json& args) {
  return context.state.words.say(key, args);
}

std::string_view id_of(const Context& context, core::Seat seat) {
  const auto seats = context.state.game.words.seats(context.state.view);
  const auto s = static_cast<std::size_t>(core::index(seat));
  return s < seats.size() ? seats[s] : std::string_view();
}

std::string key_for(const Context& context, std::string_view key, core::Seat seat) {
  return std::string(key) + "." + std::string(id_of(context, seat));
}

std::string name_of(const Context& context, core::Seat seat) {
  return context.state.words.name("seat", id_of(context, seat));
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

float most_height(const Context& context) {
  const float above = is_tiny(context) ? 0 : bar_height(context.theme) + gap(context.theme);
  return context.screen.y - above - gap(context.theme);
}

void limit_height(const Context& context) {
  ImGui::SetNextWindowSizeConstraints(ImVec2(0, 0), ImVec2(FLT_MAX, most_height(context)));
}

void limit_height_below(const Context& context, float top) {
  if (!context.compact()) return limit_height(context);
  constexpr float kLeastShare = 0.45F;  // of the screen: a large prompt is covered rather
  const float room = prompt_top(context) - top - gap(context.theme) / 2;
  const float most = std::max(room, kLeastShare * context.screen.y);
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
RoomAtEdge room_at_station(const Context& context) {
  constexpr float kLeastBeside = 450;  // points at scale 1
  constexpr float kLeastTold = 300;    // for whoever is asked nothing
  constexpr float kDepth = 164;
  constexpr float kHigher = 56;
  const float edge = gap(context.theme);
  const glm::vec2 tools = size_of_tools(context.theme);
  const float ends = context.state.ends_of_edge;
  const bool is_long = context.state.has_corners && ends > 0;
  const float right = context.screen.x - ends - edge - (is_long ? context.unit(kDepth) : 0);
  const float left = tools.x + 2 * edge;
  const float least = context.unit(is_asked(context.state) ? kLeastBeside : kLeastTold);
  if (right - left >= least) return {left, right, context.screen.y - edge / 2};
  const float corner = context.state.has_corners ? context.unit(kHigher) : 0;
  return {ends + edge + corner, right, context.screen.y - tools.y - edge};
}

float prompt_top(const Context& context) {
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  const float usual = context.screen.y - prompt_room(context.theme, context.screen);
  return prompt != nullptr && prompt->WasActive ? std::min(usual, prompt->Pos.y) : usual;
}

float sheet_top(const Context& context) {
  constexpr float kRoomBelowBar = 420;  // points at scale 1
  const bool is_small = context.screen.y < context.unit(kRoomBelowBar);
  return gap(context.theme) / 2 +
         (is_small ? 0 : bar_height(context.theme) + gap(context.theme) / 2);
}

bool is_tiny(const Context& context) {
  constexpr glm::vec2 kLeast(560, 320);  // points at scale 1
  return context.screen.x < context.unit(kLeast.x) || context.screen.y < context.unit(kLeast.y);
}

bool Context::compact() const { return is_compact(theme, screen); }

bool is_compact(const engine::Theme& theme, glm::vec2 screen) {
  constexpr glm::vec2 kRoomy(1100, 640);
  return screen.x < kRoomy.x * theme.scale || screen.y < kRoomy.y * theme.scale;
}

float column_width(const engine::Theme& theme, glm::vec2 screen) {
  return (is_compact(theme, screen) ? 166.0F : 190.0F) * theme.scale;
}

Columns columns_of(const Context& context) {
  static const Settings kUsual;
  const Settings* settings = context.state.settings;
  return context.state.game.panels.columns(settings == nullptr ? kUsual : *settings);
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
