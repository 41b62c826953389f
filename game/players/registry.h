#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "game/players/judgement/evaluation.h"
#include "game/players/manner.h"
#include "game/players/random_player.h"
#include "game/players/seating.h"

namespace players {

/// Who gives hints, where a game has it; it takes half of its time for one question.
inline constexpr std::string_view kAdvisor = "wizard:2s";

/// Makes a player for one seat of one match. The same seed gives the same player.
template <core::Game G>
using Maker = std::function<std::unique_ptr<Player<G>>(std::uint64_t seed)>;

/// A player that can be seated, and whether it thinks: who does not has no manner of doing it.
template <core::Game G>
class Entry {
 public:
  using ThinkerMaker = std::function<std::unique_ptr<Player<G>>(const Manner&, std::uint64_t seed)>;

  Entry(Maker<G> make) : make_plain_(std::move(make)) {}
  Entry(ThinkerMaker make) : make_thinker_(std::move(make)) {}

  bool thinks() const { return static_cast<bool>(make_thinker_); }
  Maker<G> in(const Manner& manner) const {
    if (!thinks()) return make_plain_;
    return [make = make_thinker_, manner](std::uint64_t seed) { return make(manner, seed); };
  }

 private:
  Maker<G> make_plain_;
  ThinkerMaker make_thinker_;
};

/// Every player of a game that is no person, by name.
template <core::Game G>
using Registry = std::map<std::string, Entry<G>, std::less<>>;

/// Makes the player of this name, thinking in the manner that is said with it: "squire",
/// "wizard:5s". An Error is one sentence.
template <core::Game G>
base::Result<Maker<G>> maker_of(const Registry<G>& registry, std::string_view player) {
  const std::string_view name = player_name(player);
  const auto entry = registry.find(name);
  if (entry == registry.end()) return base::Error{"there is no player " + base::quoted(player)};
  if (name != player && !entry->second.thinks()) {
    const std::string plain(name);
    return base::Error{base::quoted(player) + ": " + plain + " does not think; write " +
                       base::quoted(name)};
  }
  const base::Result<Manner> manner = manner_of(player);
  if (!manner) return manner.failure();
  return entry->second.in(*manner);
}

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
  /// The prospects of each contestant, in the order of the parties (parties.h).
  std::function<std::vector<Description>(const State&)> describe;
  /// Which of them won a finished game.
  std::function<std::size_t(const State&)> winner;
  /// Positions are told apart where an action begins: nothing is half done.
  bool (*begins_action)(const core::Decision& decision);
  bool by_turns = false;  ///< where a turn begins instead, as its players judge them
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
  /// What they have learned by now, for whoever looks back at a game; none where it is missing.
  base::Result<Weights> (*weights)(std::span<const core::DataFile> files) = nullptr;
};

/// "human, random …", for sentences.
template <core::Game G>
std::string names_of(const Registry<G>& registry) {
  std::string names(kHuman);
  for (const auto& [name, entry] : registry) names += ", " + name;
  return names;
}

}  // namespace players
