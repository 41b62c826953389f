#pragma once

#include "base/json_reader.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// One function for each data file; a fault is reported to the reader's Fault, and nothing that
// follows may then trust the tables. They are called in this order.

void load_nations(const base::JsonReader& file, Rules& rules);
void load_regions(const base::JsonReader& file, Rules& rules);
void load_tiles(const base::JsonReader& file, Rules& rules);
void load_combat_halves(const base::JsonReader& file, Rules& rules);
void load_cards(const base::JsonReader& file, Rules& rules);
void load_characters(const base::JsonReader& file, Rules& rules);

/// `chosen` names options by id; options.json says which there are.
void load_options(const base::JsonReader& file, const base::JsonReader& chosen, Rules& rules);

/// The sets that follow from the regions; cards speak of them.
void derive_sets(Rules& rules);

/// Totals that the published game fixes.
void check_totals(const Rules& rules, base::Fault& fault);

}  // namespace wotr
