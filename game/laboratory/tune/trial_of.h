#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "game/laboratory/arena/play_bout.h"
#include "game/laboratory/playout/make_all.h"
#include "game/laboratory/tune/trial.h"

namespace laboratory {

/// A table at which numbers are tried.
template <core::Game G>
struct TrialTable {
  std::shared_ptr<const typename G::Rules> rules;
  typename G::State start;
  core::Parties parties;
  const players::Roster<G>* roster;
  const players::Registry<G>* registry;  ///< of those whom the tried player meets
  std::vector<core::DataFile> files;     ///< of the roster
  std::size_t tried;                     ///< the one whose numbers are tried
  TrialRequest trial;
};

/// The party of the tried player in the game of that seed.
template <core::Game G>
const std::string& tried_party(const TrialTable<G>& table, std::uint64_t seed) {
  if (!table.trial.party.empty()) return table.trial.party;
  return table.parties.names[seed % table.parties.names.size()];
}

/// Whether the tried player, who is made by `registry`, wins the game of that seed.
template <core::Game G>
bool wins_trial(const TrialTable<G>& table, const players::Registry<G>& registry,
                std::uint64_t seed) {
  const std::string& party = tried_party(table, seed);
  const auto& against = table.trial.against;
  const std::string& other = against[seed / table.parties.names.size() % against.size()];
  const auto seats = G::seats(*table.rules);
  std::vector<SeatedPlayer<G>> seated;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const bool is_tried = table.parties.names[table.parties.of_seat[seat]] == party;
    const auto maker = is_tried ? players::maker_of<G>(registry, table.trial.player)
                                : players::maker_of<G>(*table.registry, other);
    seated.emplace_back((*maker)(players::player_seed(seed, seats[seat])));
  }
  const BoutTable<G> bout_table{*table.rules, table.start, table.parties};
  return play_bout<G>(bout_table, seated, {.players = {}, .seed = seed}).winner == party;
}

template <core::Game G>
base::Result<std::uint64_t> won_on_trial(const TrialTable<G>& table, const std::string& text,
                                         const TrialGames& games) {
  std::vector<core::DataFile> files = table.files;
  files[table.tried].text = text;
  const base::Result<players::Registry<G>> registry = table.roster->make(files);
  if (!registry) return registry.failure();
  const std::vector<char> won = make_all(games.count, games.threads, [&](std::size_t game) {
    return static_cast<char>(wins_trial(table, *registry, games.first_seed + game));
  });
  return static_cast<std::uint64_t>(std::count(won.begin(), won.end(), 1));
}

/// An Error where the request names nobody whose numbers lie in a file, nobody to play against, or
/// a party that is not at the table.
template <core::Game G>
base::Result<Trial> trial_of(TrialTable<G> table) {
  const TrialRequest& trial = table.trial;
  const std::string file = "players/" + trial.player + ".json";
  const auto& files = table.roster->files;
  const auto found = std::find(files.begin(), files.end(), file);
  if (found == files.end())
    return base::Error{"no file holds numbers of a player " + base::quoted(trial.player)};
  table.tried = static_cast<std::size_t>(found - files.begin());
  if (trial.against.empty()) return base::Error{"name whom it plays --against"};
  std::vector<std::string> seated = trial.against;
  seated.push_back(trial.player);  // a file may have another name than a player
  for (const std::string& player : seated) {
    const auto maker = players::maker_of<G>(*table.registry, player);
    if (!maker) return maker.failure();
  }
  const auto& parties = table.parties.names;
  if (!trial.party.empty() &&
      std::find(parties.begin(), parties.end(), trial.party) == parties.end())
    return base::Error{"there is no party " + base::quoted(trial.party)};
  const core::DataFile& tried = table.files[table.tried];
  return Trial{tried.name, tried.text, [table](const std::string& text, const TrialGames& games) {
                 return won_on_trial(table, text, games);
               }};
}

}  // namespace laboratory
