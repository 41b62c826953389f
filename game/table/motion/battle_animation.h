#pragma once

#include <span>

#include "game/table/motion/actor.h"
#include "game/table/pieces/battle.h"
#include "game/table/pieces/cues.h"

namespace table {

/// Makes the fight seen: when the dice have come to rest the front rank of those who threw thrusts
/// at the enemy, whoever is hit is lit for a moment, and the fallen topple away from the blow.
/// Counts on everybody's motion so far.
void animate_battle(std::span<Actor> actors, const Battle& battle, const Cues& cues,
                    const MotionStyle& style);
/// The same without any motion: only the light on those who are hit.
void show_hits(std::span<Actor> actors, const Battle& battle, const Cues& cues,
               const MotionStyle& style);

}  // namespace table
