#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "game/match/folders/folders.h"
#include "game/match/luck.h"
#include "game/match/tables.h"
#include "game/players/registry.h"
#include "game/players/seating.h"

namespace fairness {

/// The rules of a game for so many players, and everybody who may sit there beside a person.
template <core::Game G>
struct Company {
  std::shared_ptr<const typename G::Rules> rules;
  players::Registry<G> registry;
};

template <class T>
T expected(base::Result<T> result) {
  if (!result) throw std::runtime_error(result.error());
  return result.take();
}

template <core::Game G>
Company<G> company(const players::Roster<G>& roster, int players) {
  const auto read = [](const std::vector<std::string>& names) {
    return expected(match::read_data_files(AMONHEN_DATA, G::kId, names));
  };
  const auto tables = match::make_tables<G>(read(G::data_files()), {{"players", players}});
  return {expected(tables).rules, expected(roster.make(read(roster.files)))};
}

/// The name with a manner of few playouts, where its player thinks.
template <core::Game G>
std::string in_haste(const players::Registry<G>& registry, const std::string& name, int playouts) {
  return registry.at(name).thinks() ? name + ":" + std::to_string(playouts) : name;
}

template <core::Game G>
std::unique_ptr<players::Player<G>> seat(const players::Registry<G>& registry,
                                         const std::string& player, std::uint64_t seed) {
  return expected(players::maker_of<G>(registry, player))(seed);
}

/// What the player answers at a state of which it is shown its seat's view.
template <core::Game G>
core::Action answer(players::Player<G>& player, const typename G::Rules& rules,
                    const typename G::State& state, core::Seat seat) {
  const typename G::View view = G::view(rules, state, core::viewer_of(seat));
  return player.choose(rules, view, G::decision_of(view), {});
}

/// Plays a game to its end with that player at every seat; `visit(state, pending, action)` sees
/// every choice of a seat among at least two.
template <core::Game G, class Visit>
typename G::State play(const Company<G>& company, const std::string& player, std::uint64_t seed,
                       Visit visit) {
  constexpr int kLongest = 200'000;
  const typename G::Rules& rules = *company.rules;
  std::vector<std::unique_ptr<players::Player<G>>> seated;
  for (const std::string_view name : G::seats(rules))
    seated.push_back(seat<G>(company.registry, player, players::player_seed(seed, name)));
  typename G::State state = G::new_state(rules);
  match::Luck luck(seed);
  for (int step = 0; step < kLongest; ++step) {
    const core::Decision pending = G::decision(rules, state);
    if (pending.is_over()) break;
    core::Action action;
    if (pending.is_chance()) {
      action = luck.draw(pending, G::stream_name(pending));
    } else {
      const auto at = static_cast<std::size_t>(core::index(pending.seat));
      action = answer<G>(*seated[at], rules, state, pending.seat);
      if (pending.actions.size() > 1) visit(state, pending, action);
    }
    G::apply(rules, state, action, nullptr);
  }
  return state;
}

}  // namespace fairness
