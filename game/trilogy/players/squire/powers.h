#pragma once

#include "game/trilogy/players/squire/situation.h"

namespace trilogy_players::squire {

/// The power that pays most of those that may be played now; nothing if all are better kept.
Answer choose_power(const Situation& now);
/// A mission that is done, which scores.
Answer choose_mission(const Situation& now);
/// The territory of an uprising that is held now.
Answer choose_uprising(const Situation& now);

/// What powers and events ask.
Answer choose_card_territory(const Situation& now);
Answer choose_card_bridge(const Situation& now);
Answer choose_card_amount(const Situation& now);
Answer choose_card_change(const Situation& now);

Answer choose_discard(const Situation& now);
/// A power, or to pass.
Answer choose_fellowship_answer(const Situation& now);

}  // namespace trilogy_players::squire
