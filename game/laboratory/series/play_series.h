#pragma once

#include <chrono>

#include "base/json_text.h"
#include "game/laboratory/playout/playout.h"
#include "game/laboratory/series/audit.h"
#include "game/laboratory/series/milestones.h"
#include "game/laboratory/series/selfplay.h"
#include "game/laboratory/series/uses.h"
#include "game/set_up/table.h"

namespace laboratory {

/// One game of a series, from 0.
template <core::Game G>
PlayedGame play_one(const players::Registry<G>& registry, const set_up::Table<G>& table,
                    const SeriesRequest& series, std::uint64_t game) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const std::uint64_t seed = series.seed + game;
  typename G::State state = table.start;
  match::Luck luck(seed);
  Audit<G> audit;
  Milestones<G> milestones;
  Uses<G> uses(*table.rules);
  core::EventSink events;
  const auto watch = [&](const core::Decision& pending) {
    milestones.note(state);
    if (!series.audit) return;
    uses.note(events);
    events.clear();
    audit.note(*table.rules, state, pending);
  };
  const auto seated = seat_players<G>(*table.rules, registry, table.seating, seed);
  const Tally tally =
      play_out<G>(*table.rules, state, luck, seated, watch, series.audit ? &events : nullptr);
  uses.note(events);
  PlayedGame played{.seed = seed,
                    .winner = "nobody",
                    .victory = "unfinished",
                    .turns = G::turn(state),
                    .decisions = tally.counted,
                    .hash = {},
                    .seconds = std::chrono::duration<double>(Clock::now() - begin).count(),
                    .fault = audit.fault(),
                    .longest_turn = audit.longest_turn(),
                    .questions = audit.questions(),
                    .milestones = milestones.turns(),
                    .uses = {}};
  if (series.audit) played.uses = uses.times();
  if (series.audit && !tally.ended && played.fault.empty()) played.fault = "it does not end";
  if (const auto outcome = G::outcome(*table.rules, state)) {
    played.winner = outcome->winner;
    played.victory = outcome->victory;
  }
  if (series.hashes) played.hash = base::canonical_hash(G::state_json(*table.rules, state));
  return played;
}

}  // namespace laboratory
