#pragma once

#include <optional>
#include <span>

#include "game/table/game_table.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_table {

/// What the pending decision lights up on the map.
table::Spotlight spotlight_of(const trilogy::Rules& rules, const trilogy::View& view);

/// What the pending question is about: what it offers, and the invasion under way.
table::RegionSet in_question(const trilogy::View& view);

/// The territories of an invasion.
table::Staged staged_of(const trilogy::View& view);

/// The territories where the events happened.
table::RegionSet regions_of(std::span<const core::Event> events);

/// What a touch on a territory answers, if the decision offers it.
std::optional<core::Action> action_at(const trilogy::View& view, table::RegionId region);

}  // namespace trilogy_table
