#pragma once

#include "game/trilogy/players/squire/situation.h"

namespace trilogy_players::squire {

Answer choose_fortify_from(const Situation& now);
Answer choose_fortify_to(const Situation& now);
Answer choose_fortify(const Situation& now);

}  // namespace trilogy_players::squire
