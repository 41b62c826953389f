#include "game/trilogy/table/mirror.h"

#include "game/trilogy/table/battle.h"

namespace trilogy_table {

table::Mirror mirror(const World& world, const trilogy::View& view) {
  table::Mirror mirror{
      .pieces = {}, .formations = {}, .battle = battle_of(world.rules, view.board)};
  mirror_map(world, view.board, mirror);
  return mirror;
}

}  // namespace trilogy_table
