#include "game/wotr/players/squire/roads.h"

#include "rules/wotr/game.h"

namespace wotr_players::squire {
namespace {

constexpr int kThroughEnemies = 3;
constexpr int kTooFar = 24;

Steps marches_to(const Rules& rules, const RegionSet& enemies, RegionId target) {
  Steps steps;
  steps.fill(kUnreachable);
  std::vector<RegionId> queue{target};
  steps[static_cast<std::size_t>(target)] = 0;
  for (std::size_t at = 0; at < queue.size(); ++at) {
    const RegionId here = queue[at];
    const bool held = here != target && enemies.contains(here);
    const int next = steps[static_cast<std::size_t>(here)] + (held ? kThroughEnemies : 1);
    if (next >= kTooFar) continue;
    for (const RegionId region : region_of(rules, here).neighbours) {
      std::uint8_t& known = steps[static_cast<std::size_t>(region)];
      if (known <= next) continue;
      known = static_cast<std::uint8_t>(next);
      queue.push_back(region);
    }
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
    ++forgotten_;
  }
  Steps& steps = slot.steps[static_cast<std::size_t>(target)];
  if (!slot.found.contains(target)) {
    steps = marches_to(*rules_, enemies, target);
    slot.found.insert(target);
  }
  return steps;
}

}  // namespace wotr_players::squire
