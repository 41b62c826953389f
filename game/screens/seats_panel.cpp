#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/card_play.h"
#include "game/screens/control.h"
#include "game/screens/secrets.h"
#include "game/screens/side_panel.h"

namespace screens {
namespace {

bool leads(const Sheet& sheet, core::Seat seat) {
  const wotr::Rules& rules = sheet.model.rules;
  const wotr::Side side = wotr::side_of(rules, seat);
  return wotr::is_team(rules, side) &&
         sheet.model.view.board.leading[static_cast<std::size_t>(side)] == seat;
}

void explain_hand(const Sheet& sheet, core::Seat seat) {
  if (!ImGui::IsItemHovered()) return;
  const wotr::CountByDeck& hand =
      sheet.model.view.hands[static_cast<std::size_t>(core::index(seat))];
  std::string words = say(
      sheet, "screen.hand-tip",
      nlohmann::json{
          {"seat", id_of(sheet.model.rules, seat)}, {"character", hand[0]}, {"strategy", hand[1]}});
  if (leads(sheet, seat)) words += " " + say(sheet, "screen.leads-tip");
  engine::tip(sheet.theme, words.c_str());
}

/// A seal with the number of cards that could be played now; not where others look on.
void draw_playable(const Sheet& sheet, core::Seat seat) {
  if (is_shared(sheet.model)) return;
  const int playable = playable_cards(sheet, seat);
  if (playable == 0) return;
  const ImVec2 to = ImGui::GetItemRectMax();
  const ImVec2 corner(to.x - sheet.unit(3), ImGui::GetItemRectMin().y + sheet.unit(4));
  engine::count_badge(*ImGui::GetWindowDrawList(), sheet.theme, corner, playable);
}

/// Shows the hand, or puts it away.
void turn_hand(Sheet& sheet, core::Seat seat) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  const bool show = !sheet.memory.hand_shown[s];
  sheet.memory.hand_shown = {};  // there is room for one
  sheet.memory.played_open = false;
  sheet.memory.card = wotr::kNoCard;
  sheet.memory.hand_shown[s] = show;
}

void draw_cards(Sheet& sheet, core::Seat seat, std::string_view words) {
  const auto s = static_cast<std::size_t>(core::index(seat));
  const wotr::CountByDeck& hand = sheet.model.view.hands[s];
  const std::string label =
      say(sheet, words,
          nlohmann::json{
              {"character", hand[0]}, {"strategy", hand[1]}, {"cards", wotr::total_of(hand)}});
  ImGui::PushID(static_cast<int>(s));
  const float width = ImGui::GetContentRegionAvail().x;
  if (plain_control(sheet, label, width)) turn_hand(sheet, seat);
  explain_hand(sheet, seat);
  draw_playable(sheet, seat);
  ImGui::PopID();
}

/// The token of the player who leads: a brass disc with a crown's three points.
void draw_token(const Sheet& sheet, ImVec2 centre) {
  const float r = sheet.unit(8);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddCircleFilled(centre, r, engine::ink::kBrass);
  list.AddCircle(centre, r, engine::ink::kInk, 0, sheet.unit(1.2F));
  const float base = centre.y + r * 0.45F;
  for (const float point : {-0.5F, 0.0F, 0.5F}) {
    const float x = centre.x + r * point;
    list.AddTriangleFilled(ImVec2(x - r * 0.3F, base), ImVec2(x, centre.y - r * 0.5F),
                           ImVec2(x + r * 0.3F, base), engine::ink::kInk);
  }
}

/// The name, the number of cards and the token are on one button.
void draw_team_seat(Sheet& sheet, core::Seat seat) {
  draw_cards(sheet, seat, key_for(sheet, "screen.seat-hand", seat));
  if (!leads(sheet, seat)) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  draw_token(sheet, ImVec2(to.x - sheet.unit(10), from.y + sheet.unit(10)));
}

}  // namespace

void draw_seats(Sheet& sheet, wotr::Side side) {
  const wotr::Rules& rules = sheet.model.rules;
  if (!wotr::is_team(rules, side)) {
    draw_cards(sheet, wotr::first_seat_of(rules, side), "screen.hand");
    return;
  }
  for (const core::Seat seat : seats_of(rules, side)) draw_team_seat(sheet, seat);
}

void draw_folded_seats(Sheet& sheet, wotr::Side side) {
  for (const core::Seat seat : seats_of(sheet.model.rules, side)) {
    ImGui::PushID(core::index(seat));
    if (icon_control(sheet, "cards", engine::Icon::kCard, "")) turn_hand(sheet, seat);
    explain_hand(sheet, seat);
    draw_playable(sheet, seat);
    ImGui::PopID();
  }
}

}  // namespace screens
