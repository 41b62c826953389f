#pragma once

#include <vector>

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/state/board.h"

namespace wotr_players::squire {

/// An attack that is legal now. From and target are the same for an assault or a sortie.
struct Assault {
  RegionId from = kNoRegion;
  RegionId target = kNoRegion;
  double worth = 0;
};
std::vector<Assault> all_assaults(const Situation& now, const Campaign& campaign, LeaderNeed need);
double worth_of_attacking(const std::vector<Assault>& assaults);

Answer choose_attack_from(const Situation& now);
Answer choose_attack_target(const Situation& now);
/// Everyone who may fight does.
Answer choose_attack_group(const Situation& now);

}  // namespace wotr_players::squire
