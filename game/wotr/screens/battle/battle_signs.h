#pragma once

#include <string>
#include <vector>

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// What the sheets of a battle say in signs and digits, before they say it in words.

/// A sign with digits behind it.
struct BattleCount {
  enum class Sign { kDice, kLeadership, kEndurance, kHit };
  Sign sign = Sign::kHit;
  std::string digits;
  ImU32 colour = engine::ink::kInk;
  int number = 0;  ///< of kDice: the lowest that hits
};

/// In a row that breaks where the sheet ends; what they say in words is told to whoever points.
void draw_battle_counts(const Context& context, wotr::Side side,
                        const std::vector<BattleCount>& counts, const std::string& words);

/// Each Nation's emblem, and the same slip beside it that its seal has on the map.
void draw_battle_units(const Context& context, wotr::Side side, const wotr::Figures& force,
                       const std::string& words);

/// A die for each that was thrown: those that hit burn, the others are dull.
void draw_battle_dice(const Context& context, wotr::Side side, int hits, int misses,
                      const std::string& words);

/// What still has to be borne: a stroke for each hit.
void draw_hits_due(const Context& context, int hits, const std::string& words);

/// A sword for who attacks, a shield for who defends.
void draw_stance(ImDrawList& list, bool attacks, ImVec2 centre, float radius);

}  // namespace wotr_screens
