#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/players/registry.h"
#include "rules/wotr/game.h"

namespace wotr_players {

inline constexpr std::string_view kFellowshipFirst = "fellowship-first";
inline constexpr std::string_view kSquire = "squire";
inline constexpr std::string_view kSteward = "steward";
inline constexpr std::string_view kCaptain = "captain";
inline constexpr std::string_view kRanger = "ranger";
inline constexpr std::string_view kWizard = "wizard";

/// What those are made of who can be seated at War of the Ring beside a person, and how.
players::Roster<wotr::Game> roster();

/// Those of them that are made of no file.
players::Registry<wotr::Game> plain_players();

/// The names of them all.
std::vector<std::string> player_names();

/// What a person may choose from at a seat; the plainest, first, is who sits down when nobody is
/// named.
std::vector<std::string> offered_players();

/// "fellowship-first" thinks of moving the Fellowship, which the Shadow never does.
inline bool is_of_use(std::string_view player, wotr::Side side) {
  return player != kFellowshipFirst || side == wotr::Side::kFree;
}

}  // namespace wotr_players
