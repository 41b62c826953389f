#pragma once

#include "game/lang/vocabulary.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy_data {

/// All that the Trilogy Edition asks words for: by the tables of the rules, the players that can be
/// seated, and what stands in the source of the screens.
lang::Vocabulary vocabulary(const trilogy::Rules& rules);

/// A sentence for each fault of the words, names that differ from those in the tables included.
std::vector<std::string> word_faults(const lang::Sentences& words, const trilogy::Rules& rules,
                                     const lang::Vocabulary& vocabulary);

}  // namespace trilogy_data
