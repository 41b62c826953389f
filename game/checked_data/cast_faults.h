#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace checked_data {

/// What is wrong with data/<game>/director.json, which says of every event what it is worth to
/// whoever looks on, and with data/director.json and data/film.json, the rules for every game: a
/// sentence for each. `events` are the names of the game's events.
std::vector<std::string> cast_faults(const std::string& data, std::string_view game,
                                     std::span<const std::string_view> events);

}  // namespace checked_data
