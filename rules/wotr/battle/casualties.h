#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// the side takes that many hits among those of its force that stand in the place;
/// outside a battle, by a card. Pushes kCasualty while there is something to choose.
void take_hits(Play& play, Side side, int hits, Place place);

/// a Regular that could stand in for an Elite of the Nation; kNowhere if there is none.
Place source_of_regular(const Rules& rules, const Board& board, Nation nation);
/// An Elite that another round may cost: a Regular could stand in for it.
bool can_be_reduced(const Rules& rules, const Board& board, Figure figure);
/// the Elite goes, and a Regular of its Nation takes its place if there is one.
void reduce_elite(Play& play, Figure elite, Place place);

/// kCasualty: side, hits left, place.
void ask_casualty(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_casualty(Play& play, const Step& step, Action action);

}  // namespace wotr
