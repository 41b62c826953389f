#pragma once

#include "game/session/narrator.h"
#include "rules/wotr/game.h"

namespace wotr_session {

/// What the log says of War of the Ring: each event, and of a card that changed nothing that it did
/// not. `words` outlives the narrator.
session::Narrator<wotr::Game> narrator(const lang::Sentences& words);

}  // namespace wotr_session
