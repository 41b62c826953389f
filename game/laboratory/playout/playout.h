#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "game/match/apply_offered.h"
#include "game/match/luck.h"
#include "game/match/view_of_asked.h"
#include "game/players/registry.h"
#include "game/players/seating.h"

namespace laboratory {

/// A game that has not ended by then never will.
inline constexpr std::uint32_t kMostSteps = 200'000;

/// How a playout went. A decision counts only if a seat, not chance, chose among at least two.
struct Tally {
  std::uint32_t counted = 0;
  std::uint32_t steps = 0;
  bool ended = false;
};

/// Who sits at one seat. Random players need no view, so none is made for them.
template <core::Game G>
struct SeatedPlayer {
  std::unique_ptr<players::Player<G>> player;
  players::RandomPlayer<G>* random = nullptr;

  explicit SeatedPlayer(std::unique_ptr<players::Player<G>> made)
      : player(std::move(made)), random(dynamic_cast<players::RandomPlayer<G>*>(player.get())) {}

  core::Action choose(const typename G::Rules& rules, const typename G::State& state,
                      const core::Decision& decision) const {
    if (random != nullptr) return random->pick(decision);
    const typename G::View view = match::view_of_asked<G>(rules, state, decision);
    return player->choose(rules, view, G::decision_of(view), {});
  }
};

/// Plays to the end with nothing but the game's own functions. `watch` sees every decision;
/// `events` gathers what happens.
template <core::Game G, class Watch>
Tally play_out(const typename G::Rules& rules, typename G::State& state, match::Luck& luck,
               std::span<const SeatedPlayer<G>> seated, Watch&& watch,
               core::EventSink* events = nullptr) {
  Tally tally;
  core::Decision decision = G::decision(rules, state);
  for (; tally.steps < kMostSteps; ++tally.steps) {
    if (decision.is_over()) {
      tally.ended = true;
      break;
    }
    watch(decision);
    core::Action action;
    if (decision.is_chance()) {
      action = luck.draw(decision, G::stream_name(decision));
    } else {
      const auto seat = static_cast<std::size_t>(core::index(decision.seat));
      action = seated[seat].choose(rules, state, decision);
      tally.counted += decision.actions.size() > 1;
    }
    decision = match::apply_offered<G>(rules, state, action, events);
  }
  return tally;
}

/// The players of a complete seating, in the order of the seats. Each was found good.
template <core::Game G>
std::vector<SeatedPlayer<G>> seat_players(const typename G::Rules& rules,
                                          const players::Registry<G>& registry,
                                          const players::Seating& seating, std::uint64_t seed) {
  std::vector<SeatedPlayer<G>> seated;
  for (const std::string_view seat : G::seats(rules)) {
    const std::string& name = seating.at(std::string(seat));
    const auto maker = players::maker_of<G>(registry, name);
    seated.emplace_back((*maker)(players::player_seed(seed, seat)));
  }
  return seated;
}

}  // namespace laboratory
