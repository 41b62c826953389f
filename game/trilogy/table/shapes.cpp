#include "game/trilogy/table/shapes.h"

#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/card_stacks.h"
#include "game/figures/dice.h"
#include "game/figures/palette.h"
#include "game/trilogy/figures/emblems.h"
#include "game/trilogy/figures/places.h"
#include "game/trilogy/table/frame/frame.h"
#include "game/trilogy/table/pieces.h"

namespace trilogy_table {
namespace {

using trilogy_figures::Rank;

constexpr float kCardHeight = 0.08F;

/// Red for the attack, black for the defence, bone for all else.
engine::Mesh die_mesh(DieKind kind) {
  switch (kind) {
    case DieKind::kAttack:
      return figures::pip_die_mesh({engine::paint_from_srgb(0x9A231C), figures::paints::kBone});
    case DieKind::kDefence:
      return figures::pip_die_mesh({engine::paint_from_srgb(0x1F1C1B), figures::paints::kBone});
    case DieKind::kOther: break;
  }
  return figures::pip_die_mesh({figures::paints::kBone, figures::paints::kInk});
}

engine::Mesh ring_mesh() {
  engine::Mesh mesh = engine::torus(0.85F, 0.2F, 28, 10, figures::paints::kGold);
  engine::smooth_normals(mesh, 60);
  return engine::moved(std::move(mesh), {0, 0.2F, 0});
}

/// A little tower of brass that goes from step to step.
engine::Mesh step_marker_mesh() {
  constexpr std::array<glm::vec2, 8> kTurned{{{1.0F, 0},
                                              {0.95F, 0.25F},
                                              {0.55F, 0.45F},
                                              {0.45F, 1.5F},
                                              {0.8F, 1.75F},
                                              {0.75F, 2.1F},
                                              {0.3F, 2.4F},
                                              {0, 2.9F}}};
  engine::Mesh mesh = engine::lathe(kTurned, 16, figures::paints::kGold);
  engine::smooth_normals(mesh, 35);
  return mesh;
}

figures::CardBack back_of(std::uint8_t deck) {
  const bool is_territory = static_cast<trilogy::Deck>(deck) == trilogy::Deck::kTerritory;
  return {is_territory ? figures::paints::kMoss : figures::paints::kWax,
          trilogy_figures::deck_emblem(static_cast<trilogy::Deck>(deck))};
}

}  // namespace

table::PieceMesh mesh_of(const figures::FigureModels& figures, const table::PieceModel& shape) {
  switch (kind_of(shape)) {
    case PieceKind::kFigure: {
      const auto colour = static_cast<trilogy::Colour>(shape.a);
      return {trilogy_figures::figure_model(figures, colour, static_cast<Rank>(shape.b)), false};
    }
    case PieceKind::kRing: return {{ring_mesh(), {}}, true};
    case PieceKind::kDie: return {{die_mesh(static_cast<DieKind>(shape.a)), {}}, true};
    case PieceKind::kPlace: break;  // made for its place on the land
    case PieceKind::kShip: return {{trilogy_figures::ship_mesh(), {}}, false};
    case PieceKind::kStep: return {{step_marker_mesh(), {}}, true};
    case PieceKind::kDeck:
      return {{figures::deck_mesh(back_of(shape.a), kCardSize, kDeckHeight), {}}, true};
    case PieceKind::kDiscards:
      return {{figures::discards_mesh(back_of(shape.a), kCardSize, kDeckHeight), {}}, true};
    case PieceKind::kCard:
      return {{figures::deck_mesh(back_of(shape.a), kCardSize, kCardHeight), {}}, true};
  }
  return {};
}

}  // namespace trilogy_table
