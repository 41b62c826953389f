#include "game/trilogy/table/places.h"

#include <utility>

#include "game/table/board/rim_paint.h"
#include "game/table/board/terrain_fit.h"
#include "game/trilogy/figures/places.h"
#include "game/trilogy/table/pieces.h"

namespace trilogy_table {

using trilogy::Territory;

bool has_place(const trilogy::Rules& rules, Territory territory) {
  if (territory == rules.path.back()) return false;
  const trilogy::TerritoryRow& row = row_of(rules, territory);
  return !row.stronghold.empty() || !row.site.empty();
}

std::vector<table::LandShape> place_shapes(const World& world, const engine::Image& map) {
  std::vector<table::LandShape> shapes;
  for (std::size_t i = 0; i < trilogy::kTerritoryCount; ++i) {
    const auto territory = static_cast<Territory>(i);
    if (!has_place(world.rules, territory)) continue;
    const trilogy::TerritoryRow& row = row_of(world.rules, territory);
    const auto kind = row.stronghold.empty() ? trilogy_figures::PlaceKind::kSite
                                             : trilogy_figures::PlaceKind::kStronghold;
    engine::Model place = trilogy_figures::place_model(row.id, kind);
    const glm::vec2 where = layout_of(world.layout, territory).settlement;
    for (engine::Mesh* mesh : {&place.full, &place.coarse}) {
      table::paint_rims(*mesh, map, world.layout.size, where);
      table::fit_to_terrain(*mesh, world.ground, where);
    }
    shapes.push_back({model_of(PieceKind::kPlace, trilogy::byte_of(territory)), std::move(place)});
  }
  return shapes;
}

}  // namespace trilogy_table
