#pragma once

#include <string>
#include <vector>

#include "rules/core/event.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// Which halves of the cards a game has seen, for statistics of many games: "event athelas",
// "combat charge".

std::vector<std::string> card_uses(const Rules& rules);
/// The one that the event tells of; empty for any other event.
std::string card_use_in(const Rules& rules, const core::Event& event);

}  // namespace wotr
