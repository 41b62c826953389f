#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "game/match/luck.h"
#include "game/players/manner.h"
#include "game/players/player.h"
#include "game/players/search/search.h"
#include "game/players/search/strength.h"

namespace players {

/// How long a player thinks, and how.
struct SearchLevel {
  Budget action{};       ///< for an action with all its questions, on each thread
  unsigned threads = 1;  ///< each grows a tree of its own; their tries are counted together
  SearchSettings settings{};
  int strength = kFullStrength;
};

/// The same player in the manner that somebody asks for.
inline SearchLevel in_manner(SearchLevel level, const Manner& manner) {
  if (manner.budget) {
    level.action = *manner.budget;
    level.threads = manner.threads;
  }
  level.strength = manner.strength;
  return level;
}

/// What is left of the budget of an action: each question takes half of it, for the first one
/// decides most.
class ActionBudget {
 public:
  explicit ActionBudget(const Budget& whole) : whole_(whole), left_(whole) {}

  Budget take(bool begins_action) {
    if (begins_action) left_ = whole_;
    left_ = {std::max(left_.playouts / 2, whole_.playouts / kLeastShare),
             std::max(left_.time / 2, whole_.time / kLeastShare)};
    return left_;
  }

 private:
  static constexpr int kLeastShare = 16;
  Budget whole_;
  Budget left_;
};

/// Notices when play within an action goes round: a game may let its player change to and fro, and
/// who thinks that as good as anything else would do so for ever.
class Rounds {
 public:
  /// This question was answered before, and another since then.
  bool comes_again(std::uint64_t question, bool begins_action) {
    if (begins_action) questions_.clear();
    if (!questions_.empty() && questions_.back() == question) return false;
    const bool again =
        std::find(questions_.begin(), questions_.end(), question) != questions_.end();
    questions_.push_back(question);
    return again;
  }

 private:
  std::vector<std::uint64_t> questions_;  ///< of the action, in their order
};

/// Searches before it answers. What it does depends on the views it is shown and on its seed; with
/// one thread and a number of playouts it does the same again.
template <core::Game G, Judge<G> J>
class SearchPlayer final : public Player<G> {
 public:
  using MakeJudge = std::function<J(const typename G::Rules&, std::uint64_t seed)>;

  SearchPlayer(SearchLevel level, MakeJudge make_judge, std::uint64_t seed)
      : level_(level),
        make_judge_(std::move(make_judge)),
        seed_(seed),
        slips_(seed, "slips"),
        budget_(level.action) {}

  core::Action choose(const typename G::Rules& rules, const typename G::View& view,
                      const core::Decision& decision, const std::stop_token& stop) override {
    thoughts_ = {};
    if (decision.actions.size() == 1) return decision.actions[0];
    grow_trees(rules);
    const bool begins_action = judge_->begins_action(decision);
    if (rounds_.comes_again(judge_->key(view), begins_action)) {
      return judge_->advise(view, decision);
    }
    const Budget budget = budget_.take(begins_action);
    const Findings found = search_all(view, decision, budget, stop);
    const std::size_t choice = taken(found.root, level_.strength, slips_);
    thoughts_ = thoughts_in(*judge_, view, found, choice);
    for (const auto& search : searches_) thoughts_.nodes += search->nodes();
    return found.root.choices[choice].action;
  }

  Thoughts thoughts() const override { return thoughts_; }

  std::optional<std::chrono::duration<double>> time_for(
      const core::Decision& decision) const override {
    if (!level_.action.goes_by_the_clock()) return std::nullopt;
    ActionBudget budget = budget_;
    return budget.take(!judge_ || judge_->begins_action(decision)).time;
  }

 private:
  void grow_trees(const typename G::Rules& rules) {
    if (judge_) return;
    judge_ = std::make_unique<J>(make_judge_(rules, seed_));
    for (unsigned thread = 0; thread < level_.threads; ++thread) {
      searches_.push_back(std::make_unique<Search<G, J>>(rules, make_judge_(rules, seed_),
                                                         level_.settings, seed_ + thread));
    }
  }

  /// What all trees found out, together.
  Findings search_all(const typename G::View& view, const core::Decision& decision,
                      const Budget& budget, const std::stop_token& stop) {
    std::vector<Findings> found(searches_.size());
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < searches_.size(); ++i) {
      helpers.emplace_back([&, i] { found[i] = searches_[i]->run(view, decision, budget, stop); });
    }
    found[0] = searches_[0]->run(view, decision, budget, stop);
    helpers.clear();  // joins them
    for (std::size_t i = 1; i < found.size(); ++i) add(found[0], found[i]);
    return std::move(found[0]);
  }

  static void add(Findings& all, const Findings& more) {
    all.root.visits += more.root.visits;
    all.root.sum += more.root.sum;
    for (std::size_t i = 0; i < more.root.choices.size(); ++i) {
      const Choice& tried = more.root.choices[i];
      const auto same =
          std::find_if(all.root.choices.begin(), all.root.choices.end(),
                       [&](const Choice& choice) { return choice.action == tried.action; });
      same->visits += tried.visits;
      same->sum += tried.sum;
      all.promises[static_cast<std::size_t>(same - all.root.choices.begin())].add(more.promises[i]);
    }
  }

  SearchLevel level_;
  MakeJudge make_judge_;
  std::uint64_t seed_;
  match::Stream slips_;  ///< what a player of less than full strength takes
  ActionBudget budget_;
  Rounds rounds_;
  std::unique_ptr<J> judge_;
  std::vector<std::unique_ptr<Search<G, J>>> searches_;
  Thoughts thoughts_;
};

}  // namespace players
