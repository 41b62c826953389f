#pragma once

#include "game/laboratory/arena/play_bout.h"
#include "game/set_up/table.h"

namespace laboratory {

/// A table at which these players may meet; an Error where one of them is none. The game outlives
/// the contest.
template <core::Game G>
base::Result<Contest> contest_of(const set_up::PreparedGame<G>& game, const nlohmann::json& request,
                                 std::span<const std::string> named) {
  for (const std::string& player : named) {
    if (player == players::kHuman) return base::Error{"an arena is played without \"human\""};
    const base::Result<void> known = players::check_player<G>(game.registry, player);
    if (!known) return known.failure();
  }
  base::Result<set_up::Table<G>> table = set_up::make_table(game, request, {});
  if (!table) return table.failure();
  const core::Parties parties = core::parties_of<G>(*table->rules);
  const auto begins_action =
      game.roster.school ? game.roster.school(*table->rules).begins_action : nullptr;
  return Contest{
      parties.names, game.hash,
      [&game, table = *table, parties, begins_action](const Fixture& fixture) {
        const auto seated =
            seat_players<G>(*table.rules, game.registry,
                            seating_of<G>(*table.rules, parties, fixture.players), fixture.seed);
        return play_bout<G>({*table.rules, table.start, parties, begins_action}, seated, fixture);
      }};
}

}  // namespace laboratory
