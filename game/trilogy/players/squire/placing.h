#pragma once

#include "game/trilogy/players/squire/situation.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_players::squire {

Answer choose_claim(const Situation& now);

/// Where the next battalions go, and how many of them.
Answer choose_place(const Situation& now);
Answer choose_count(const Situation& now);

/// A Leader to be set down.
Answer choose_leader_place(const Situation& now);
/// What a Leader adds there, to what may be won from there and to the defence.
double worth_of_leader_at(const Situation& now, Territory territory);

/// Step 1: powers, sets, uprisings, and the first battalions.
Answer choose_in_reinforce(const Situation& now);
/// The best of the sets that are offered.
Answer choose_set(const Situation& now);

}  // namespace trilogy_players::squire
