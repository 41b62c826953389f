#include <nlohmann/json.hpp>

#include "game/screens/seats_panel.h"
#include "game/wotr/screens/cards/card_play.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/view/view.h"

namespace wotr_screens {
namespace {

bool leads(const Context& context, core::Seat seat) {
  const wotr::Side side = wotr::side_of(context.rules, seat);
  return wotr::is_team(context.rules, side) &&
         context.view.board.leading[static_cast<std::size_t>(side)] == seat;
}

screens::SeatButton button_of(const Context& context, core::Seat seat, std::string_view words) {
  const wotr::CountByDeck& hand = context.view.hands[static_cast<std::size_t>(core::index(seat))];
  const nlohmann::json args{{"seat", id_of(context.rules, seat)},
                            {"character", hand[0]},
                            {"strategy", hand[1]},
                            {"cards", wotr::total_of(hand)}};
  screens::SeatButton button;
  button.seat = seat;
  if (!words.empty()) button.label = say(context, words, args);
  button.tip = say(context, "screen.hand-tip", args);
  button.playable = playable_cards(context, seat);
  if (!leads(context, seat)) return button;
  button.tip += " " + say(context, "screen.leads-tip");
  button.leads = true;
  return button;
}

/// A hand lies where the played cards do.
void make_room(Context& context, bool pressed) {
  if (pressed) context.neutral.memory.game_sheets.close(kPlayedSheet);
}

}  // namespace

void draw_seats(Context& context, wotr::Side side) {
  const wotr::Rules& rules = context.rules;
  if (!wotr::is_team(rules, side)) {
    const core::Seat seat = wotr::first_seat_of(rules, side);
    make_room(context, screens::draw_seat_button(context, button_of(context, seat, "screen.hand")));
    return;
  }
  for (const core::Seat seat : seats_of(rules, side)) {
    const std::string words = key_for(context, "screen.seat-hand", seat);
    make_room(context, screens::draw_seat_button(context, button_of(context, seat, words)));
  }
}

void draw_folded_seats(Context& context, wotr::Side side, bool in_one_row) {
  for (const core::Seat seat : seats_of(context.rules, side)) {
    if (in_one_row) ImGui::SameLine();
    make_room(context, screens::draw_seat_icon(context, button_of(context, seat, "")));
  }
}

}  // namespace wotr_screens
