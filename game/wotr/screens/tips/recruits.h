#pragma once

#include <span>

#include "game/wotr/screens/context/context.h"
#include "rules/core/bundle.h"

namespace wotr_screens {

// The rows of a bundle of recruits (game/wotr/table/recruits.h) in words.

/// "Rohan Elite in Edoras".
std::string name_of_recruit(const Context& context, core::Action row);
screens::RowPlace place_of_recruit(const Context& context, core::Action row);
/// How many may come beside those that are counted, and how many have to.
std::string words_of_recruits_left(const Context& context, const core::Bundle& bundle,
                                   std::span<const int> counts);
std::string words_of_recruits_due(const Context& context, const core::Bundle& bundle,
                                  std::span<const int> counts);

}  // namespace wotr_screens
