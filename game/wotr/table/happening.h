#pragma once

#include <span>
#include <string_view>

#include "rules/core/event.h"

namespace wotr_table {

/// `happening` is one of wotr_data::kHappenings.
bool is_among(std::string_view happening, std::span<const core::Event> events);

}  // namespace wotr_table
