#pragma once

#include "game/players/registry.h"
#include "game/trilogy/players/squire/squire.h"

namespace trilogy_players {

/// Who can be seated at the Trilogy Edition beside a person.
inline players::Registry<trilogy::Game> registry() {
  auto registry = players::standard_players<trilogy::Game>();
  registry.emplace("squire", [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

/// The same as a Roster: these are made of no files.
inline players::Roster<trilogy::Game> roster() {
  return {{},
          [](std::span<const core::DataFile>) -> base::Result<players::Registry<trilogy::Game>> {
            return registry();
          }};
}

}  // namespace trilogy_players
