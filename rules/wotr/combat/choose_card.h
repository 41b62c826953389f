#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Combat cards are chosen in secret, the attacker's first, and revealed together.

/// By option both say first whether they will lay one, the attacker before the defender; then those
/// who do choose.
void run_declare_combat_cards(Play& play, const Step& step);
void ask_declare_combat_card(const Rules& rules, const State& state, const Step& step,
                             Decision& decision);
void answer_declare_combat_card(Play& play, const Step& step, Action action);

/// Which card, or none; nobody is asked who has nothing to choose from. args: side
void ask_combat_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_combat_card(Play& play, const Step& step, Action action);

/// Both cards are turned up and leave the hands; the Witch-king's Sorcery.
void run_reveal_combat_cards(Play& play, const Step& step);

}  // namespace wotr
