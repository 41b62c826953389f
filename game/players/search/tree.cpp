#include "game/players/search/tree.h"

#include <algorithm>

namespace players {

Node& Tree::add(std::uint64_t key, const core::Decision& decision, core::Action advised,
                const Exploration& exploration) {
  Node& node = nodes_[key];
  const std::size_t others = decision.actions.size() - 1;
  const float advice = others == 0 ? 1 : static_cast<float>(exploration.advice_share);
  const float other = others == 0 ? 0 : (1 - advice) / static_cast<float>(others);
  node.choices.push_back({.action = advised, .prior = advice});
  for (const core::Action action : decision.actions) {
    if (action != advised) node.choices.push_back({.action = action, .prior = other});
  }
  return node;
}

std::size_t select(const Node& node, const Exploration& exploration) {
  const double visits = node.visits + 1;
  const auto in_view = static_cast<std::size_t>(exploration.widening + std::sqrt(visits));
  const double unseen =
      (node.visits == 0 ? 0.5 : node.sum / node.visits) - exploration.unseen_penalty;
  std::size_t best = 0;
  double most = -1e9;
  for (std::size_t i = 0; i < std::min(in_view, node.choices.size()); ++i) {
    const Choice& choice = node.choices[i];
    const bool is_advised = i == 0;
    const double worth =
        (choice.visits == 0 ? unseen : choice.mean()) + (is_advised ? exploration.trust : 0);
    const double bonus = exploration.constant * static_cast<double>(choice.prior) *
                         std::sqrt(visits) / (1.0 + choice.visits);
    if (worth + bonus <= most) continue;
    most = worth + bonus;
    best = i;
  }
  return best;
}

std::size_t most_tried(const Node& node) {
  const auto best = std::max_element(
      node.choices.begin(), node.choices.end(), [](const Choice& one, const Choice& other) {
        return one.visits != other.visits ? one.visits < other.visits : one.mean() < other.mean();
      });
  return static_cast<std::size_t>(best - node.choices.begin());
}

}  // namespace players
