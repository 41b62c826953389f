#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/result.h"
#include "game/match/saves/save_file.h"

namespace match {

/// A header's fields and their types. The format is known already.
base::Result<void> check_header(const nlohmann::json& header);

/// The fields of a later line; `kind` is set where it is clear.
base::Result<void> check_line(const nlohmann::json& line, LineKind& kind);

/// The header's fields in their places; check_header() must have found nothing.
void take_header(const nlohmann::json& header, SaveFile& file);

}  // namespace match
