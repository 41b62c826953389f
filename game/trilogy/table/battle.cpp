#include "game/trilogy/table/battle.h"

#include "game/trilogy/table/pieces.h"

namespace trilogy_table {

table::Battle battle_of(const trilogy::Rules& rules, const trilogy::Board& board) {
  const trilogy::Invasion& invasion = board.invasion;
  if (!trilogy::is_invading(board) || invasion.from == trilogy::kNoTerritory) return {};
  const auto force = [&](trilogy::Territory territory) {
    const core::Seat owner = trilogy::owner_of(board, territory);
    return table::BattleForce{.spot = on_map(territory),
                              .side = trilogy::byte_of(colour_of(rules, owner))};
  };
  return {.is_fought = true,
          .attacker = 0,
          .forces = {force(invasion.from), force(invasion.to)},
          .from = on_table(invasion.from),
          .target = on_table(invasion.to)};
}

}  // namespace trilogy_table
