#pragma once

#include <span>

#include "game/wotr/screens/context/context.h"
#include "rules/core/bundle.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// What an answer to the question who falls is worth; 0 for any other answer.
int hits_borne_by(core::Action action);

/// Hits that the side has still to bear, less those that the steppers already name.
int hits_to_take(const Context& context, wotr::Side side);

/// What the counts of a bundle lack, for its button; empty where that is no number.
std::string words_of_lack(const Context& context, const core::Bundle& bundle,
                          std::span<const int> counts);

/// Who falls most often: Regulars before Elites. None where a press more or less makes nothing of
/// it.
screens::UsualCounts usual_losses(const Context& context, const core::Bundle& bundle);

/// what becomes of an Elite that is reduced now; empty for any other answer.
std::string words_about_reducing(const Context& context, core::Action action);
/// where the Regular of a reduced Elite would come from, or that there is none; empty for
/// any other question.
std::string words_about_reducing(const Context& context);

}  // namespace wotr_screens
