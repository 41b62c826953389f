#pragma once

#include <span>
#include <string_view>

#include "rules/wotr/state/options.h"

namespace wotr {

using core::OptionType;

/// Every option there is, in the order of rulings section 1.
std::span<const OptionRow> option_table();
/// nullptr when there is no such option.
const OptionRow* find_option(std::string_view id);

}  // namespace wotr
