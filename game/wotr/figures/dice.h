#pragma once

#include <array>

#include "engine/geometry/mesh.h"
#include "game/figures/dice.h"
#include "game/wotr/figures/emblems.h"

namespace wotr_figures {

/// Bone-white with blue inlay, or blood-red with inlay of bone.
enum class DiceSet { kFree, kShadow };

engine::Mesh action_die_mesh(DiceSet set);
/// With pips.
engine::Mesh combat_die_mesh(DiceSet set);

/// The symbols of an action die by face number. The Free Peoples' Character is on two
/// opposite faces.
const std::array<DieSymbol, figures::kDieFaces>& die_symbols(DiceSet set);

/// The first face with this symbol, or -1 if this die has none.
int face_with(DiceSet set, DieSymbol symbol);

}  // namespace wotr_figures
