#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What the button of a seat says; pressed, it shows the seat's hand or puts it away.
struct SeatButton {
  core::Seat seat{};
  std::string label;
  std::string tip;
  int playable = 0;    ///< cards that could be played now
  bool leads = false;  ///< it has the token of the one who leads
};

/// True when it was pressed.
bool draw_seat_button(Context& context, const SeatButton& button);
/// The same as one icon.
bool draw_seat_icon(Context& context, const SeatButton& button);

}  // namespace screens
