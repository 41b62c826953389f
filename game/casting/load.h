#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/casting/cast.h"
#include "game/casting/rules.h"

namespace director {

/// The file of the rules in the folder `data`.
base::Result<Rules> load_rules(const std::string& data);

/// The file of a game's cast there; `events` are the names of its events, by kind.
base::Result<Cast> load_cast(const std::string& data, std::string_view game,
                             std::span<const std::string_view> events);

}  // namespace director
