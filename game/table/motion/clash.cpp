#include "game/table/motion/clash.h"

#include "rules/wotr/game.h"

namespace table {

Clash clash_of(const wotr::Board& board) {
  const wotr::Battle& battle = board.battle;
  if (battle.kind == wotr::BattleKind::kNone) return {};
  Clash clash{.kind = battle.kind,
              .attacker = battle.attacker,
              .from = battle.from,
              .target = battle.target};
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    clash.places[static_cast<std::size_t>(side)] = wotr::place_of_force(battle, side);
  }
  return clash;
}

}  // namespace table
