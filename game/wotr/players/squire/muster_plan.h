#pragma once

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/state/figures.h"

namespace wotr_players::squire {

// The Muster result: figures, politics, Minions.

/// One figure more in the region.
double worth_of_raising(const Situation& now, const Campaign& campaign, Figure figure,
                        RegionId region);
/// One step of the Nation towards war.
double worth_of_political_step(const Situation& now, const Campaign& campaign, Nation nation);
double worth_of_recruiting(const Situation& now, const Campaign& campaign);
double worth_of_diplomacy(const Situation& now, const Campaign& campaign);
/// With the ability of a Companion at home.
double worth_of_companions_word(const Situation& now, const Campaign& campaign);
double worth_of_minion(const Situation& now);
double worth_of_voice(const Situation& now, const Campaign& campaign);

Answer choose_recruit_figure(const Situation& now);
Answer choose_recruit_region(const Situation& now);
Answer choose_nation(const Situation& now);
Answer choose_minion(const Situation& now);
Answer choose_minion_region(const Situation& now);
Answer choose_voice(const Situation& now);

}  // namespace wotr_players::squire
