#pragma once

#include <vector>

#include "game/table/motion/actor.h"
#include "game/table/pieces/cues.h"

// What is on the stage only while an event is shown, and stands in no mirror.
namespace table {

/// Dice that belong nowhere on the table: they lie where they fall, and go.
std::vector<Actor> thrown_dice(const Cues& cues);

/// Cards between their pile and their owner; in reduced motion they fade at their pile.
std::vector<Actor> travelling_cards(const Cues& cues, const MotionStyle& style, bool is_reduced);

}  // namespace table
