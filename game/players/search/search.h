#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "game/match/luck.h"
#include "game/match/view_of_asked.h"
#include "game/players/budget.h"
#include "game/players/search/findings.h"
#include "game/players/search/playout.h"
#include "game/players/search/tree.h"

namespace players {

struct SearchSettings {
  Exploration exploration{};
  Horizon horizon{};
  bool grows = true;  ///< else it tries the answers to its own question only
};

/// Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): every playout begins
/// in another world that looks the same to the seat, and each seat's choices are gathered by what
/// that seat knows there. The tree is kept from question to question.
template <core::Game G, Judge<G> J>
class Search {
 public:
  Search(const typename G::Rules& rules, J judge, SearchSettings settings, std::uint64_t seed)
      : rules_(rules), judge_(std::move(judge)), settings_(settings), stream_(seed, "search") {}

  /// What the playouts found out about the question.
  Findings run(const typename G::View& view, const core::Decision& decision, const Budget& budget,
               const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::duration_cast<Clock::duration>(budget.time);
    Node& root = root_of(view, decision);
    promises_.assign(root.choices.size(), {});
    for (int played = 0; played < budget.playouts; ++played) {
      if (stop.stop_requested() || Clock::now() >= until) break;
      play_out(view);
      ++playouts_;
    }
    return {root, promises_};
  }

  std::uint64_t playouts() const { return playouts_; }
  std::size_t nodes() const { return tree_.size(); }

 private:
  static constexpr std::size_t kMostNodes = 200'000;

  struct Step {
    Node* node;
    std::size_t choice;
    core::Seat seat;
  };

  Node& root_of(const typename G::View& view, const core::Decision& decision) {
    const std::uint64_t key = judge_.key(view);
    if (tree_.size() > kMostNodes) tree_.clear();
    Node* root = tree_.find(key);
    if (root != nullptr) return *root;
    return tree_.add(key, decision, judge_.advise(view, decision), settings_.exploration);
  }

  void play_out(const typename G::View& view) {
    typename G::State state = any_world<G>(rules_, view, stream_);
    path_.clear();
    bool in_tree = true;
    play_to_horizon<G>(rules_, judge_, state, G::decision(rules_, state), settings_.horizon,
                       stream_, [&](const typename G::State& now, const core::Decision& decision) {
                         return chosen(now, decision, in_tree);
                       });
    credit(judge_.values(state));
  }

  core::Action chosen(const typename G::State& state, const core::Decision& decision,
                      bool& in_tree) {
    const typename G::View seen = match::view_of_asked<G>(rules_, state, decision);
    if (!in_tree) return judge_.advise(seen, decision);
    const std::uint64_t key = judge_.key(seen);
    Node* node = tree_.find(key);
    if (node == nullptr) {
      in_tree = false;
      node = &tree_.add(key, decision, judge_.advise(seen, decision), settings_.exploration);
      path_.push_back({node, 0, decision.seat});
    } else if (is_on_path(*node)) {  // to and fro: the tree would never come to an end
      in_tree = false;
      return judge_.advise(seen, decision);
    } else {
      path_.push_back({node, select(*node, settings_.exploration), decision.seat});
      in_tree = settings_.grows;
    }
    return node->choices[path_.back().choice].action;
  }

  bool is_on_path(const Node& node) const {
    return std::any_of(path_.begin(), path_.end(),
                       [&](const Step& step) { return step.node == &node; });
  }

  void credit(const SeatValues& values) {
    for (const Step& step : path_) {
      const double value = values[static_cast<std::size_t>(core::index(step.seat))];
      ++step.node->visits;
      step.node->sum += value;
      Choice& choice = step.node->choices[step.choice];
      ++choice.visits;
      choice.sum += value;
    }
    if (path_.empty()) return;
    promises_[path_.front().choice].add(judge_.terms(path_.front().seat));
  }

  const typename G::Rules& rules_;
  J judge_;
  SearchSettings settings_;
  match::Stream stream_;
  Tree tree_;
  std::vector<Step> path_;
  std::vector<Promise> promises_;  ///< by choice of the root
  std::uint64_t playouts_ = 0;
};

}  // namespace players
