#include "game/wotr/table/shapes.h"

#include <algorithm>
#include <utility>

#include "game/figures/bases.h"
#include "game/figures/siege_works.h"
#include "game/places/places.h"
#include "game/places/posts.h"
#include "game/table/board/rim_paint.h"
#include "game/table/board/terrain_fit.h"
#include "game/wotr/figures/card_stacks.h"
#include "game/wotr/figures/counters.h"
#include "game/wotr/figures/dice.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/names/names.h"

namespace wotr_table {
namespace {

using table::PieceModel;
using wotr::Figure;
using wotr::Side;

constexpr float kCardHeight = 0.08F;

wotr_figures::DiceSet set_of(std::uint8_t side) {
  return static_cast<Side>(side) == Side::kFree ? wotr_figures::DiceSet::kFree
                                                : wotr_figures::DiceSet::kShadow;
}

engine::Model settlement_model(const wotr::Region& region) {
  return places::place_model(region.id,
                             region.fortification ? "fortification" : id_of(region.settlement),
                             id_of(region.nation));
}

bool is_figure(const PieceModel& model) {
  const PieceKind kind = kind_of(model);
  return kind == PieceKind::kFigure || kind == PieceKind::kFellowship;
}

/// Signs that are read from across the table.
bool is_sign(const PieceModel& model) {
  switch (kind_of(model)) {
    case PieceKind::kFigure:
    case PieceKind::kFellowship:
    case PieceKind::kSettlement:
    case PieceKind::kControl:
    case PieceKind::kSiege:
    case PieceKind::kPosts: return false;
    default: return true;
  }
}

/// The shape of anything but a figure.
engine::Mesh thing_mesh(const wotr::Rules& rules, const PieceModel& model) {
  switch (kind_of(model)) {
    case PieceKind::kFigure:
    case PieceKind::kFellowship: break;
    case PieceKind::kSettlement:
      return settlement_model(region_of(rules, static_cast<wotr::RegionId>(model.a))).full;
    case PieceKind::kPosts:
      return places::posts_model(region_of(rules, static_cast<wotr::RegionId>(model.a)).id);
    case PieceKind::kControl: return wotr_figures::control_marker_mesh(set_of(model.a));
    case PieceKind::kSiege:
      return figures::siege_work_mesh(static_cast<figures::SiegeWork>(model.a));
    case PieceKind::kHuntTile: return wotr_figures::hunt_tile_mesh();
    case PieceKind::kActionDie: return wotr_figures::action_die_mesh(set_of(model.a));
    case PieceKind::kCombatDie: return wotr_figures::combat_die_mesh(set_of(model.a));
    case PieceKind::kPolitical:
      return wotr_figures::political_counter_mesh(id_of(static_cast<wotr::Nation>(model.a)),
                                                  model.b != 0
                                                      ? wotr_figures::PoliticalFace::kActive
                                                      : wotr_figures::PoliticalFace::kPassive);
    case PieceKind::kCorruption: return wotr_figures::corruption_counter_mesh();
    case PieceKind::kProgress: return wotr_figures::progress_counter_mesh();
    case PieceKind::kRing: return wotr_figures::elven_ring_mesh();
    case PieceKind::kDeck: return wotr_figures::deck_mesh(set_of(model.a), kCardSize, kDeckHeight);
    case PieceKind::kDiscards:
      return wotr_figures::discards_mesh(set_of(model.a), kCardSize, kDeckHeight);
    case PieceKind::kCard: return wotr_figures::deck_mesh(set_of(model.a), kCardSize, kCardHeight);
    case PieceKind::kPeg: return peg_mesh(static_cast<Side>(model.a));
  }
  return {};
}

std::string figure_id_of(const PieceModel& shape) {
  if (kind_of(shape) == PieceKind::kFigure) return wotr_figures::figure_id(Figure{shape.a});
  return shape.a != 0 ? wotr_figures::kHiddenFellowshipId : wotr_figures::kFellowshipId;
}

}  // namespace

table::PieceMesh mesh_of(const wotr::Rules& rules, const figures::FigureModels& figures,
                         const PieceModel& shape) {
  if (is_figure(shape)) return {figures.by_id.at(figure_id_of(shape)), false};
  return {{thing_mesh(rules, shape), {}}, is_sign(shape)};
}

std::vector<table::LandShape> settlement_shapes(const World& world, const engine::Image& map) {
  std::vector<table::LandShape> shapes;
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto region = static_cast<wotr::RegionId>(i);
    engine::Model place = settlement_model(region_of(world.rules, region));
    if (place.full.indices.empty()) continue;
    const glm::vec2 where = layout_of(world.layout, region).settlement;
    for (engine::Mesh* mesh : {&place.full, &place.coarse}) {
      table::paint_rims(*mesh, map, world.layout.size, where);
      table::fit_to_terrain(*mesh, world.ground, where);
    }
    shapes.push_back({model_of(PieceKind::kSettlement, wotr::byte_of(region)), std::move(place)});
    engine::Mesh posts = places::posts_model(region_of(world.rules, region).id);
    if (posts.indices.empty()) continue;
    table::fit_to_terrain(posts, world.ground, where);
    shapes.push_back({model_of(PieceKind::kPosts, wotr::byte_of(region)), {std::move(posts), {}}});
  }
  return shapes;
}

}  // namespace wotr_table
