#pragma once

#include <vector>

#include "game/table/pieces/mirror.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// Who stands together, without a word: the emblem of each Nation, and beside it how many there are
/// of each kind, with the signs of the seals; then the faces of those who have names.
struct ForceRow {
  struct OfNation {
    wotr::Nation nation;
    table::KindCounts kinds;
  };
  std::vector<OfNation> nations;
  std::vector<wotr::Character> faces;

  bool is_empty() const { return nations.empty() && faces.empty(); }
};

ForceRow force_row(const wotr::Figures& figures, wotr::Side side);
ImVec2 size_of(const Context& context, const ForceRow& row);
void draw_force_row(const Context& context, ImDrawList& list, ImVec2 from, const ForceRow& row);

}  // namespace wotr_screens
