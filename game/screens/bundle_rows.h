#pragma once

#include <vector>

#include "game/screens/sheet.h"

namespace screens {

// A question that is asked again for each figure is answered in one: a stepper for each kind, or a
// switch where there is only one of it.

/// How many rows fit before one asks one by one.
inline constexpr std::size_t kMostRows = 16;

/// The pending decision is asked so.
bool has_bundle(const Sheet& sheet);

/// Draws the rows and lets them be changed; `counts` gets their number. Only what some legal whole
/// has can be counted up.
void draw_bundle_rows(Sheet& sheet, const core::Bundle& bundle, std::vector<int>& counts);

/// The rows of the pending decision with the button that answers it.
void draw_bundle(Sheet& sheet);
/// Of all that in one row.
float bundle_width(Sheet& sheet);

void answer_with(Sheet& sheet, const core::Whole& whole);
/// The answer that the counts now say, if they say a legal one: for Enter.
const core::Whole* gathered_whole(const Sheet& sheet);

}  // namespace screens
