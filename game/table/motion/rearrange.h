#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/table/dice/dice_tray.h"
#include "game/table/dice/throws.h"
#include "game/table/motion/actor.h"
#include "game/table/motion/clash.h"
#include "rules/core/event.h"

namespace table {

/// What the pieces are moved about by.
struct Staging {
  const Surroundings& world;
  Clash clash{};  ///< the battle in which it happens
  TrayPlace tray{};
  bool is_reduced = false;  ///< nothing travels: it fades where it was and in where it is
  ThrowSource source{};     ///< of its throws
};

/// Pairs what stands with what shall stand, and gives each its motion; the rest leaves or arrives.
std::vector<Actor> rearrange(std::vector<Actor> standing, const std::vector<Piece>& target,
                             std::span<const core::Event> events, const Staging& staging,
                             std::uint32_t& throws);

}  // namespace table
