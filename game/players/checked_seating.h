#pragma once

#include <string>

#include "game/players/registry.h"
#include "game/players/seating.h"

namespace players {

/// Every seat of a game with its player, `fallback` where none is named. An Error names a seat that
/// the game does not have, or a player that it does not have and those that there are.
template <core::Game G>
base::Result<Seating> checked_seating(const typename G::Rules& rules, const Registry<G>& registry,
                                      Seating named, std::string_view fallback) {
  auto seating = complete_seating(std::move(named), G::seats(rules), fallback);
  if (!seating) return seating;
  for (const auto& [seat, player] : *seating) {
    if (player == kHuman || registry.contains(player)) continue;
    return base::Error{"there is no player \"" + player + "\"; there are " + names_of(registry)};
  }
  return seating;
}

}  // namespace players
