#pragma once

#include <span>

#include "game/table/motion/actor.h"

namespace table {

/// How a marching actor looks so far into its motion; `t` is 0 to 1.
void set_march(const Actor& actor, float t, Actor::Look& look);

/// Lets those who march from one place to another start one after the other, the foremost first,
/// and all of them after `start`.
void form_columns(std::span<Actor> actors, float start, const MotionStyle::March& style);

}  // namespace table
