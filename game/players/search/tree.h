#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "rules/core/decision.h"

namespace players {

/// How a search weighs what it has seen against what it has not.
struct Exploration {
  double constant = 1.2;         ///< of PUCT (Rosin 2011)
  double advice_share = 0.5;     ///< of the prior that the advised action has alone
  double trust = 0;              ///< what is not advised must promise so much more
  double unseen_penalty = 0.02;  ///< an untried action is worth so much less than its node
  double widening = 2;           ///< actions in view at first, and more with the root of visits
};

/// One answer to a question, as far as it has been tried.
struct Choice {
  core::Action action;
  float prior = 0;
  std::uint32_t visits = 0;
  double sum = 0;  ///< of what it brought to the seat that chooses

  double mean() const { return visits == 0 ? 0 : sum / visits; }
};

/// A question as a seat knows it.
struct Node {
  std::vector<Choice> choices;  ///< the advised one first
  std::uint32_t visits = 0;
  double sum = 0;
};

/// Questions by what their seat knows: worlds that look the same to it share a node.
class Tree {
 public:
  Node* find(std::uint64_t key) {
    const auto found = nodes_.find(key);
    return found == nodes_.end() ? nullptr : &found->second;
  }
  Node& add(std::uint64_t key, const core::Decision& decision, core::Action advised,
            const Exploration& exploration);
  std::size_t size() const { return nodes_.size(); }
  void clear() { nodes_.clear(); }

 private:
  std::unordered_map<std::uint64_t, Node> nodes_;
};

/// The index of the choice that a playout tries next.
std::size_t select(const Node& node, const Exploration& exploration);
/// The index of the choice tried most often; of equals, the better.
std::size_t most_tried(const Node& node);

}  // namespace players
