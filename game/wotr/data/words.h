#pragma once

#include "game/lang/vocabulary.h"
#include "rules/wotr/state/rules.h"

namespace wotr_data {

/// All that War of the Ring asks words for: by the tables of the rules, the players that can be
/// seated, and what stands in the source of the screens.
lang::Vocabulary vocabulary(const wotr::Rules& rules);

/// A sentence for each fault of the words, names that differ from those in the tables included.
std::vector<std::string> word_faults(const lang::Sentences& words, const wotr::Rules& rules,
                                     const lang::Vocabulary& vocabulary);

}  // namespace wotr_data
