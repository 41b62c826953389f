#pragma once

#include <iterator>
#include <utility>
#include <vector>

#include "game/laboratory/learn/lesson.h"
#include "game/laboratory/learn/samples.h"
#include "game/laboratory/playout/make_all.h"
#include "game/set_up/table.h"

namespace laboratory {

inline constexpr std::string_view kLearned =
    "Learned from finished games: amonhen-cli learn. The sum of a position's weights is the "
    "logarithm of its odds.";

/// The games to learn from: those that were kept, or new ones.
template <core::Game G>
base::Result<std::vector<GameRecord>> games_of(const set_up::PreparedGame<G>& game,
                                               const set_up::Table<G>& table,
                                               const nlohmann::json& request,
                                               const LearnRequest& learn) {
  const nlohmann::json head{{"game", G::kId}, {"rules", G::kRulesVersion}, {"of", request}};
  std::vector<GameRecord> games;
  for (const std::string& path : learn.from) {
    auto kept = read_records(path, head);
    if (!kept) return kept.failure();
    std::move(kept->begin(), kept->end(), std::back_inserter(games));
  }
  if (!learn.from.empty()) return games;
  games = make_all(learn.games, learn.threads, [&](std::size_t number) {
    const std::uint64_t seed = learn.seed + number;
    const auto seated = seat_players<G>(*table.rules, game.registry, table.seating, seed);
    return play_record<G>(*table.rules, table.start, seated, seed, learn.noise);
  });
  if (learn.keep.empty()) return games;
  const base::Result<void> done = write_records(learn.keep, head, games);
  if (!done) return done.failure();
  return games;
}

/// The weights of an evaluation, from games that the request names or that are played for it.
template <core::Game G>
base::Result<Lesson> learn_from(const set_up::PreparedGame<G>& game, const nlohmann::json& request,
                                const players::Seating& named, const LearnRequest& learn) {
  if (!game.roster.school) return base::Error{"no player of this game learns"};
  base::Result<set_up::Table<G>> table = set_up::make_table(game, request, named);
  if (!table) return table.failure();
  const players::School<G> school = game.roster.school(*table->rules);
  const auto games = games_of(game, *table, request, learn);
  if (!games) return games.failure();
  const auto samples = in_one(make_all(games->size(), learn.threads, [&](std::size_t number) {
    return samples_of<G>(*table->rules, table->start, school, (*games)[number]);
  }));
  players::Weights weights(players::cell_count(school.features));
  const players::Fit fit = players::learn(samples, {.seed = learn.seed}, weights);
  return Lesson{players::weights_text(weights, school.features, kLearned), fit};
}

}  // namespace laboratory
