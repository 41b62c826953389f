#include "game/table/marks/mark_layout.h"

#include <algorithm>
#include <glm/common.hpp>

namespace table {
namespace {

using engine::ScreenPart;

// One over another is worse than anything that a place may cost by itself.
constexpr float kOver = 60;
constexpr float kTouching = 12;
constexpr int kMostRounds = 12;
constexpr float kBetter = 1e-3F;

ScreenPart box_at(const MarkRequest& mark, std::size_t option) {
  const glm::vec2 middle = mark.options[option].middle;
  return {mark.reach.from + middle, mark.reach.to + middle};
}

float cost_of_both(const ScreenPart& one, const ScreenPart& other) {
  const float shared = shared_part(one, other);
  return shared > 0 ? kTouching + kOver * shared : 0;
}

/// All that it may ever cover.
ScreenPart extent_of(const MarkRequest& mark) {
  ScreenPart extent{glm::vec2(1e9F), glm::vec2(-1e9F)};
  for (const MarkOption& option : mark.options) {
    extent.from = glm::min(extent.from, option.middle + mark.reach.from);
    extent.to = glm::max(extent.to, option.middle + mark.reach.to);
  }
  return extent;
}

/// Marks that are moved one by one, and then two by two, as long as that is better.
class Solver {
 public:
  explicit Solver(std::span<const MarkRequest> marks)
      : marks_(marks), taken_(marks.size()), rivals_(marks.size()) {
    std::vector<ScreenPart> extents;
    for (const MarkRequest& mark : marks) extents.push_back(extent_of(mark));
    for (std::size_t i = 0; i < marks.size(); ++i) {
      taken_[i] = static_cast<std::size_t>(
          std::ranges::min_element(marks[i].options, {}, &MarkOption::cost) -
          marks[i].options.begin());
      for (std::size_t n = 0; n < marks.size(); ++n) {
        if (n != i && shared_part(extents[i], extents[n]) > 0) rivals_[i].push_back(n);
      }
    }
  }

  std::vector<std::size_t> solve() {
    move_each();
    for (int round = 0; round < kMostRounds && move_pairs(); ++round) move_each();
    return std::move(taken_);
  }

 private:
  /// Of a mark there, among all but one of the others.
  float cost(std::size_t mark, std::size_t option, std::size_t except) const {
    float sum = marks_[mark].options[option].cost;
    const ScreenPart box = box_at(marks_[mark], option);
    for (const std::size_t rival : rivals_[mark]) {
      if (rival != except) sum += cost_of_both(box, box_at(marks_[rival], taken_[rival]));
    }
    return sum;
  }

  bool is_over_another(std::size_t mark, std::size_t other) const {
    return shared_part(box_at(marks_[mark], taken_[mark]), box_at(marks_[other], taken_[other])) >
           0;
  }

  bool move_one(std::size_t mark) {
    float least = cost(mark, taken_[mark], mark) - kBetter;
    bool is_moved = false;
    for (std::size_t i = 0; i < marks_[mark].options.size(); ++i) {
      if (marks_[mark].options[i].cost >= least) continue;
      const float there = cost(mark, i, mark);
      if (there >= least) continue;
      least = there;
      taken_[mark] = i;
      is_moved = true;
    }
    return is_moved;
  }

  void move_each() {
    bool is_moved = true;
    for (int round = 0; round < kMostRounds && is_moved; ++round) {
      is_moved = false;
      for (std::size_t i = 0; i < marks_.size(); ++i) is_moved |= move_one(i);
    }
  }

  /// Where one alone cannot make room, its rival goes aside with it.
  bool move_both(std::size_t one, std::size_t other) {
    const auto costs_of = [&](std::size_t mark, std::size_t except) {
      std::vector<float> costs(marks_[mark].options.size());
      for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = cost(mark, i, except);
      return costs;
    };
    const std::vector<float> of_one = costs_of(one, other);
    const std::vector<float> of_other = costs_of(other, one);
    const auto both = [&](std::size_t i, std::size_t n) {
      return of_one[i] + of_other[n] +
             cost_of_both(box_at(marks_[one], i), box_at(marks_[other], n));
    };
    float least = both(taken_[one], taken_[other]) - kBetter;
    bool is_moved = false;
    for (std::size_t i = 0; i < of_one.size(); ++i) {
      for (std::size_t n = 0; n < of_other.size(); ++n) {
        if (of_one[i] + of_other[n] >= least || both(i, n) >= least) continue;
        least = both(i, n);
        taken_[one] = i;
        taken_[other] = n;
        is_moved = true;
      }
    }
    return is_moved;
  }

  bool move_pairs() {
    bool is_moved = false;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const bool is_over =
          std::ranges::any_of(rivals_[i], [&](std::size_t n) { return is_over_another(i, n); });
      if (!is_over) continue;
      for (const std::size_t rival : rivals_[i]) is_moved |= move_both(i, rival);
    }
    return is_moved;
  }

  std::span<const MarkRequest> marks_;
  std::vector<std::size_t> taken_;
  std::vector<std::vector<std::size_t>> rivals_;
};

}  // namespace

float shared_part(const ScreenPart& one, const ScreenPart& other) {
  const glm::vec2 shared = glm::min(one.to, other.to) - glm::max(one.from, other.from);
  if (shared.x <= 0 || shared.y <= 0) return 0;
  const glm::vec2 size = glm::min(one.to - one.from, other.to - other.from);
  return size.x * size.y > 0 ? shared.x * shared.y / (size.x * size.y) : 0;
}

std::vector<std::size_t> lay_out_marks(std::span<const MarkRequest> marks) {
  return Solver(marks).solve();
}

}  // namespace table
