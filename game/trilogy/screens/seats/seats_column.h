#pragma once

#include <string_view>

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// The name of the column, as Settings::folded has it.
inline constexpr std::string_view kSeatsColumn = "seats";

/// The players, what each holds and has in hand: a sheet at the left edge, folded to a slim tab
/// with a card for each hand.
void draw_seats_column(Context& context);

/// All that all may know of a player, in a few words: for tips.
std::string words_about(const Context& context, core::Seat seat);

}  // namespace trilogy_screens
