#pragma once

#include "game/players/fellowship_first.h"
#include "game/players/registry.h"
#include "game/players/squire/squire.h"

namespace players {

inline constexpr std::string_view kFellowshipFirst = "fellowship-first";

/// Who can be seated at War of the Ring beside a person.
inline Registry<wotr::Game> wotr_players() {
  Registry<wotr::Game> registry = standard_players<wotr::Game>();
  registry.emplace(kFellowshipFirst,
                   [](std::uint64_t seed) { return std::make_unique<FellowshipFirst>(seed); });
  registry.emplace("squire", [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

/// "fellowship-first" thinks of moving the Fellowship, which the Shadow never does.
inline bool is_of_use(std::string_view player, wotr::Side side) {
  return player != kFellowshipFirst || side == wotr::Side::kFree;
}

}  // namespace players
