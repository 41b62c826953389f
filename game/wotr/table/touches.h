#pragma once

#include "game/table/gesture.h"
#include "rules/wotr/view/view.h"

namespace wotr_table {

/// What a touch can do now: the rules are played on, answer by answer, on a guess of what the
/// viewer may not know. Of two dice that pay for the same the one of fewer uses comes first.
table::Touches touches_of(const wotr::Rules& rules, const wotr::View& view,
                          std::span<const table::Touchable> held);

}  // namespace wotr_table
