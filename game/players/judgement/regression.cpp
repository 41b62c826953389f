#include "game/players/judgement/regression.h"

#include <algorithm>
#include <cmath>

#include "game/match/luck.h"

namespace players {
namespace {

/// Deterministic on every build, unlike std::shuffle.
void shuffle(std::vector<std::size_t>& order, match::Stream& stream) {
  for (std::size_t left = order.size(); left > 1; --left) {
    const std::size_t other = stream.below(static_cast<std::uint32_t>(left));
    std::swap(order[left - 1], order[other]);
  }
}

void chances_in(const Sample& sample, const Weights& weights, std::vector<double>& chances) {
  chances.clear();
  for (const Description& one : sample.contestants) chances.push_back(score(weights, one));
  to_chances(chances);
}

class Teacher {
 public:
  Teacher(const Schooling& schooling, Weights& weights)
      : schooling_(schooling), weights_(weights), squares_(weights.size(), 1e-3F) {}

  void teach(const Sample& sample, std::span<const float> target) {
    chances_in(sample, weights_, chances_);
    for (std::size_t one = 0; one < chances_.size(); ++one) {
      const double error = static_cast<double>(target[one]) - chances_[one];
      for (const Filled& filled : sample.contestants[one]) step(filled, error);
    }
  }

 private:
  void step(const Filled& filled, double error) {
    float& weight = weights_[filled.cell];
    const double slope =
        error * static_cast<double>(filled.amount) - schooling_.decay * static_cast<double>(weight);
    float& square = squares_[filled.cell];
    square += static_cast<float>(slope * slope);
    weight += static_cast<float>(schooling_.rate * slope / std::sqrt(static_cast<double>(square)));
  }

  const Schooling& schooling_;
  Weights& weights_;
  std::vector<float> squares_;
  std::vector<double> chances_;
};

/// What each position should have promised, contestant by contestant: from the last one backwards,
/// a mixture of what the next promises and of what it should have.
std::vector<std::vector<float>> targets_of(std::span<const Sample> samples, const Weights& weights,
                                           double trust) {
  std::vector<std::vector<float>> targets(samples.size());
  std::vector<double> chances;
  for (std::size_t left = samples.size(); left-- > 0;) {
    const Sample& sample = samples[left];
    std::vector<float>& target = targets[left];
    target.assign(sample.contestants.size(), 0);
    const bool is_last = left + 1 == samples.size() || samples[left + 1].game != sample.game;
    if (is_last) {
      target[sample.winner] = 1;
      continue;
    }
    chances_in(samples[left + 1], weights, chances);
    for (std::size_t one = 0; one < target.size(); ++one) {
      target[one] = static_cast<float>(trust * static_cast<double>(targets[left + 1][one]) +
                                       (1 - trust) * chances[one]);
    }
  }
  return targets;
}

double mean_loss(std::span<const Sample> samples, const std::vector<std::size_t>& chosen,
                 const Weights& weights) {
  std::vector<double> chances;
  double sum = 0;
  for (const std::size_t place : chosen) {
    chances_in(samples[place], weights, chances);
    sum -= std::log(std::max(1e-9, chances[samples[place].winner]));
  }
  return chosen.empty() ? 0 : sum / static_cast<double>(chosen.size());
}

double guess_loss(std::span<const Sample> samples, const std::vector<std::size_t>& chosen) {
  std::vector<double> wins;
  for (const std::size_t place : chosen) {
    wins.resize(std::max(wins.size(), samples[place].winner + 1));
    ++wins[samples[place].winner];
  }
  double sum = 0;
  for (const double number : wins) {
    const double share = number / static_cast<double>(chosen.size());
    if (share > 0) sum -= share * std::log(share);
  }
  return sum;
}

}  // namespace

Fit learn(std::span<const Sample> samples, const Schooling& schooling, Weights& weights) {
  std::vector<std::size_t> taught;
  std::vector<std::size_t> held_back;
  const auto every = static_cast<std::uint32_t>(std::lround(1 / schooling.held_back));
  for (std::size_t place = 0; place < samples.size(); ++place)
    (samples[place].game % every == 0 ? held_back : taught).push_back(place);
  match::Stream stream(schooling.seed, "learn");
  for (int round = 0; round < schooling.rounds; ++round) {
    // Nothing is promised before the first round: it learns from results.
    const auto targets = targets_of(samples, weights, round == 0 ? 1 : schooling.trust);
    Teacher teacher(schooling, weights);
    for (int epoch = 0; epoch < schooling.epochs; ++epoch) {
      shuffle(taught, stream);
      for (const std::size_t place : taught) teacher.teach(samples[place], targets[place]);
    }
  }
  return {mean_loss(samples, held_back, weights), guess_loss(samples, held_back), samples.size()};
}

}  // namespace players
