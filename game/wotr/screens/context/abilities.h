#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

// What a Companion or a Minion can do, in a sentence.

/// Who has none there is told so.
std::string ability_as_guide(const Context& context, wotr::Character who);
/// In a region, alone or with an Army.
std::string ability_on_map(const Context& context, wotr::Character who);

/// "Legolas (2): …".
std::string words_about_walker(const Context& context, wotr::Character who);

}  // namespace wotr_screens
