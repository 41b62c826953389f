#pragma once

#include "base/json_reader.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

// The parts of make_rules(), in the order in which they are read. What is wrong is reported.
void load_regions(const base::JsonReader& file, Rules& rules);
void load_territories(const base::JsonReader& file, Rules& rules);
void load_links(const base::JsonReader& file, Rules& rules);
void load_path(const base::JsonReader& file, Rules& rules);
void load_cards(const base::JsonReader& file, Rules& rules);
/// `chosen` names options by id; options.json says which there are.
void load_options(const base::JsonReader& file, const base::JsonReader& chosen, Rules& rules);
/// By option, T-001; before the sets of places are derived.
void choose_erebor(Rules& rules);
void derive_sets(Rules& rules);

}  // namespace trilogy
