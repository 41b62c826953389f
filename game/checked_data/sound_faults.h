#pragma once

#include <string>
#include <vector>

#include "game/lang/vocabulary.h"

namespace checked_data {

/// A sentence for each fault of data/<game>/sounds.json and music.json: an event without a row, a
/// row that nothing is true of, a sound or an instrument that is not baked. The captions' names are
/// added to the vocabulary. `facts` are what the table says of events beside their fields.
std::vector<std::string> read_sounds(const std::string& data, std::string_view game,
                                     const std::vector<lang::Argument>& facts,
                                     lang::Vocabulary& vocabulary);

}  // namespace checked_data
