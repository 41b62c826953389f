#include "game/wotr/figures/dice.h"

#include "engine/geometry/mesh_edit.h"
#include "game/figures/palette.h"
#include "game/wotr/figures/emblems.h"

namespace wotr_figures {

using figures::kDieFaces;

namespace {

figures::DieColours colours_of(DiceSet set) {
  return set == DiceSet::kFree
             ? figures::DieColours{figures::paints::kBone, engine::paint_from_srgb(0x1F4A7A)}
             : figures::DieColours{engine::paint_from_srgb(0x9A231C), figures::paints::kBone};
}

}  // namespace

const std::array<DieSymbol, kDieFaces>& die_symbols(DiceSet set) {
  using enum DieSymbol;
  static constexpr std::array<DieSymbol, kDieFaces> kFree{kCharacter,  kWill,  kMuster,
                                                          kMusterArmy, kEvent, kCharacter};
  static constexpr std::array<DieSymbol, kDieFaces> kShadow{kCharacter,  kArmy,  kMuster,
                                                            kMusterArmy, kEvent, kEye};
  return set == DiceSet::kFree ? kFree : kShadow;
}

int face_with(DiceSet set, DieSymbol symbol) {
  const auto& symbols = die_symbols(set);
  for (int face = 0; face < kDieFaces; ++face) {
    if (symbols[static_cast<std::size_t>(face)] == symbol) return face;
  }
  return -1;
}

engine::Mesh action_die_mesh(DiceSet set) {
  std::array<const figures::Emblem*, kDieFaces> signs{};
  for (std::size_t face = 0; face < signs.size(); ++face) {
    signs[face] = &die_symbol(die_symbols(set)[face]);
  }
  return figures::sign_die_mesh(colours_of(set), signs);
}

engine::Mesh combat_die_mesh(DiceSet set) { return figures::pip_die_mesh(colours_of(set)); }

}  // namespace wotr_figures
