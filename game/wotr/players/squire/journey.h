#pragma once

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

// The Fellowship on its way: when it moves and hides, where it shows itself, who guides it.

/// What lies between the Fellowship and Mordor, the counter taken as walked.
int steps_left(const Situation& now);

double worth_of_step(const Situation& now);
double worth_of_hiding(const Situation& now);

Answer choose_declaration(const Situation& now);
Answer choose_in_fellowship_phase(const Situation& now);
Answer choose_guide(const Situation& now);
Answer choose_reveal_to(const Situation& now);

}  // namespace wotr_players::squire
