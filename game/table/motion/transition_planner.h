#pragma once

#include <cstdint>
#include <vector>

#include "game/table/dice/dice_tray.h"
#include "game/table/motion/actor.h"
#include "game/table/motion/throws.h"
#include "game/table/pieces/battle.h"
#include "game/table/pieces/cues.h"
#include "game/table/pieces/mirror.h"

namespace table {

/// What the pieces are moved about by.
struct Staging {
  const Surroundings& world;
  Battle battle{};  ///< the battle in which it happens
  TrayPlace tray{};
  bool is_reduced = false;  ///< nothing travels: it fades where it was and in where it is
  ThrowSource source{};     ///< of its throws
};

/// Pairs what stands with what shall stand, and gives each its motion; the rest leaves or arrives.
std::vector<Actor> plan_transition(std::vector<Actor> standing, const std::vector<Piece>& target,
                                   const Cues& cues, const Staging& staging, std::uint32_t& throws);

}  // namespace table
