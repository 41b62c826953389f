#pragma once

#include "game/players/registry.h"
#include "game/trilogy/players/trilogy_players.h"
#include "game/wotr/players/wotr_players.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"

namespace golden {

/// The machines of each game.
template <core::Game G>
players::Registry<G> registry_of();
template <>
inline players::Registry<wotr::Game> registry_of() {
  return wotr_players::plain_players();
}
template <>
inline players::Registry<trilogy::Game> registry_of() {
  return trilogy_players::plain_players();
}

}  // namespace golden
