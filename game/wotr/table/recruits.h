#pragma once

#include <optional>

#include "rules/core/bundle.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/view/view.h"

namespace wotr_table {

// Whoever recruits is asked whom and where, figure by figure. Here it is one question with a row
// for each figure in each place.

/// A row of it; kNoFigure where the card alone says who comes.
constexpr core::Action recruit_row(wotr::Figure figure, wotr::RegionId region) {
  return {wotr::byte_of(wotr::ActionKind::kFigure), wotr::byte_of(figure), wotr::byte_of(region),
          0};
}
constexpr bool is_recruit_row(core::Action row) { return wotr::is(row, wotr::ActionKind::kFigure); }
constexpr wotr::RegionId region_of_recruit(core::Action row) {
  return static_cast<wotr::RegionId>(row.b);
}

/// Where the side may still recruit with the question that is asked.
wotr::RegionSet recruits_open_in(const wotr::Rules& rules, const wotr::View& view);

/// All that can be recruited by the pending question and those that follow from it; nothing where
/// it is another question, or is answered at once.
std::optional<core::Bundle> recruits_at(const wotr::Rules& rules, const wotr::State& state);

}  // namespace wotr_table
