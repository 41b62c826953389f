#pragma once

#include <optional>
#include <span>

#include "game/moments/moment_table.h"
#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// What is told by itself of the events, which led to the view; events that belong together are one
/// moment.
std::vector<screens::Moment> moments_of(const moments::Table& table, const lang::Sentences& words,
                                        const trilogy::Rules& rules, const trilogy::View& after,
                                        std::span<const core::Event> events);

/// As a moment has it; 0 for what is not told by itself.
int weight_of(const moments::Table& table, const lang::Sentences& words,
              const trilogy::Rules& rules, const core::Event& event);

/// Who does it; kNobody for what nobody does.
core::Seat seat_of(const trilogy::Rules& rules, const core::Event& event);

table::RegionSet places_of(const core::Event& event);

void draw_moment_sign(const Context& context, ImDrawList& list, const screens::Moment& moment,
                      ImVec2 centre, float size);

}  // namespace trilogy_screens
