#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "rules/core/schema.h"

namespace core {

/// One argument byte of the game's own field type, written as the JSON a reader expects
/// ("harbour", 3, true …).
using FieldWriter = std::function<nlohmann::json(std::uint8_t type, std::uint8_t value)>;

/// The way back; nothing when the JSON is not a value of that type.
using FieldReader =
    std::function<std::optional<std::uint8_t>(std::uint8_t type, const nlohmann::json&)>;

/// A row of a schema that was read from JSON; arguments without a field are 0.
struct ParsedRow {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 7> args{};
};

/// {"do": name, field: value, …}. Fewer arguments than the row has fields is fine: the rest is
/// left out. `kind` must be a row of the schema.
nlohmann::json write_row(Schema schema, std::uint8_t kind, std::span<const std::uint8_t> args,
                         const FieldWriter& write);

/// Strict: an unknown kind, a field that the kind does not have, a missing field or a value of the
/// wrong type is an error. `what` begins its sentence: "action", "event" …
base::Result<ParsedRow> read_row(Schema schema, const nlohmann::json& json, std::string_view what,
                                 const FieldReader& read);

}  // namespace core
