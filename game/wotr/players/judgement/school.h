#pragma once

#include "game/players/registry.h"
#include "rules/wotr/game.h"

namespace wotr_players::judgement {

/// How the evaluation of War of the Ring is learned: two contestants, of whom the Free Peoples are
/// described and the Shadow has what is left. `rules` outlive it.
players::School<wotr::Game> school(const wotr::Rules& rules);

}  // namespace wotr_players::judgement
