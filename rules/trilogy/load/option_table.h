#pragma once

#include <span>

#include "rules/trilogy/state/options.h"

namespace trilogy {

/// Every option there is, in the order of their rulings.
std::span<const OptionRow> option_table();

}  // namespace trilogy
