#pragma once

#include "rules/wotr/play.h"

namespace wotr {

// The Muster result: diplomacy and recruiting, and drawing by Event die.

bool can_use_diplomacy(const Board& board, Side side);
/// Nations that a Companion standing at home may advance with any die; bit n is Nation n.
std::uint8_t nations_by_companion(const Rules& rules, const Board& board);
///
bool can_recruit(const Rules& rules, const Board& board, Side side);
/// Where the figure may be recruited by a Muster result.
RegionSet recruit_regions(const Rules& rules, const Board& board, Figure figure);

/// args: side, 1 for the ability of a Companion
void ask_diplomacy(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_diplomacy(Play& play, const Step& step, Action action);
/// args: side, the figure recruited first or kNoFigure, where it was placed
void ask_recruit_figure(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_recruit_figure(Play& play, const Step& step, Action action);
/// args: side, figure, the figure recruited first or kNoFigure, where it was placed
void ask_recruit_region(const Rules& rules, const State& state, const Step& step,
                        Decision& decision);
void answer_recruit_region(Play& play, const Step& step, Action action);
/// args: side
void ask_draw_deck(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_deck(Play& play, const Step& step, Action action);

}  // namespace wotr
