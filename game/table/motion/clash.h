#pragma once

#include <array>

#include "rules/wotr/game.h"

namespace table {

/// The battle in progress: which forces stand against each other, and where.
struct Clash {
  wotr::BattleKind kind = wotr::BattleKind::kNone;
  wotr::Side attacker = wotr::Side::kFree;
  std::array<wotr::Place, 2> places{wotr::kNowhere, wotr::kNowhere};  ///< by side
  wotr::RegionId from = wotr::kNoRegion;
  wotr::RegionId target = wotr::kNoRegion;

  bool is_fought() const { return kind != wotr::BattleKind::kNone; }
};

Clash clash_of(const wotr::Board& board);

}  // namespace table
