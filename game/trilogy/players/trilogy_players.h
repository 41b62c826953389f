#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/players/registry.h"
#include "rules/trilogy/game.h"

namespace trilogy_players {

inline constexpr std::string_view kSquire = "squire";
inline constexpr std::string_view kSteward = "steward";
inline constexpr std::string_view kRanger = "ranger";
inline constexpr std::string_view kWizard = "wizard";

/// What those are made of who can be seated at the Trilogy Edition beside a person, and how.
players::Roster<trilogy::Game> roster();

/// Those of them that are made of no file.
players::Registry<trilogy::Game> plain_players();

/// The names of them all.
std::vector<std::string> player_names();

/// What a person may choose from at a seat; the plainest, first, is who sits down when nobody is
/// named.
std::vector<std::string> offered_players();

}  // namespace trilogy_players
