#include "game/wotr/players/squire/situation/roads.h"

#include "rules/wotr/board/place.h"

namespace wotr_players::squire {
namespace {

constexpr std::size_t kThroughEnemies = 3;
constexpr std::size_t kTooFar = 24;

/// Outwards from the target, one step after the other.
Steps marches_to(const Rules& rules, const RegionSet& enemies, RegionId target) {
  Steps steps;
  steps.fill(kUnreachable);
  std::array<RegionSet, kTooFar + kThroughEnemies> away{};  // by steps
  away[0].insert(target);
  RegionSet found;
  for (std::size_t step = 0; step < kTooFar; ++step) {
    for (const RegionId here : away[step] - found) {
      steps[static_cast<std::size_t>(here)] = static_cast<std::uint8_t>(step);
      const bool held = here != target && enemies.contains(here);
      RegionSet& next = away[step + (held ? kThroughEnemies : 1)];
      next = next | region_of(rules, here).adjacent;
    }
    found = found | away[step];
  }
  return steps;
}

}  // namespace

Roads::Roads(const Rules& rules) : rules_(&rules) {
  for (std::vector<Slot>& slots : slots_) slots.resize(kSlots);
}

const Steps& Roads::to(RegionId target, const Board& board, Side enemy) {
  const RegionSet& enemies = armies_of(board, enemy);
  Slot& slot = slots_[static_cast<std::size_t>(enemy)][enemies.hash() % kSlots];
  if (slot.enemies != enemies) {
    slot.enemies = enemies;
    slot.found = {};
  }
  Steps& steps = slot.steps[static_cast<std::size_t>(target)];
  if (!slot.found.contains(target)) {
    steps = marches_to(*rules_, enemies, target);
    slot.found.insert(target);
  }
  return steps;
}

}  // namespace wotr_players::squire
