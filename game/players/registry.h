#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

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

/// "human, random …", for sentences.
template <core::Game G>
std::string names_of(const Registry<G>& registry) {
  std::string names(kHuman);
  for (const auto& [name, maker] : registry) names += ", " + name;
  return names;
}

}  // namespace players
