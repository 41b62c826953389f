#pragma once

#include "game/session/opener_of.h"
#include "rules/wotr/game.h"

namespace session {

// Compiled once, with opener.cpp.
extern template class SessionOf<wotr::Game>;
extern template class OpenerOf<wotr::Game>;

}  // namespace session
