#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// One argument byte as JSON; null for what stands for nothing, or may not be known.
nlohmann::json write_field(const Rules& rules, FieldType type, std::uint8_t value);
std::optional<std::uint8_t> read_field(const Rules& rules, FieldType type,
                                       const nlohmann::json& value);

}  // namespace trilogy
