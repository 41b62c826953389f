#pragma once

#include "game/players/registry.h"
#include "rules/trilogy/game.h"

namespace trilogy_players::judgement {

/// How the evaluation of the Trilogy Edition is learned: each seat is a contestant, where a turn
/// begins. `rules` outlive it.
players::School<trilogy::Game> school(const trilogy::Rules& rules);

}  // namespace trilogy_players::judgement
