#pragma once

#include "game/table/pieces/mirror.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_table {

/// The seal of an army: its colour, and what it is cut like, which is no other's.
table::Formation seal_of(trilogy::Colour colour);

}  // namespace trilogy_table
