#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// the defenders shut themselves in because the attackers advance.
void begin_siege(Play& play, Side garrison, RegionId region);

/// after the last round, the Stronghold of the battle may have fallen or be free.
/// After ceasing the besieged stay besieged.
void end_siege_if_decided(Play& play);

/// a card has destroyed, or led away, the garrison; who is still inside comes out, and the
/// besiegers take the Stronghold. Nothing happens while a unit is left inside.
void settle_garrison(Play& play, Side garrison, RegionId region);

/// the besieger may reduce an Elite for one more round.
void ask_extend_siege(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_extend_siege(Play& play, const Step& step, Action action);

}  // namespace wotr
