#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "rules/core/game.h"

namespace core {

/// One way through a question that is asked again and again: how often each answer is given, and
/// the answers in an order in which they are legal, with the one that ends it.
struct Whole {
  std::vector<int> counts;  ///< by row of the Bundle
  std::vector<Action> answers;
};

/// A question that is asked again for each figure, as one: what may be answered, and every legal
/// whole of it.
struct Bundle {
  std::vector<Action> rows;
  std::vector<Whole> wholes;
};

/// Searches give up beyond so many.
inline constexpr std::size_t kMostWholes = 6000;

/// The whole with exactly these counts, or null.
inline const Whole* find_whole(const Bundle& bundle, std::span<const int> counts) {
  const auto found = std::ranges::find_if(
      bundle.wholes, [&](const Whole& whole) { return std::ranges::equal(whole.counts, counts); });
  return found == bundle.wholes.end() ? nullptr : &*found;
}

/// Some whole has at least these counts.
inline bool can_become_whole(const Bundle& bundle, std::span<const int> counts) {
  return std::ranges::any_of(bundle.wholes, [&](const Whole& whole) {
    return std::ranges::equal(counts, whole.counts, [](int some, int all) { return some <= all; });
  });
}

/// How many more answers there are in the wholes with at least these counts.
struct Further {
  int least = 0;
  int most = 0;
};
inline Further further(const Bundle& bundle, std::span<const int> counts) {
  const auto sum = [](std::span<const int> all) { return std::reduce(all.begin(), all.end()); };
  std::optional<Further> found;
  for (const Whole& whole : bundle.wholes) {
    const bool holds_them =
        std::ranges::equal(counts, whole.counts, [](int some, int all) { return some <= all; });
    if (!holds_them) continue;
    const int more = sum(whole.counts) - sum(counts);
    if (!found) found = Further{more, more};
    found = Further{std::min(found->least, more), std::max(found->most, more)};
  }
  return found.value_or(Further{});
}

/// Plays a repeated question to its end in every way. Two orders of the same answers are one.
template <Game G>
class BundleSearch {
 public:
  using State = typename G::State;

  /// `ends(action)` tells the answers that end the question from those that are counted.
  template <class Ends>
  static std::optional<Bundle> run(const typename G::Rules& rules, const State& state, Ends ends) {
    const Decision asked = G::decision(rules, state);
    BundleSearch search(rules, asked);
    if (!search.answer(state, asked, {}, {}, ends)) return std::nullopt;
    for (Whole& whole : search.bundle_.wholes) whole.counts.resize(search.bundle_.rows.size());
    return std::move(search.bundle_);
  }

 private:
  using Counts = std::vector<int>;

  BundleSearch(const typename G::Rules& rules, const Decision& asked)
      : rules_(rules), seat_(asked.seat), kind_(asked.kind) {}

  bool is_same_question(const Decision& next) const {
    return next.seat == seat_ && next.kind == kind_;
  }

  std::size_t row_of(Action action) {
    const auto known = std::ranges::find(bundle_.rows, action);
    const auto row = static_cast<std::size_t>(known - bundle_.rows.begin());
    if (known == bundle_.rows.end()) bundle_.rows.push_back(action);
    return row;
  }

  /// False when there are too many wholes.
  template <class Ends>
  bool answer(const State& state, const Decision& asked, const Counts& before,
              const std::vector<Action>& given, Ends ends) {
    for (const Action action : asked.actions) {
      State next = state;
      if (G::apply(rules_, next, action, nullptr).refused()) continue;
      Counts counts = before;
      if (!ends(action)) {
        const std::size_t row = row_of(action);
        counts.resize(std::max(counts.size(), row + 1));
        ++counts[row];
      }
      std::vector<Action> answers = given;
      answers.push_back(action);
      if (!goes_on(next, std::move(counts), std::move(answers), ends(action), ends)) return false;
    }
    return true;
  }

  template <class Ends>
  bool goes_on(const State& state, Counts counts, std::vector<Action> answers, bool is_ended,
               Ends ends) {
    while (!counts.empty() && counts.back() == 0) counts.pop_back();
    const Decision next = G::decision(rules_, state);
    if (is_ended || !is_same_question(next)) {
      if (whole_.insert(counts).second) bundle_.wholes.push_back({counts, std::move(answers)});
      return bundle_.wholes.size() <= kMostWholes;
    }
    if (!begun_.insert(counts).second) return true;
    return begun_.size() <= kMostWholes && answer(state, next, counts, answers, ends);
  }

  const typename G::Rules& rules_;
  Seat seat_;
  std::uint8_t kind_;
  Bundle bundle_;
  std::set<Counts> begun_;
  std::set<Counts> whole_;
};

}  // namespace core
