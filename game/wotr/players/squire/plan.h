#pragma once

#include "game/wotr/players/squire/situation.h"

namespace wotr_players::squire {

// One action: which die, and what for. Nothing is remembered between the questions: the same board
// gives the same plan, so each question follows the plan that the first one made.

Answer choose_die(const Situation& now);
Answer choose_use(const Situation& now);
Answer choose_ring_die(const Situation& now);
Answer choose_ring_face(const Situation& now);

}  // namespace wotr_players::squire
