#pragma once

#include <optional>
#include <span>

#include "game/table/game_table.h"
#include "game/table/spotlight.h"
#include "rules/core/event.h"
#include "rules/wotr/view/view.h"

namespace wotr_table {

/// What the pending decision lights up on the map, and the group that is being gathered.
table::Spotlight spotlight_of(const wotr::Rules& rules, const wotr::View& view);

/// The regions that the pending question is about: what it offers, where the group goes from and
/// to, where the battle is. Empty when it is not about the map.
wotr::RegionSet regions_in_question(const wotr::View& view);

/// The regions where the events happened: figures came or went, a battle began, a place was taken.
wotr::RegionSet regions_of(std::span<const core::Event> events);

/// A battle that is fought, and the Hunt with its box and the Fellowship's track.
/// Where the Ring-bearers are, as far as everybody knows; the Mordor Track lies in Gorgoroth.
wotr::RegionId land_of_bearers(const wotr::Rules& rules, const wotr::Fellowship& fellowship);

table::Staged staged_of(const wotr::Rules& rules, const wotr::View& view);

/// What a touch on a region answers, if the decision offers it.
std::optional<core::Action> action_at(const wotr::View& view, wotr::RegionId region);

}  // namespace wotr_table
