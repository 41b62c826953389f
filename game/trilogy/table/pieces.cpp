#include "game/trilogy/table/pieces.h"

#include "game/figures/dice.h"
#include "game/figures/palette.h"
#include "game/trilogy/figures/palette.h"
#include "game/trilogy/table/frame/frame.h"

namespace trilogy_table {
namespace {

using table::Moves;
using table::PickCylinder;
using table::PieceModel;
using table::PieceRole;
using table::PieceTraits;
using trilogy_figures::Rank;

/// A piece of an army may be changed for others of the same worth where it stands: they are one
/// thing. Leaders are another.
void set_figure(const PieceModel& model, PieceTraits& traits) {
  const auto rank = static_cast<Rank>(model.b);
  traits.role = PieceRole::kFigure;
  traits.moves = Moves::kWhenTold;
  traits.side = model.a;
  traits.identity = {model.kind, model.a, static_cast<std::uint8_t>(rank == Rank::kLeader)};
  traits.tint =
      glm::vec4(glm::vec3(trilogy_figures::colour_paint(static_cast<trilogy::Colour>(model.a))), 1);
  traits.pick_cylinder =
      rank == Rank::kFoot ? PickCylinder{0.66F, 2.0F} : PickCylinder{0.78F, 2.6F};
}

/// Its pennant flies the owner's colour.
void set_place(const PieceModel& model, PieceTraits& traits) {
  traits.shape = traits.identity = {model.kind, model.a};
  traits.tint = glm::vec4(glm::vec3(figures::paints::kVellum), 1);
  if (model.b != kUnowned) {
    traits.tint = glm::vec4(
        glm::vec3(trilogy_figures::colour_paint(static_cast<trilogy::Colour>(model.b))), 1);
  }
  traits.shades_ground = false;
  traits.growth_afar = 0.25F;
  traits.pick_cylinder = {1.5F, 1.8F};
}

}  // namespace

PieceTraits traits_of(const PieceModel& model, const table::Spot& spot) {
  PieceTraits traits;
  traits.identity = traits.shape = model;
  switch (kind_of(model)) {
    case PieceKind::kFigure: set_figure(model, traits); break;
    case PieceKind::kRing:
      traits.role = PieceRole::kTraveller;
      traits.mark = table::PieceMark::kRing;
      traits.flies = true;  // its path knows no rivers (T-004)
      traits.growth_afar = 0.5F;
      traits.pick_cylinder = {1.0F, 1.2F};
      traits.thing = thing(FramePart::kRing);
      break;
    case PieceKind::kDie:
      traits.role = PieceRole::kDie;
      traits.side = model.a;
      traits.shape = {model.kind, model.a};
      traits.pick_cylinder = {figures::kDieEdge * 0.6F, figures::kDieEdge};
      break;
    case PieceKind::kPlace: set_place(model, traits); break;
    case PieceKind::kShip:
      traits.shape = {model.kind};
      traits.shades_ground = false;
      traits.growth_afar = 0.4F;
      break;
    case PieceKind::kStep: traits.thing = thing(FramePart::kStep, spot.value); break;
    case PieceKind::kDeck: traits.thing = thing(FramePart::kDeck, model.a); break;
    case PieceKind::kDiscards: traits.thing = thing(FramePart::kDiscards, model.a); break;
    case PieceKind::kCard: break;
  }
  return traits;
}

table::Piece piece_of(const PieceModel& model, const table::Spot& spot, const engine::Pose& pose,
                      float scale) {
  const bool is_on_map = zone_of(spot) == Zone::kMap;
  return {.model = model,
          .spot = spot,
          .region = is_on_map ? table::RegionId{spot.value} : table::kNoRegion,
          .pose = pose,
          .scale = scale,
          .is_on_map = is_on_map,
          .traits = traits_of(model, spot)};
}

}  // namespace trilogy_table
