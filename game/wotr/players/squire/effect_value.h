#pragma once

#include "game/wotr/players/squire/situation/campaign.h"
#include "rules/wotr/cards/program.h"

namespace wotr_players::squire {

// What the effects of cards would achieve now, verb by verb.

/// Reckoned as if the conditions of the card held; those of its single effects are looked at.
double worth_of_effects(const Situation& now, const Campaign& campaign, const CardProgram& program,
                        int first, int end);
/// A landing there.
double worth_of_landing(const Situation& now, const Campaign& campaign, const Strength& army,
                        RegionId coast);
/// Units that dice could hit in the region.
double worth_of_hitting(const Situation& now, Side side, RegionId region);
/// The Hunt deals so many points of damage.
double worth_of_wound(const Situation& now, double points);

}  // namespace wotr_players::squire
