#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace screens {

/// The name of a player without how it thinks: "wizard" of "wizard:5s:60".
std::string_view plain_player(std::string_view player);

/// The same without its strength only: "wizard:5s" of "wizard:5s:60".
std::string_view way_of(std::string_view player);

/// From 1 to 100, which is the strength of whom nothing is said.
int strength_of(std::string_view player);

/// A way of thinking, "wizard:5s", at that strength.
std::string with_strength(std::string_view way, int strength);

/// The names among these players, each once, in their order.
std::vector<std::string> plain_players(const std::vector<std::string>& players);

/// Those of them that have this name, however they think; whoever thinks shortest first.
std::vector<std::string> ways_of(const std::vector<std::string>& players, std::string_view name);

}  // namespace screens
