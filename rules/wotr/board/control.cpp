#include "rules/wotr/board/control.h"

namespace wotr {

bool is_unconquered(const Rules& rules, const Board& board, RegionId settlement) {
  return rules.all_settlements.contains(settlement) && !board.captured.contains(settlement);
}

bool is_haven(const Rules& rules, const Board& board, RegionId region) {
  const Region& here = region_of(rules, region);
  const bool great =
      here.settlement == Settlement::kCity || here.settlement == Settlement::kStronghold;
  return great && side_of(here.nation) == Side::kFree && is_unconquered(rules, board, region);
}

RegionSet settlements_controlled(const Rules& rules, const Board& board, Side side) {
  const auto own = at(side);
  const auto enemy = static_cast<std::size_t>(enemy_of(side));
  return (rules.home[own] - board.captured) | (rules.home[enemy] & board.captured);
}

RegionSet besieged_strongholds(const Rules& rules, const Board& board) {
  RegionSet besieged;
  for (std::size_t s = 0; s < kStrongholdCount; ++s) {
    if (has_unit(board.garrisons[s])) besieged.insert(rules.strongholds[s]);
  }
  return besieged;
}

const Figures& army_in(const Rules& rules, const Board& board, Side side, RegionId region) {
  return figures_at(rules, board, place_of_army(rules, board, side, region));
}

bool is_free(const Rules& rules, const Board& board, Side side, RegionId region) {
  const Side enemy = enemy_of(side);
  if (has_unit(figures_in(board, region), enemy)) return false;
  if (!controls(rules, board, enemy, region)) return true;
  return is_besieged(rules, board, region) && has_unit(figures_in(board, region), side);
}

}  // namespace wotr
