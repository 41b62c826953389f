#pragma once

#include "base/json_reader.h"
#include "rules/wotr/cards/card_step.h"

namespace wotr {

// {"recruit": {"gondor.unit": 1, "gondor.leader": 1}, "in": "minas-tirith"}; "regions": 3 for the
// same in three different regions. R-124.

Recruit read_recruit(const Rules& rules, const base::JsonReader& entry, CardProgram& program);
void run_recruit(Play& play, const Recruit& data, const CardStep& step);
/// The region, or whether a unit is a Regular or an Elite.
void ask_recruit(const Rules& rules, const State& state, const Recruit& data, const CardStep& step,
                 Decision& decision);
void answer_recruit(Play& play, const Recruit& data, const CardStep& step, Action action);

/// Where the side may recruit by a card: free regions, and its own besieged Strongholds.
bool may_recruit_by_card(const Rules& rules, const Board& board, Side side, RegionId region);

}  // namespace wotr
