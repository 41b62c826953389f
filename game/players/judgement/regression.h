#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/players/judgement/evaluation.h"

namespace players {

/// A position of a finished game: how it looked for each contestant, and who won.
struct Sample {
  std::vector<Description> contestants;
  std::size_t winner = 0;
  std::uint32_t game = 0;  ///< those of one game follow each other in the order of play
};

struct Schooling {
  int rounds = 4;      ///< each learns from what the round before expected
  int epochs = 3;      ///< through all samples, in a round
  double trust = 0.8;  ///< lambda: how much of a result counts a position earlier
  double rate = 0.05;
  double decay = 1e-5;  ///< of every weight, towards none
  std::uint64_t seed = 1;
  double held_back = 0.1;  ///< share of the games that only measure
};

struct Fit {
  double loss = 0;        ///< mean logarithm of the chance that the winner had, held-back games
  double guess_loss = 0;  ///< the same of who knows nothing but how often each contestant wins
  std::size_t positions = 0;
};

/// Multinomial logistic regression by AdaGrad towards lambda returns: what the positions that
/// follow promise, and in the end the result. `weights` is where it begins, and what it improves.
Fit learn(std::span<const Sample> samples, const Schooling& schooling, Weights& weights);

}  // namespace players
