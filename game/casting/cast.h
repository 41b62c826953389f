#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/casting/rules.h"
#include "rules/core/event.h"

namespace director {

/// What an event is worth to whoever looks on, and the shot that it asks for.
struct Part {
  int weight = 0;  ///< 0 is never looked at, 10 ends the game
  ShotKind shot = ShotKind::kHold;
};

/// By the kinds of a game's events.
using Cast = std::vector<Part>;

/// The file of a game's data that says it, of each of its events.
inline constexpr std::string_view kCastFile = "director.json";

/// `events` are the names of the game's events, by kind. An Error names one that is missing, or
/// that there is not.
base::Result<Cast> read_cast(std::string_view text, std::string_view name,
                             std::span<const std::string_view> events);

/// The weightiest of them.
Part part_of(const Cast& cast, std::span<const core::Event> events);

}  // namespace director
