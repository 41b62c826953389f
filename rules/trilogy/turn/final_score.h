#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// The Ring is destroyed: the best score wins, by dice if nothing else can tell (T-053).
void begin_final_score(Play& play);
void run_final_score(Play& play, const Step& step);
/// T-051: nobody else is left.
void win_as_last(Play& play, Seat seat);

}  // namespace trilogy
