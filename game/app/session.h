#pragma once

#include "game/session/session.h"
#include "rules/wotr/game.h"

namespace app {

using session::Session;

inline const wotr::Rules& rules_of(const Session& session) {
  return session.screen().view().rules<wotr::Game>();
}

/// As those who sit before the screen may see it.
inline const wotr::View& view_of(const Session& session) {
  return session.screen().view().as<wotr::Game>();
}

}  // namespace app
