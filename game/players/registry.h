#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "game/players/judgement/evaluation.h"
#include "game/players/random_player.h"

namespace players {

/// The name of a seat that a person holds; nobody is made for it.
inline constexpr std::string_view kHuman = "human";
inline constexpr std::string_view kRandom = "random";

/// Makes a player for one seat of one match. The same seed gives the same player.
template <core::Game G>
using Maker = std::function<std::unique_ptr<Player<G>>(std::uint64_t seed)>;

/// Every player of a game that is no person, by name.
template <core::Game G>
using Registry = std::map<std::string, Maker<G>, std::less<>>;

/// What every game has; a game adds its own.
template <core::Game G>
Registry<G> standard_players() {
  Registry<G> registry;
  registry.emplace(kRandom,
                   [](std::uint64_t seed) { return std::make_unique<RandomPlayer<G>>(seed); });
  return registry;
}

/// What players of a game learn from finished games: the weights of an evaluation.
template <core::Game G>
struct School {
  using State = typename G::State;

  std::span<const FeatureRow> features;
  /// The prospects of each contestant, sides or seats, in an order of the game's own.
  std::function<std::vector<Description>(const State&)> describe;
  /// Which of them won a finished game.
  std::function<std::size_t(const State&)> winner;
  /// Positions are told apart where an action begins: nothing is half done.
  bool (*begins_action)(const core::Decision& decision);
};

/// The players that a game brings: the files that they are made of, below its data folder, and how.
/// An Error names the file, the place and the reason.
template <core::Game G>
struct Roster {
  std::vector<std::string> files{};
  base::Result<Registry<G>> (*make)(std::span<const core::DataFile> files) =
      [](std::span<const core::DataFile>) -> base::Result<Registry<G>> {
    return standard_players<G>();
  };
  std::function<School<G>(const typename G::Rules&)> school{};  ///< where some of them learn
};

/// "human, random …", for sentences.
template <core::Game G>
std::string names_of(const Registry<G>& registry) {
  std::string names(kHuman);
  for (const auto& [name, maker] : registry) names += ", " + name;
  return names;
}

}  // namespace players
