#include "game/wotr/table/pieces.h"

#include "game/figures/bases.h"
#include "game/figures/siege_works.h"
#include "game/wotr/figures/dice.h"
#include "game/wotr/figures/figure_bases.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/table/frame/frame_things.h"
#include "rules/wotr/names/names.h"

namespace wotr_table {
namespace {

using table::Moves;
using table::PickCylinder;
using table::PieceMark;
using table::PieceModel;
using table::PieceRole;
using table::PieceTraits;
using table::Spot;
using wotr::Figure;
using wotr::Side;

/// What a tile says, as players call it; nothing on a special one.
std::string_view writing_on(wotr::Tile tile) {
  switch (tile) {
    case wotr::Tile::kZeroReveal: return "0 r";
    case wotr::Tile::kOne: return "1";
    case wotr::Tile::kOneReveal: return "1 r";
    case wotr::Tile::kTwo: return "2";
    case wotr::Tile::kTwoReveal: return "2 r";
    case wotr::Tile::kThree: return "3";
    default: return "";  // the Eye is carved on every tile; a special one is named by the panels
  }
}

/// Of the pennant of whoever holds the settlement.
glm::vec4 pennant_tint(const wotr::Rules& rules, const PieceModel& model) {
  const wotr::Nation owner = region_of(rules, static_cast<wotr::RegionId>(model.a)).nation;
  const auto holder = static_cast<Side>(model.b);
  if (owner != wotr::kNoNation && side_of(owner) == holder) {
    return glm::vec4(glm::vec3(wotr_figures::nation_paint(id_of(owner))), 1);
  }
  const std::string_view captor = holder == Side::kFree ? "gondor" : "sauron";
  return glm::vec4(glm::vec3(wotr_figures::nation_paint(captor)), 1);
}

/// He goes where the Fellowship goes, and is touched as a part of it.
void set_guide_of_fellowship(PieceTraits& traits) {
  traits.role = PieceRole::kTraveller;
  traits.moves = Moves::kAlways;
  traits.thing = thing(FramePart::kFellowship);
}

void set_figure(Figure figure, PieceTraits& traits) {
  traits.role = PieceRole::kFigure;
  traits.moves = Moves::kWhenTold;
  traits.side = wotr::byte_of(wotr::side_of(figure));
  // Nazgul need no path.
  traits.flies = figure == wotr::kNazgul || figure == wotr::figure_of(wotr::Character::kWitchKing);
  traits.pick_cylinder =
      figure == wotr::kNazgul ? PickCylinder{0.8F, 2.6F} : PickCylinder{0.66F, 2.0F};
  if (wotr::is_character(figure)) traits.pick_cylinder = {0.75F, 2.4F};
  if (figure == wotr::figure_of(wotr::Character::kGollum)) set_guide_of_fellowship(traits);
}

void set_fellowship(PieceTraits& traits) {
  traits.role = PieceRole::kTraveller;
  traits.mark = PieceMark::kRing;
  traits.growth_afar = 0.9F;
  traits.pick_cylinder = {wotr_figures::kFellowshipBaseRadius, 1.4F};
  traits.thing = thing(FramePart::kFellowship);
}

void set_settlement(const wotr::Rules& rules, const PieceModel& model, PieceTraits& traits) {
  traits.shape = traits.identity = {model.kind, model.a};
  traits.tint = pennant_tint(rules, model);
  traits.shades_ground = false;
  traits.growth_afar = 0.3F;
  traits.pick_cylinder = {1.5F, 1.8F};
}

/// Nobody is seen to stand on them from afar.
void set_posts(PieceTraits& traits) {
  traits.shades_ground = false;
  traits.growth_afar = -1;
}

/// From afar the tower alone stands for the works.
void set_siege_work(const PieceModel& model, PieceTraits& traits) {
  const bool is_tower = static_cast<figures::SiegeWork>(model.a) == figures::SiegeWork::kTower;
  traits.growth_afar = is_tower ? 0.4F : -1;
}

void set_die(const PieceModel& model, const Spot& spot, PieceTraits& traits) {
  traits.role = PieceRole::kDie;
  traits.side = model.a;
  traits.shape = {model.kind, model.a};
  traits.pick_cylinder = {figures::kDieEdge * 0.6F, figures::kDieEdge};
  if (kind_of(model) != PieceKind::kActionDie) return;
  const bool in_hunt_box = zone_of(spot) == Zone::kHuntBox;
  traits.identity = {model.kind, model.a};
  traits.moves = Moves::kWhenReceived;
  traits.receives = in_hunt_box;
  traits.thing = in_hunt_box ? thing(FramePart::kHuntBox) : thing(FramePart::kTray, model.a);
}

void set_pile(const PieceModel& model, PieceTraits& traits) {
  traits.shape = {model.kind, model.a};
  const bool is_deck = kind_of(model) == PieceKind::kDeck;
  traits.thing = thing(is_deck ? FramePart::kDeck : FramePart::kDiscards, model.a, model.b);
}

}  // namespace

PieceTraits traits_of(const wotr::Rules& rules, const PieceModel& model, const Spot& spot) {
  PieceTraits traits;
  traits.identity = traits.shape = model;
  switch (kind_of(model)) {
    case PieceKind::kFigure: set_figure(Figure{model.a}, traits); break;
    case PieceKind::kFellowship: set_fellowship(traits); break;
    case PieceKind::kSettlement: set_settlement(rules, model, traits); break;
    case PieceKind::kPosts: set_posts(traits); break;
    case PieceKind::kControl: traits.growth_afar = 0.7F; break;
    case PieceKind::kHuntTile:
      traits.shape = {model.kind};
      traits.mark = PieceMark::kWriting;
      traits.writing = writing_on(static_cast<wotr::Tile>(model.a));
      traits.thing = thing(FramePart::kHuntPool);
      break;
    case PieceKind::kActionDie:
    case PieceKind::kCombatDie: set_die(model, spot, traits); break;
    case PieceKind::kPolitical:
      traits.identity = {model.kind, model.a};
      traits.thing = thing(FramePart::kNation, model.a);
      break;
    case PieceKind::kCorruption:
    case PieceKind::kProgress: traits.thing = thing(FramePart::kFellowship); break;
    case PieceKind::kRing:
      traits.identity = {model.kind};
      traits.thing = thing(FramePart::kRings);
      break;
    case PieceKind::kDeck:
    case PieceKind::kDiscards: set_pile(model, traits); break;
    case PieceKind::kPeg: traits.thing = thing(FramePart::kVictory, model.a); break;
    case PieceKind::kSiege: set_siege_work(model, traits); break;
    case PieceKind::kCard: break;
  }
  return traits;
}

table::Piece piece_of(const wotr::Rules& rules, const PieceModel& model, const Spot& spot,
                      const engine::Pose& pose, float scale) {
  const bool is_on_map = zone_of(spot) == Zone::kMap;
  const wotr::RegionId region =
      is_on_map ? wotr::region_of(wotr::Place{spot.value}) : wotr::kNoRegion;
  return {.model = model,
          .spot = spot,
          .region = static_cast<table::RegionId>(region),
          .pose = pose,
          .scale = scale,
          .is_on_map = is_on_map,
          .traits = traits_of(rules, model, spot)};
}

}  // namespace wotr_table
