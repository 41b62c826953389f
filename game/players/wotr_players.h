#pragma once

#include "game/players/fellowship_first.h"
#include "game/players/registry.h"
#include "game/players/squire/squire.h"

namespace players {

/// Who can be seated at War of the Ring beside a person.
inline Registry<wotr::Game> wotr_players() {
  Registry<wotr::Game> registry = standard_players<wotr::Game>();
  registry.emplace("fellowship-first",
                   [](std::uint64_t seed) { return std::make_unique<FellowshipFirst>(seed); });
  registry.emplace("squire", [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

}  // namespace players
