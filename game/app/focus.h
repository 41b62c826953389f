#pragma once

#include <span>

#include "rules/core/event.h"
#include "rules/wotr/game.h"

namespace app {

/// The regions that the pending question is about: what it offers, where the group goes from and
/// to, where the battle is. Empty when it is not about the map.
wotr::RegionSet regions_in_question(const wotr::View& view);

/// The regions where the events happened: figures came or went, a battle began, a place was taken.
wotr::RegionSet regions_of(std::span<const core::Event> events);

}  // namespace app
