#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/screens/sheet.h"

namespace screens {

/// The name of a player without how it thinks: "wizard" of "wizard:5s:60".
std::string_view plain_player(std::string_view player);

/// The names among these players, each once, in their order.
std::vector<std::string> plain_players(const std::vector<std::string>& players);

/// Those of them that have this name, however they think.
std::vector<std::string> ways_of(const std::vector<std::string>& players, std::string_view name);

/// Who holds a seat, in words: "wizard, 5 seconds an action, strength 60 of 100".
std::string seated_words(const Sheet& sheet, std::string_view player);

}  // namespace screens
