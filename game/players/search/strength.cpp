#include "game/players/search/strength.h"

#include <cmath>
#include <vector>

#include "game/players/manner.h"

namespace players {
namespace {

/// Of the weakest player.
constexpr Slack kMostSlack{.temperature = 2.5, .most_lost = 0.15};

/// Shares of a whole that one throw of so many sides can tell apart.
constexpr std::uint32_t kSides = 1u << 24;

}  // namespace

Slack slack_of(int strength) {
  const double lack = 1 - static_cast<double>(strength) / kFullStrength;
  const double share = lack * lack;  // a step of strength near the top shall not cost the most
  return {kMostSlack.temperature * share, kMostSlack.most_lost * share};
}

std::size_t taken(const Node& node, int strength, match::Stream& stream) {
  const std::size_t best = most_tried(node);
  if (strength >= kFullStrength || node.choices[best].visits == 0) return best;
  const Slack slack = slack_of(strength);
  const Choice& first = node.choices[best];
  const double floor = first.mean() - slack.most_lost;
  std::vector<double> shares(node.choices.size(), 0);
  double sum = 0;
  for (std::size_t i = 0; i < node.choices.size(); ++i) {
    const Choice& choice = node.choices[i];
    if (choice.visits == 0 || choice.mean() < floor) continue;
    const double ratio = static_cast<double>(choice.visits) / first.visits;
    shares[i] = std::pow(ratio, 1 / slack.temperature);
    sum += shares[i];
  }
  double left = sum * stream.below(kSides) / kSides;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (shares[i] == 0) continue;
    if (left < shares[i]) return i;
    left -= shares[i];
  }
  return best;
}

}  // namespace players
