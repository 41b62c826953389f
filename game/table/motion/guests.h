#pragma once

#include <span>
#include <vector>

#include "game/table/motion/actor.h"
#include "rules/core/event.h"
#include "rules/wotr/game.h"

// What is on the stage only while an event is shown, and stands in no mirror.
namespace table {

/// Dice of hunts, battles and cards. They belong nowhere on the table: they lie where they fall,
/// and go.
std::vector<Actor> thrown_dice(std::span<const core::Event> events, const wotr::Rules& rules);

/// Cards between their deck and their owner; in reduced motion they fade at their deck.
std::vector<Actor> travelling_cards(std::span<const core::Event> events, const MotionStyle& style,
                                    bool is_reduced);

}  // namespace table
