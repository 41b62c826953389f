#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

#include "game/match/apply_offered.h"
#include "game/match/luck.h"
#include "game/players/budget.h"
#include "game/players/search/judge.h"
#include "game/players/search/tree.h"

namespace players {

/// How far a playout goes on with advice before the position is judged.
struct Horizon {
  int actions = 1;       ///< that are begun after the question, and not played
  int turns = 0;         ///< the same of turns, for who looks ahead by these: actions do not count
  int most_steps = 400;  ///< choices and throws
};

struct SearchSettings {
  Exploration exploration{};
  Horizon horizon{};
};

/// What the positions had to offer that a choice led to: the sum of their terms.
struct Promise {
  Terms sum{};
  std::uint32_t positions = 0;

  void add(const Terms& terms) {
    for (std::size_t topic = 0; topic < sum.size(); ++topic) sum[topic] += terms[topic];
    ++positions;
  }
  void add(const Promise& other) {
    for (std::size_t topic = 0; topic < sum.size(); ++topic) sum[topic] += other.sum[topic];
    positions += other.positions;
  }
};

/// What a search found out about a question.
struct Findings {
  Node root;
  std::vector<Promise> promises;  ///< of this search, by choice of the root
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
    typename G::State state = G::determinize(rules_, view, [&](std::uint32_t limit) {
                                return stream_.below(limit);
                              }).state;
    path_.clear();
    core::Decision decision = G::decision(rules_, state);
    bool in_tree = true;
    int begun = 0;  // after the first question
    const int first_turn = G::turn(state);
    for (int step = 0; step < settings_.horizon.most_steps && !decision.is_over(); ++step) {
      if (step > 0 && judge_.begins_action(decision)) ++begun;
      if (is_far_enough(begun, G::turn(state) - first_turn)) break;
      const core::Action action = decision.is_chance()           ? match::draw(decision, stream_)
                                  : decision.actions.size() == 1 ? decision.actions[0]
                                                                 : chosen(state, decision, in_tree);
      decision = match::apply_offered<G>(rules_, state, action, nullptr);
    }
    credit(judge_.values(state));
  }

  bool is_far_enough(int actions, int turns) const {
    const Horizon& horizon = settings_.horizon;
    return horizon.turns > 0 ? turns >= horizon.turns : actions >= horizon.actions;
  }

  core::Action chosen(const typename G::State& state, const core::Decision& decision,
                      bool& in_tree) {
    const typename G::View seen = G::view(rules_, state, core::viewer_of(decision.seat));
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
