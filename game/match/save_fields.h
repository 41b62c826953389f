#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "game/match/save_file.h"

namespace match {

/// What is wrong with a header's fields and their types, or nothing. The format is known already.
std::string header_fault(const nlohmann::json& header);

/// What is wrong with the fields of a later line, or nothing; `kind` is set where it is clear.
std::string line_fault(const nlohmann::json& line, LineKind& kind);

/// The header's fields in their places; header_fault must have found nothing.
void take_header(const nlohmann::json& header, SaveFile& file);

}  // namespace match
