#include <nlohmann/json.hpp>

#include "game/screens/seats_panel.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/view/view.h"

namespace wotr_screens {
namespace {

bool leads(const Desk& desk, core::Seat seat) {
  const wotr::Side side = wotr::side_of(desk.rules, seat);
  return wotr::is_team(desk.rules, side) &&
         desk.view.board.leading[static_cast<std::size_t>(side)] == seat;
}

screens::SeatButton button_of(const Desk& desk, core::Seat seat, std::string_view words) {
  const wotr::CountByDeck& hand = desk.view.hands[static_cast<std::size_t>(core::index(seat))];
  const nlohmann::json args{{"seat", id_of(desk.rules, seat)},
                            {"character", hand[0]},
                            {"strategy", hand[1]},
                            {"cards", wotr::total_of(hand)}};
  screens::SeatButton button;
  button.seat = seat;
  if (!words.empty()) button.label = say(desk, words, args);
  button.tip = say(desk, "screen.hand-tip", args);
  button.playable = playable_cards(desk, seat);
  if (!leads(desk, seat)) return button;
  button.tip += " " + say(desk, "screen.leads-tip");
  button.leads = true;
  return button;
}

/// A hand lies where the played cards do.
void make_room(Desk& desk, bool pressed) {
  if (pressed) desk.memory.played_open = false;
}

}  // namespace

void draw_seats(Desk& desk, wotr::Side side) {
  const wotr::Rules& rules = desk.rules;
  if (!wotr::is_team(rules, side)) {
    const core::Seat seat = wotr::first_seat_of(rules, side);
    make_room(desk, screens::draw_seat_button(desk, button_of(desk, seat, "screen.hand")));
    return;
  }
  for (const core::Seat seat : seats_of(rules, side)) {
    const std::string words = key_for(desk, "screen.seat-hand", seat);
    make_room(desk, screens::draw_seat_button(desk, button_of(desk, seat, words)));
  }
}

void draw_folded_seats(Desk& desk, wotr::Side side, bool in_one_row) {
  for (const core::Seat seat : seats_of(desk.rules, side)) {
    if (in_one_row) ImGui::SameLine();
    make_room(desk, screens::draw_seat_icon(desk, button_of(desk, seat, "")));
  }
}

}  // namespace wotr_screens
