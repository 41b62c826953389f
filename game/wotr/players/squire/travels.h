#pragma once

#include "game/wotr/players/squire/situation/campaign.h"

namespace wotr_players::squire {

// Companions, Nazgûl and Minions on their own.

double worth_of_separating(const Situation& now, const Campaign& campaign);
double worth_of_moving_companions(const Situation& now, const Campaign& campaign);
double worth_of_moving_minions(const Situation& now, const Campaign& campaign);

Answer choose_separation_group(const Situation& now);
Answer choose_separation_to(const Situation& now);
Answer choose_companions_from(const Situation& now);
Answer choose_companions_to(const Situation& now);
Answer choose_minions_from(const Situation& now);
Answer choose_minions_group(const Situation& now);
Answer choose_minions_to(const Situation& now);

}  // namespace wotr_players::squire
