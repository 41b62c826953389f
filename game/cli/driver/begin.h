#pragma once

#include <string>
#include <utility>

#include "game/set_up/table.h"

namespace cli {

/// A new match as the request `new` wants it: options, players, position or scenario, seed.
template <core::Game G>
base::Result<match::Match<G>> begin(const set_up::PreparedGame<G>& game,
                                    const nlohmann::json& request) {
  base::Result<set_up::NewRequest> made = set_up::read_request(game, request);
  if (!made) return made.failure();
  if (auto done = set_up::seat_named<G>(*made); !done) return done.failure();
  const auto tables = match::make_tables<G>(game.files, made->setup.options);
  if (!tables) return base::Error{"options: " + tables.error()};
  const auto seating =
      players::checked_seating<G>(*tables->rules, game.registry, made->seating, players::kHuman);
  if (!seating) return seating.failure();
  made->setup.seats = *seating;
  return match::Match<G>::begin(*tables, std::move(made->setup));
}

}  // namespace cli
