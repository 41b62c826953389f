#pragma once

#include "game/session/opener_of.h"
#include "rules/trilogy/game.h"

namespace session {

// Compiled once, with opener.cpp.
extern template class SessionOf<trilogy::Game>;
extern template class OpenerOf<trilogy::Game>;

}  // namespace session
