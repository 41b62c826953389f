#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "game/match/match.h"
#include "game/match/saves/load.h"
#include "game/match/scenario.h"
#include "game/players/checked_seating.h"
#include "game/set_up/new_request.h"
#include "game/set_up/prepared_game.h"

namespace set_up {

/// A first position and who plays on from it, without persons.
template <core::Game G>
struct Table {
  std::shared_ptr<const typename G::Rules> rules;
  typename G::State start;
  players::Seating seating;
};

/// The request with what its scenario adds.
template <core::Game G>
base::Result<NewRequest> read_request(const PreparedGame<G>& game, const nlohmann::json& request) {
  base::Result<NewRequest> made = read_new_request(request);
  if (!made || made->scenario.empty()) return made;
  const auto scenario = match::read_scenario(game.data, G::kId, made->scenario);
  if (!scenario) return scenario.failure();
  if (auto done = match::take_scenario(*scenario, made->setup); !done) return done.failure();
  return made;
}

/// A game in which only the named seats play says what that means for its options. An Error says
/// why it cannot begin.
template <core::Game G>
base::Result<void> seat_named(NewRequest& made) {
  if constexpr (requires { G::name_seats(made.setup.options, made.seat_order, nullptr); }) {
    const auto& position = made.setup.position;
    return G::name_seats(made.setup.options, made.seat_order, position ? &*position : nullptr);
  }
  return {};
}

/// `tables_by_options` keeps what it makes for the next request with the same options.
template <core::Game G>
base::Result<Table<G>> make_table(const PreparedGame<G>& game,
                                  match::TablesByOptions<G>& tables_by_options,
                                  const nlohmann::json& request, const players::Seating& named) {
  base::Result<NewRequest> made = read_request(game, request);
  if (!made) return made.failure();
  count_players(made->setup.options, named);
  if (const base::Result<void> done = seat_named<G>(*made); !done) return done.failure();
  const auto& tables = tables_by_options.with(made->setup.options);
  if (!tables) return tables.failure();
  const auto seating =
      players::checked_seating<G>(*tables->rules, game.registry, named, players::kRandom);
  if (!seating) return seating.failure();
  for (const auto& [seat, player] : *seating) {
    if (player == players::kHuman) return base::Error{"a series is played without \"human\""};
  }
  const auto first = match::Match<G>::begin(*tables, made->setup);
  if (!first) return first.failure();
  return Table<G>{tables->rules, first->state(), *seating};
}

template <core::Game G>
base::Result<Table<G>> make_table(const PreparedGame<G>& game, const nlohmann::json& request,
                                  const players::Seating& named) {
  match::TablesByOptions<G> tables(game.files);
  return make_table(game, tables, request, named);
}

}  // namespace set_up
