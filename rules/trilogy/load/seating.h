#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

inline constexpr std::string_view kSeatsOption = "seats";
inline constexpr std::string_view kPlayersOption = "players";
inline constexpr std::string_view kThreeSharesOption = "setup.threeShares";

/// Who sits where: the colours of the chosen "seats", or for so many players yellow, red, green,
/// black, of three without green.
Seating read_seating(const base::JsonReader& chosen, int players, ThreeShares of_three);

/// Saves of version 1 do not say how the cards of three are shared: it was the second of a side
/// that was dealt neutral ones alone.
void name_older_options(nlohmann::json& options, int rules_version);

/// What named seats mean for options that do not say more: those that are named play, in that
/// order; one alone is joined by others, and sides are as
/// equal as they can be. So do the "seats" of a position. An Error says why they cannot begin a
/// game: T-014 has one of each side where two play. Older games of two of one side go on.
base::Result<void> name_seats(nlohmann::json& options, std::span<const std::string> named,
                              const nlohmann::json* position);

}  // namespace trilogy
