#pragma once

#include <string>
#include <string_view>

#include "game/lang/sentences.h"

namespace lang {

// English that stands in the data of a game beside what it is about: what a card does, what a rule
// decides, how a scenario begins, what a puzzle asks, what is written on the map. Other languages
// have it in data/lang/<game>/<language>.json, by these keys.

inline constexpr std::string_view kProse = "prose.";  ///< begins each of the keys

/// "prose.cards.lantern.effect": of a file by its name without ".json", of a scenario or a
/// chapter of the tutorial by that of its folder.
std::string prose_key(std::string_view file, std::string_view id, std::string_view field);

/// The words of that key; empty where there are none.
std::string prose(const Sentences& sentences, std::string_view file, std::string_view id,
                  std::string_view field);

/// All of a game. A file that cannot be read is left out: whoever reads it for what it is about
/// tells of it.
void add_prose(Sentences& sentences, const std::string& data, std::string_view game);

}  // namespace lang
