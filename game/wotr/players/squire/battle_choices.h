#pragma once

#include "game/wotr/players/squire/situation/situation.h"

namespace wotr_players::squire {

// What is asked while a battle goes on, and when it is over.

Answer choose_white_rider(const Situation& now);
Answer choose_withdrawal(const Situation& now);
Answer choose_casualty(const Situation& now);
Answer choose_cease_or_continue(const Situation& now);
Answer choose_retreat(const Situation& now);
Answer choose_another_round(const Situation& now);  ///< of a siege, for an Elite
Answer choose_advance(const Situation& now);
Answer choose_excess(const Situation& now);

}  // namespace wotr_players::squire
