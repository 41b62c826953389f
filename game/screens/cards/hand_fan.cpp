#include "game/screens/cards/hand_fan.h"

#include <algorithm>
#include <cmath>

#include <imgui_internal.h>

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/controls/control.h"

namespace screens {
namespace {

constexpr float kShape = 0.7F;  // of a card in the hand, width to height
constexpr float kShareOfScreen = 0.235F;
constexpr float kMostTurn = 0.04F;   // between two cards
constexpr float kMostSpread = 0.2F;  // of all of them
constexpr float kRise = 0.13F;  // of a card's height: how far one that may be played stands out

struct FanMemory {
  CardId refused = kNoCard;  ///< the last one that was slid onto the board in vain
  double since = 0;
};

float column_room(const Context& context, Column column) {
  if (column == Column::kNone) return 0;
  const bool is_open = column == Column::kOpen;
  return (is_open ? column_width(context.theme, context.screen) : tab_width(context.theme)) +
         gap(context.theme);
}

/// Turns everything drawn since then about a point.
void turn_since(ImDrawList& list, int first, ImVec2 about, float angle) {
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImVec2& at = list.VtxBuffer[i].pos;
    const ImVec2 away(at.x - about.x, at.y - about.y);
    at = {about.x + c * away.x - s * away.y, about.y + s * away.x + c * away.y};
  }
}

float angle_of(const HandFan& fan, int number) {
  return fan.turn * (static_cast<float>(number) - 0.5F * static_cast<float>(fan.count - 1));
}

ImVec2 pivot_of(const HandFan& fan) {
  const float reach = fan.turn > 0 ? fan.step / fan.turn : 1e5F;
  return {fan.middle.x, fan.middle.y + reach - fan.card.y / 2};
}

/// Let go after it was dragged, a card was not pressed.
bool ends_drag() {
  const ImGuiIO& io = ImGui::GetIO();
  const float most = io.MouseDragThreshold;
  return ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
         io.MouseDragMaxDistanceSqr[0] > most * most;
}

/// Above the fan, and over no sheet.
bool is_over_board(const HandFan& fan) {
  const ImGuiWindow* below = ImGui::GetCurrentContext()->HoveredWindow;
  const bool is_free = below == nullptr || below == ImGui::GetCurrentWindow();
  return is_free && ImGui::GetMousePos().y < fan.middle.y - fan.card.y;
}

bool has_keys() { return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible; }

}  // namespace

HandFan fan_for(const Context& context, int count, float beside, bool covers_left) {
  const float edge = gap(context.theme);
  const Columns columns = columns_of(context);
  const bool is_at_station = context.state.has_stations;
  const float from = is_at_station ? edge + context.state.ends_of_edge : edge;
  const float to = is_at_station ? room_at_station(context).right : context.screen.x - edge;
  const float left = from + (covers_left ? 0 : column_room(context, columns.left));
  const float right = to - column_room(context, columns.right) - beside - edge;
  HandFan fan{.count = count};
  fan.card.y = std::clamp(kShareOfScreen * context.screen.y,
                          context.unit(context.compact() ? 110 : 132), context.unit(250));
  fan.card.x = fan.card.y * kShape;
  const auto between = static_cast<float>(std::max(count - 1, 1));
  const float room = std::max(right - left - fan.card.x, context.theme.touch * between);
  fan.step = std::min(fan.card.x * 0.84F, room / between);
  fan.turn = std::min(kMostTurn, kMostSpread / between);
  const float half = (fan.card.x + fan.step * between) / 2;
  fan.middle = {std::max((left + right) / 2, left + half), prompt_top(context) - context.unit(4)};
  fan.room = {left, right};
  return fan;
}

float foot_beside(const Context& context, const HandFan& fan) {
  const ImGuiWindow* help = ImGui::FindWindowByName("help");  // of the prompt, at its right end
  const bool is_there = help != nullptr && help->WasActive;
  const bool lies_below = is_there && help->Pos.x + help->Size.x > fan.room.y;
  return lies_below ? std::min(fan.middle.y, help->Pos.y - context.unit(4)) : fan.middle.y;
}

float left_of(const HandFan& fan, int number) {
  const ImVec2 pivot = pivot_of(fan);
  const float reach = pivot.y - fan.middle.y + fan.card.y / 2;
  return pivot.x + reach * std::sin(angle_of(fan, number)) - fan.card.x / 2;
}

void begin_fan(const HandFan& fan, const char* id) {
  const float left = left_of(fan, 0);
  const ImVec2 size(left_of(fan, fan.count - 1) + fan.card.x - left, fan.card.y);
  ImGui::SetNextWindowPos({left, fan.middle.y - fan.card.y});
  ImGui::SetNextWindowSize(size);
  engine::begin_bare_window(id, ImGuiWindowFlags_NoBringToFrontOnFocus);
  ImGui::PushFont(ImGui::GetFont());
  ImGui::GetWindowDrawList()->PushClipRectFullScreen();
}

void end_fan() {
  ImGui::GetWindowDrawList()->PopClipRect();
  ImGui::PopFont();
  ImGui::End();
}

FanPress press_in_fan(Context& context, const HandFan& fan, int number, CardId card,
                      const std::string& title) {
  const bool is_last = number + 1 == fan.count;
  const float left = left_of(fan, number);
  const float right = is_last ? left + fan.card.x : left_of(fan, number + 1);
  const float top = fan.middle.y - fan.card.y;
  ImGui::SetCursorScreenPos({left, top});
  ImGui::PushID(static_cast<int>(card));
  const bool is_pressed = engine::press_area("card", {right - left, fan.card.y});
  ImGui::PopID();
  note_control(context, title, 0);
  context.drawn.hand.push_back({card, {left, top}, {right, fan.middle.y}});
  return {.is_pressed = is_pressed && !ends_drag(),
          .is_pointed = ImGui::IsItemHovered() || ImGui::IsItemActive() || has_keys(),
          .is_dragged = engine::is_last_item_dragged(),
          .is_let_go = ImGui::IsItemDeactivated() && ends_drag() && is_over_board(fan),
          .has_keys = has_keys()};
}

void draw_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                 FanLook look, const DrawFace& draw_face) {
  const float rise = look.is_raised ? kRise * fan.card.y : 0;
  const ImVec2 from(fan.middle.x - fan.card.x / 2, fan.middle.y - fan.card.y - rise);
  const ImVec2 to(from.x + fan.card.x, from.y + fan.card.y);
  const int first = list.VtxBuffer.Size;
  const bool is_last = number + 1 == fan.count;
  draw_face(from, to, is_last ? fan.card.x : fan.step);
  if (look.is_faded)
    list.AddRectFilled(from, to, IM_COL32(0x5A, 0x4A, 0x38, 0x48), context.unit(6));
  draw_card_rims(context, list, from, to, look.is_raised, look.has_keys);
  turn_since(list, first, pivot_of(fan), angle_of(fan, number));
}

void lift_from_fan(Context& context, const HandFan& fan, int number, CardId card, CardLook look) {
  read_card(context, card, look);
  CardPreview& preview = *context.preview;
  preview.foot = {left_of(fan, number) + fan.card.x / 2, fan.middle.y};
  preview.sheet_from.x = fan.room.x;
  preview.sheet_to.x = fan.room.y;
}

void note_refused_card(Context& context, CardId card) {
  context.memory.own<FanMemory>() = {.refused = card, .since = ImGui::GetTime()};
}

CardId refused_card(const Context& context) {
  constexpr double kSecondsToRead = 8;
  const FanMemory& own = context.memory.own<FanMemory>();
  const bool is_over = ImGui::GetTime() - own.since > kSecondsToRead;
  return is_over ? kNoCard : own.refused;
}

HandFan carried_fan(const HandFan& fan) {
  const ImVec2 finger = ImGui::GetMousePos();
  HandFan alone = fan;
  alone.count = 1;
  alone.middle = glm::vec2(finger.x, finger.y + fan.card.y / 2);
  return alone;
}

}  // namespace screens
