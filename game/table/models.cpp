#include "game/table/models.h"

#include "game/figures/siege_works.h"
#include "game/table/frame/frame.h"
#include "game/table/seating.h"
#include "game/wotr/figures/card_stacks.h"
#include "game/wotr/figures/counters.h"
#include "game/wotr/figures/dice.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/figure_kinds.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/figures/places/places.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using wotr::Figure;
using wotr::Side;

constexpr float kCardHeight = 0.08F;

wotr_figures::DiceSet set_of(std::uint8_t side) {
  return static_cast<Side>(side) == Side::kFree ? wotr_figures::DiceSet::kFree
                                                : wotr_figures::DiceSet::kShadow;
}

engine::Model settlement_model(const wotr::Region& region) {
  return wotr_figures::place_model(
      region.id, region.fortification ? "fortification" : id_of(region.settlement),
      id_of(region.nation));
}

bool is_figure(const Model& model) {
  return model.kind == PieceKind::kFigure || model.kind == PieceKind::kFellowship;
}

/// Signs that are read from across the table.
bool is_sign(const Model& model) {
  switch (model.kind) {
    case PieceKind::kFigure:
    case PieceKind::kFellowship:
    case PieceKind::kSettlement:
    case PieceKind::kControl:
    case PieceKind::kSiege: return false;
    default: return true;
  }
}

/// The shape of anything but a figure.
engine::Mesh thing_mesh(const wotr::Rules& rules, const Model& model) {
  switch (model.kind) {
    case PieceKind::kFigure:
    case PieceKind::kFellowship: break;
    case PieceKind::kSettlement:
      return settlement_model(region_of(rules, static_cast<wotr::RegionId>(model.a))).full;
    case PieceKind::kControl: return wotr_figures::control_marker_mesh(set_of(model.a));
    case PieceKind::kSiege: return figures::siege_marker_mesh();
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

std::string figure_id_of(const Model& shape) {
  if (shape.kind == PieceKind::kFigure) return wotr_figures::figure_id(Figure{shape.a});
  return shape.a != 0 ? wotr_figures::kHiddenFellowshipId : wotr_figures::kFellowshipId;
}

}  // namespace

Model shape_of(const Model& model) {
  switch (model.kind) {
    case PieceKind::kSettlement:
    case PieceKind::kActionDie:
    case PieceKind::kCombatDie:
    case PieceKind::kDeck:
    case PieceKind::kDiscards: return {model.kind, model.a};
    case PieceKind::kHuntTile: return {model.kind};
    default: return model;
  }
}

glm::vec4 tint_of(const wotr::Rules& rules, const Model& model) {
  if (model.kind != PieceKind::kSettlement) return {1, 1, 1, 0};
  const wotr::Nation owner = region_of(rules, static_cast<wotr::RegionId>(model.a)).nation;
  const auto holder = static_cast<Side>(model.b);
  if (owner != wotr::kNoNation && side_of(owner) == holder) {
    return glm::vec4(glm::vec3(wotr_figures::nation_paint(id_of(owner))), 1);
  }
  const std::string_view captor = holder == Side::kFree ? "gondor" : "sauron";
  return glm::vec4(glm::vec3(wotr_figures::nation_paint(captor)), 1);
}

Girth girth_of(const Model& model) {
  switch (model.kind) {
    case PieceKind::kFellowship: return {wotr_figures::kFellowshipBaseRadius, 1.4F};
    case PieceKind::kSettlement: return {1.5F, 1.8F};
    case PieceKind::kFigure: {
      const Figure figure{model.a};
      if (wotr::is_character(figure)) return {0.75F, 2.4F};
      return figure == wotr::kNazgul ? Girth{0.8F, 2.6F} : Girth{0.66F, 2.0F};
    }
    case PieceKind::kActionDie:
    case PieceKind::kCombatDie: return {figures::kDieEdge * 0.6F, figures::kDieEdge};
    default: return {0.8F, 0.3F};
  }
}

engine::Mesh mesh_of(const wotr::Rules& rules, const figures::FigureModels& figures,
                     const Model& shape) {
  return is_figure(shape) ? figures.by_id.at(figure_id_of(shape)).full : thing_mesh(rules, shape);
}

engine::MeshId Models::mesh(const Model& model) {
  const Model shape = shape_of(model);
  const auto found = held_.find(shape);
  if (found != held_.end()) return found->second;
  const engine::MeshId id = add(shape);
  held_.emplace(shape, id);
  return id;
}

engine::MeshId Models::add(const Model& shape) {
  if (is_figure(shape)) {
    const engine::Model& figure = figures_.by_id.at(figure_id_of(shape));
    return renderer_.add_mesh(figure.full, figure.coarse);
  }
  const engine::Mesh mesh = thing_mesh(rules_, shape);
  return is_sign(shape) ? renderer_.add_furniture(mesh) : renderer_.add_mesh(mesh);
}

void Models::add_settlements(const Surroundings& world, const engine::Image& map) {
  for (int i = 0; i < wotr::kRegionCount; ++i) {
    const auto region = static_cast<wotr::RegionId>(i);
    engine::Model place = settlement_model(region_of(rules_, region));
    if (place.full.indices.empty()) continue;
    const glm::vec2 where = layout_of(world.layout, region).settlement;
    for (engine::Mesh* mesh : {&place.full, &place.coarse}) {
      paint_rims(*mesh, map, world.layout.size, where);
      seat(*mesh, world.ground, where);
    }
    const Model shape{PieceKind::kSettlement, wotr::byte_of(region)};
    held_.emplace(shape, renderer_.add_mesh(place.full, place.coarse));
  }
}

}  // namespace table
