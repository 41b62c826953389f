#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <vector>

namespace match {

/// Turns the lines of a save (header first) from one format into the next, in place.
using Migration = void (*)(std::vector<nlohmann::json>& lines);

/// Row n leads from format n+1 to n+2; as many rows as kSaveFormat - 1.
std::span<const Migration> migrations();

/// Applies the rows from `format` on and writes the new format into the header.
void migrate(std::vector<nlohmann::json>& lines, int format, std::span<const Migration> table);

}  // namespace match
