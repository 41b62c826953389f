#pragma once

#include "game/players/registry.h"
#include "game/wotr/players/fellowship_first.h"
#include "game/wotr/players/squire/squire.h"

namespace wotr_players {

inline constexpr std::string_view kFellowshipFirst = "fellowship-first";

/// Who can be seated at War of the Ring beside a person.
inline players::Registry<wotr::Game> registry() {
  auto registry = players::standard_players<wotr::Game>();
  registry.emplace(kFellowshipFirst,
                   [](std::uint64_t seed) { return std::make_unique<FellowshipFirst>(seed); });
  registry.emplace("squire", [](std::uint64_t seed) { return std::make_unique<Squire>(seed); });
  return registry;
}

/// "fellowship-first" thinks of moving the Fellowship, which the Shadow never does.
inline bool is_of_use(std::string_view player, wotr::Side side) {
  return player != kFellowshipFirst || side == wotr::Side::kFree;
}

}  // namespace wotr_players
