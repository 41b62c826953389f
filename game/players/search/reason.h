#pragma once

#include <cstddef>
#include <optional>

#include "game/players/search/search.h"

namespace players {

/// The topic by which the choice is most ahead of what else was tried, weighed by tries; nothing
/// where it is ahead by none, or nothing else was tried.
std::optional<std::size_t> telling_topic(const Findings& findings, std::size_t choice);

}  // namespace players
