#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/players/judgement/regression.h"

namespace laboratory {

struct LearnRequest {
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  /// Of a hundred decisions, so many fall at random: else what players never do is never judged.
  unsigned noise = 5;
  std::string keep;               ///< a file for the games that are played; none where empty
  std::vector<std::string> from;  ///< files of games that were kept: learned from, none are played
};

/// What was learned, and how well it tells the winner of games that were held back.
struct Lesson {
  std::string weights;  ///< the text of a weight file
  players::Fit fit;
};

}  // namespace laboratory
