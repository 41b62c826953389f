#pragma once

#include "game/trilogy/players/squire/situation.h"

namespace trilogy_players::squire {

Answer choose_attack_from(const Situation& now);
Answer choose_attack_to(const Situation& now);
/// With how many dice, from elsewhere, or no more.
Answer choose_attack(const Situation& now);
Answer choose_defence(const Situation& now);
Answer choose_move_in(const Situation& now);

}  // namespace trilogy_players::squire
