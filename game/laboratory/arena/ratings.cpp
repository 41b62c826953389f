#include "game/laboratory/arena/ratings.h"

#include <algorithm>
#include <cmath>

namespace laboratory {
namespace {

constexpr double kDeviations = 1.959964;  // of a normal distribution, around 95 % of it
constexpr double kEloOfLog = 173.717793;  // points for a logarithm of odds: 400 / ln 10
constexpr double kPriorElo = 800;

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

/// By Gauss and Jordan; the matrix is positive definite.
Matrix inverse_of(Matrix left) {
  const std::size_t size = left.size();
  Matrix right(size, Row(size, 0));
  for (std::size_t i = 0; i < size; ++i) right[i][i] = 1;
  const auto subtract = [](Row& from, const Row& row, double factor) {
    for (std::size_t i = 0; i < row.size(); ++i) from[i] -= factor * row[i];
  };
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = left[pivot][pivot];
    for (double& value : left[pivot]) value /= scale;
    for (double& value : right[pivot]) value /= scale;
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = left[row][pivot];
      subtract(left[row], left[pivot], factor);
      subtract(right[row], right[pivot], factor);
    }
  }
  return right;
}

/// The chance of each party.
Row chances_of(const Result& result, const Row& strengths) {
  Row chances;
  double sum = 0;
  for (const std::size_t player : result.players) {
    chances.push_back(std::exp(strengths[player]));
    sum += chances.back();
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

struct Slopes {
  Row gradient;
  Matrix information;
};

Slopes slopes_at(const Row& strengths, std::span<const Result> results) {
  const double prior = std::pow(kEloOfLog / kPriorElo, 2);
  const std::size_t size = strengths.size();
  Slopes slopes{Row(size, 0), Matrix(size, Row(size, 0))};
  for (std::size_t i = 0; i < size; ++i) {
    slopes.gradient[i] = -prior * strengths[i];
    slopes.information[i][i] = prior;
  }
  for (const Result& result : results) {
    const Row chances = chances_of(result, strengths);
    slopes.gradient[result.players[result.winner]] += 1;
    for (std::size_t party = 0; party < chances.size(); ++party) {
      const std::size_t one = result.players[party];
      slopes.gradient[one] -= chances[party];
      slopes.information[one][one] += chances[party];
      for (std::size_t other = 0; other < chances.size(); ++other)
        slopes.information[one][result.players[other]] -= chances[party] * chances[other];
    }
  }
  return slopes;
}

}  // namespace

Interval wilson(std::uint64_t successes, std::uint64_t tries) {
  if (tries == 0) return {};
  const auto count = static_cast<double>(tries);
  const double share = static_cast<double>(successes) / count;
  const double square = kDeviations * kDeviations;
  const double middle = (share + square / (2 * count)) / (1 + square / count);
  const double half = kDeviations / (1 + square / count) *
                      std::sqrt(share * (1 - share) / count + square / (4 * count * count));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::vector<Rating> rate(std::size_t players, std::span<const Result> results) {
  constexpr int kSteps = 100;
  constexpr double kLongestStep = 1;
  Row strengths(players, 0);
  for (int step = 0; step < kSteps; ++step) {
    const Slopes slopes = slopes_at(strengths, results);
    const Matrix inverse = inverse_of(slopes.information);
    for (std::size_t i = 0; i < players; ++i) {
      double change = 0;
      for (std::size_t j = 0; j < players; ++j) change += inverse[i][j] * slopes.gradient[j];
      strengths[i] += std::clamp(change, -kLongestStep, kLongestStep);
    }
  }
  // What the prior says of the mean of all says nothing of anyone against the others.
  const double prior = std::pow(kEloOfLog / kPriorElo, 2);
  const double of_mean = 1 / (prior * static_cast<double>(players));
  const Matrix inverse = inverse_of(slopes_at(strengths, results).information);
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < players; ++i) {
    const double variance = std::max(0.0, inverse[i][i] - of_mean);
    ratings.push_back({kEloOfLog * strengths[i], kDeviations * kEloOfLog * std::sqrt(variance)});
  }
  return ratings;
}

}  // namespace laboratory
