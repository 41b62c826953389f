#include "game/trilogy/table/mirror.h"

#include "game/trilogy/table/battle.h"

namespace trilogy_table {

table::Mirror mirror(const World& world, const trilogy::View& view) {
  table::Mirror mirror{
      .pieces = {}, .formations = {}, .battle = battle_of(world.rules, view.board)};
  mirror_map(world, view.board, mirror);
  mirror_frame(world.rules, view, mirror);
  return mirror;
}

}  // namespace trilogy_table
