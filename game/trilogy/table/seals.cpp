#include "game/trilogy/table/seals.h"

#include <array>

#include "game/trilogy/figures/palette.h"

namespace trilogy_table {
namespace {

/// By colour; those of good have a pale rim, those of evil a dark one.
constexpr std::array kShapes{table::SealShape::kShield, table::SealShape::kSquare,
                             table::SealShape::kDisc, table::SealShape::kHexagon};
static_assert(kShapes.size() == trilogy::kColourCount);

}  // namespace

table::Formation seal_of(trilogy::Colour colour) {
  table::Formation formation;
  formation.side = trilogy::byte_of(colour);
  formation.shape = kShapes[trilogy::byte_of(colour)];
  formation.paint = trilogy_figures::colour_paint(colour);
  return formation;
}

}  // namespace trilogy_table
