#include "game/wotr/screens/cards/hand_fan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <imgui_internal.h>

#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/cards/card_text.h"
#include "game/wotr/screens/cards/hand.h"

namespace wotr_screens {
namespace {

constexpr float kShape = 0.7F;  // of a card in the hand, width to height
constexpr float kShareOfScreen = 0.235F;
constexpr float kMostTurn = 0.04F;   // between two cards
constexpr float kMostSpread = 0.2F;  // of all of them
constexpr float kRise = 0.13F;  // of a card's height: how far one that may be played stands out

/// Where the prompt begins; it grows with its question.
float prompt_top(const Desk& desk) {
  const ImGuiWindow* prompt = ImGui::FindWindowByName("prompt");
  const float usual = desk.screen.y - screens::prompt_room(desk.theme, desk.screen);
  return prompt != nullptr && prompt->WasActive ? std::min(usual, prompt->Pos.y) : usual;
}

float column_room(const Desk& desk, screens::Column column) {
  if (column == screens::Column::kNone) return 0;
  const bool is_open = column == screens::Column::kOpen;
  return (is_open ? column_width(desk.theme, desk.screen) : tab_width(desk.theme)) +
         gap(desk.theme);
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

/// As large as usual, or smaller so that it ends above the lower half.
std::vector<CardText> title_between(const Desk& desk, const std::string& words, float width,
                                    float height) {
  constexpr std::array kShares{0.92F, 0.84F, 0.76F, 0.68F};
  std::vector<CardText> title{{desk.theme.bold, engine::ink::kInk, words, 0, 0}};
  for (const float share : kShares) {
    title[0].share = share;
    if (height_of(title, width) <= height) break;
  }
  return title;
}

/// Seal and picture above, the title, and the title of the lower half below a rule. The title keeps
/// to the part of the card that shows.
void draw_small_face(const Desk& desk, ImDrawList& list, wotr::CardId id, ImVec2 from, ImVec2 to,
                     float shows) {
  const wotr::Card& card = wotr::card_of(desk.rules, id);
  draw_card_stock(desk, list, from, to, deck_colour(card));
  const float frame = frame_of(desk) + desk.unit(2);
  const float left = from.x + frame;
  const float inside = to.x - from.x - 2 * frame;
  const float picture = inside / 1.5F;
  draw_engraving(desk, list, id, {left, from.y + frame}, {left + inside, from.y + frame + picture});
  const float seal = desk.unit(11);
  draw_die_seal(desk, list, {left + seal, from.y + frame + seal}, seal, card);
  const wotr::CombatHalf& half = desk.rules.combat_halves[card.combat];
  const std::vector<CardText> lower{
      {desk.theme.italic, engine::ink::kSoftInk, half.title, 0, 0.84F}};
  const float high = height_of(lower, inside - desk.unit(4));
  const float rule = to.y - frame - high - desk.unit(3);
  const ImVec2 below(left + desk.unit(3), from.y + frame + picture + desk.unit(3));
  const float width = std::min(inside, shows - frame) - desk.unit(4);
  draw_texts(list, title_between(desk, card.title, width, rule - below.y), below, width);
  list.AddRectFilled({left, rule}, {left + inside, to.y - frame}, IM_COL32(0xCD, 0xB9, 0x8F, 0x78));
  list.AddLine({left, rule}, {left + inside, rule}, engine::ink::kSoftInk,
               std::max(1.0F, desk.unit(1)));
  draw_texts(list, lower, {left + desk.unit(3), rule + desk.unit(1)}, inside - desk.unit(4));
}

void draw_fan_rims(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to, FanLook look) {
  const auto rim = [&](float out, ImU32 colour, float weight) {
    list.AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out}, colour, desk.unit(6) + out,
                 0, weight);
  };
  if (look.is_raised) rim(desk.unit(1), IM_COL32(0xF2, 0xD4, 0x80, 0xFF), desk.unit(2));
  if (look.has_keys) rim(desk.unit(3), engine::ink::kBrass, desk.unit(2.5F));
}

}  // namespace

HandFan fan_for(const Desk& desk, int count, float sheet) {
  const float edge = gap(desk.theme);
  const screens::Columns columns = screens::columns_of(desk);
  const bool is_covered = is_column_covered(desk, wotr::Side::kFree);
  const float left = edge + (is_covered ? 0 : column_room(desk, columns.left));
  const float right = desk.screen.x - edge - column_room(desk, columns.right) - sheet - edge;
  HandFan fan{.count = count};
  fan.card.y = std::clamp(kShareOfScreen * desk.screen.y, desk.unit(desk.compact() ? 110 : 132),
                          desk.unit(250));
  fan.card.x = fan.card.y * kShape;
  const auto between = static_cast<float>(std::max(count - 1, 1));
  const float room = std::max(right - left - fan.card.x, desk.theme.touch * between);
  fan.step = std::min(fan.card.x * 0.84F, room / between);
  fan.turn = std::min(kMostTurn, kMostSpread / between);
  const float half = (fan.card.x + fan.step * between) / 2;
  fan.middle = {std::max((left + right) / 2, left + half), prompt_top(desk) - desk.unit(4)};
  fan.room = {left, right};
  return fan;
}

float left_of(const HandFan& fan, int number) {
  const ImVec2 pivot = pivot_of(fan);
  const float reach = pivot.y - fan.middle.y + fan.card.y / 2;
  return pivot.x + reach * std::sin(angle_of(fan, number)) - fan.card.x / 2;
}

void draw_in_fan(const Desk& desk, ImDrawList& list, const HandFan& fan, int number,
                 wotr::CardId card, FanLook look) {
  const float rise = look.is_raised ? kRise * fan.card.y : 0;
  const ImVec2 from(fan.middle.x - fan.card.x / 2, fan.middle.y - fan.card.y - rise);
  const ImVec2 to(from.x + fan.card.x, from.y + fan.card.y);
  const int first = list.VtxBuffer.Size;
  const bool is_last = number + 1 == fan.count;
  draw_small_face(desk, list, card, from, to, is_last ? fan.card.x : fan.step);
  if (look.is_faded) list.AddRectFilled(from, to, IM_COL32(0x5A, 0x4A, 0x38, 0x48), desk.unit(6));
  draw_fan_rims(desk, list, from, to, look);
  turn_since(list, first, pivot_of(fan), angle_of(fan, number));
}

void draw_back_in_fan(const Desk& desk, ImDrawList& list, const HandFan& fan, int number,
                      wotr::Side side, wotr::Deck deck) {
  const ImVec2 from(fan.middle.x - fan.card.x / 2, fan.middle.y - fan.card.y);
  const int first = list.VtxBuffer.Size;
  draw_card_back(desk, list, side, deck, from, {from.x + fan.card.x, from.y + fan.card.y});
  turn_since(list, first, pivot_of(fan), angle_of(fan, number));
}

}  // namespace wotr_screens
