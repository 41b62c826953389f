#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/lang/sentences.h"

namespace checked_data {

/// What is wrong with the rules of a game as its players read them: a sentence for each. Every
/// option of the game has a ruling that they tell of.
std::vector<std::string> rule_book_faults(const std::string& data, std::string_view game,
                                          const lang::Sentences& words);

}  // namespace checked_data
