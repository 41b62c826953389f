#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace laboratory {

/// Of a share, with 95 % confidence.
struct Interval {
  double from = 0;
  double to = 1;
};

/// Wilson's score interval (1927); from nothing to everything where nothing was tried.
Interval wilson(std::uint64_t successes, std::uint64_t tries);

/// Who held the parties of a game, by number, and which party won.
struct Result {
  std::vector<std::size_t> players;
  std::size_t winner = 0;
};

struct Rating {
  double elo = 0;     ///< the mean of all players is 0
  double margin = 0;  ///< to both sides, with 95 % confidence
};

/// Strengths by maximum likelihood: a party wins by its player's share of all parties' strengths
/// (Bradley and Terry 1952; Luce 1959 for more than two). A prior of 800 points around the mean,
/// worth less than a game, keeps finite who has won or lost every game.
std::vector<Rating> rate(std::size_t players, std::span<const Result> results);

}  // namespace laboratory
