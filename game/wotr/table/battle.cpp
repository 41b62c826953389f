#include "game/wotr/table/mirror.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/battle/force.h"

namespace wotr_table {

table::Battle battle_of(const wotr::Board& board) {
  const wotr::Battle& battle = board.battle;
  if (battle.kind == wotr::BattleKind::kNone) return {};
  table::Battle seen{.is_fought = true,
                     .is_assault = battle.kind == wotr::BattleKind::kSiege,
                     .attacker = static_cast<std::size_t>(battle.attacker),
                     .from = on_table(battle.from),
                     .target = on_table(battle.target)};
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const wotr::Place place = wotr::place_of_force(battle, side);
    seen.forces[static_cast<std::size_t>(side)] = {.spot = on_map(place),
                                                   .side = wotr::byte_of(side),
                                                   .is_on_walls = wotr::is_garrison(place)};
  }
  return seen;
}

}  // namespace wotr_table
