#pragma once

#include "game/wotr/players/squire/weights.h"

namespace wotr_players::squire {

/// How a player takes the war: in these beliefs others who think in the squire's rooms differ.
struct Temper {
  weights::BySide point = weights::kPoint;
  weights::BySide hope = weights::kHope;
  weights::BySide risk = weights::kRisk;
  weights::BySide exposure = weights::kExposure;
  double free_step = weights::kFreeStep;
  double siege = weights::kLeast;        ///< chance below which no siege is begun
  double assault = weights::kLeast;      ///< and none is pressed
  double go_on = weights::kLeastToGoOn;  ///< below which a battle is broken off

  friend bool operator==(const Temper&, const Temper&) = default;
};

}  // namespace wotr_players::squire
