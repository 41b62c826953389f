#pragma once

#include <span>

#include "game/commands/row.h"

namespace commands {

/// All that a person can ask for, in the order of the sheet of keys.
std::span<const Row> table();

/// Null where no row has that id.
const Row* find_row(std::span<const Row> rows, std::string_view id);

}  // namespace commands
