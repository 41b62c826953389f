#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace players {

/// The name of a seat that a person holds; nobody is made for it.
inline constexpr std::string_view kHuman = "human";
inline constexpr std::string_view kRandom = "random";

/// Who sits where: seat name → player name.
using Seating = std::map<std::string, std::string>;

/// "SEAT=PLAYER,SEAT=PLAYER", as the command line says it.
base::Result<Seating> parse_seating(std::string_view text);

/// The seats of such a text, in the order in which they stand there.
std::vector<std::string> seats_in_order(std::string_view text);

/// Every seat of the game has a player, `fallback` where none is named; a seat that the game does
/// not have is an Error.
base::Result<Seating> complete_seating(Seating seating, std::span<const std::string_view> seats,
                                       std::string_view fallback);

/// The seed of the player of one seat in the match of that seed.
std::uint64_t player_seed(std::uint64_t match_seed, std::string_view seat);

}  // namespace players
