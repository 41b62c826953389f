#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

inline constexpr std::string_view kSeatsOption = "seats";
inline constexpr std::string_view kPlayersOption = "players";

/// Who sits where: the colours of the chosen "seats", or for so many players yellow, red, green,
/// black.
Seating read_seating(const base::JsonReader& chosen, int players);

/// What named seats mean for options that do not say more: those that are named play, in that
/// order; one alone is joined by the usual others. So do the "seats" of a position.
void name_seats(nlohmann::json& options, std::span<const std::string> named,
                const nlohmann::json* position);

}  // namespace trilogy
