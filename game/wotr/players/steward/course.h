#pragma once

#include <cstdint>

#include "game/wotr/players/steward/matter.h"

namespace wotr_players::steward {

// The plan of the game, found again from the view at every question.

/// What the Company does with this turn.
enum class Journey : std::uint8_t {
  kMarch,  ///< towards Mordor, unseen
  kRest,   ///< in a haven, until what is healed is worth less than the time
  kRun     ///< whatever it costs: the Track, or a war that is nearly lost
};
Journey journey_of(const Matter& matter);

/// How the Shadow means to win.
enum class Design : std::uint8_t {
  kMilitary,   ///< Settlements
  kCorruption  ///< the Hunt, when the Company is nearer to its end than the Armies are to theirs
};
Design design_of(const Matter& matter);

/// What a turn without a step costs the Company, as a chance to win.
double cost_of_turn(const Matter& matter);

/// The chance that the Ring is destroyed if nobody wins by the sword, as it stands.
double prospects_now(const Matter& matter);

}  // namespace wotr_players::steward
