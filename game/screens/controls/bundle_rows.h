#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/screens/controls/context.h"

namespace screens {

// A question that is asked again for each figure is answered in one: a stepper for each kind, or a
// switch where there is only one of it.

struct BundleMemory {
  core::Decision question;                     ///< that the counts answer
  std::vector<int> counts;                     ///< by row
  std::string page;                            ///< the section of the rows that is laid open
  table::RegionId touched = table::kNoRegion;  ///< on the map, to be counted
};

/// How many rows fit before one asks one by one.
inline constexpr std::size_t kMostRows = 16;

/// The pending decision is asked so.
bool has_bundle(Context& context);

/// Its rows stand place by place (bundle_places.h).
bool is_bundle_of_places(Context& context);

/// One more of the row is in some whole that has all that is counted.
bool can_add(const core::Bundle& bundle, std::vector<int> counts, std::size_t row);

/// A row under other words than its own; `tip` may be empty.
struct RowToDraw {
  std::size_t number = 0;
  std::string words;
  std::string tip;
};
float row_width(const Context& context, const core::Bundle& bundle, std::size_t row,
                const std::string& words);
void draw_row(Context& context, const core::Bundle& bundle, const RowToDraw& row,
              std::vector<int>& counts);

/// Draws the rows and lets them be changed; `counts` gets their number. Only what some legal whole
/// has can be counted up.
void draw_bundle_rows(Context& context, const core::Bundle& bundle, std::vector<int>& counts);

/// The rows of the pending decision with the button that answers it.
void draw_bundle(Context& context);
/// Of all that in one row; nothing where it needs more.
std::optional<float> bundle_width(Context& context);

void answer_with(Context& context, const core::Whole& whole);
/// The answer that the counts now say, if they say a legal one: for Enter.
const core::Whole* gathered_whole(Context& context);

}  // namespace screens
