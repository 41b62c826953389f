#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>

#include "rules/wotr/state/rules.h"
#include "rules/wotr/view/view.h"

namespace wotr {

/// The fields "hands", "decks", "discards", "hiddenDiscards", "tableCards" and "removedCards".
nlohmann::json cards_json(const Rules& rules, const View& view);

}  // namespace wotr
