#pragma once

#include "rules/core/refusal.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// The Muster result: diplomacy and recruiting.

bool can_use_diplomacy(const Rules& rules, const Board& board, Seat seat);
/// A card on the table keeps Muster results from advancing the Nation.
bool is_deaf_to_diplomacy(const Board& board, Nation nation);
/// The first ruling against advancing the Nation, whoever's it is.
core::Refusal why_not_advance(const Rules& rules, const Board& board, Seat seat, Nation nation);
/// The same against the seat's advancing it with a die.
core::Refusal why_no_diplomacy(const Rules& rules, const Board& board, Seat seat, Nation nation);
/// the seat may advance the Nation with a die.
bool may_advance(const Rules& rules, const Board& board, Seat seat, Nation nation);
/// Nations that a Companion standing at home may advance with any die; bit n is Nation n.
std::uint8_t nations_by_companion(const Rules& rules, const Board& board, Seat seat);
///
bool can_recruit(const Rules& rules, const Board& board, Seat seat);
/// The first ruling against recruiting such a figure anywhere, and in a Settlement
/// of its Nation.
core::Refusal why_not_recruit(const Board& board, Figure figure);
core::Refusal why_not_recruit_in(const Rules& rules, const Board& board, Figure figure,
                                 RegionId region);
/// Where the figure may be recruited by a Muster result.
RegionSet recruit_regions(const Rules& rules, const Board& board, Figure figure);

void ask_diplomacy(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_diplomacy(Play& play, const Step& step, Action action);
void ask_recruit_figure(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_recruit_figure(Play& play, const Step& step, Action action);
void ask_recruit_region(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_recruit_region(Play& play, const Step& step, Action action);

}  // namespace wotr
