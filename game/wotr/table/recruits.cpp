#include "game/wotr/table/recruits.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "rules/wotr/game.h"
#include "rules/wotr/politics/muster.h"

namespace wotr_table {
namespace {

using core::Action;
using core::Decision;
using wotr::ActionKind;
using wotr::Figure;
using wotr::RegionId;
using wotr::State;
using Asked = wotr::DecisionKind;

/// On the map one finds a place among many sooner than in a list.
constexpr std::size_t kMostRowsOfCard = 16;
constexpr int kRecruitByCard = 124;

Asked question_of(const Decision& decision) { return static_cast<Asked>(decision.kind); }

bool is_by_die(const Decision& asked) {
  return question_of(asked) == Asked::kRecruitFigure || question_of(asked) == Asked::kRecruitRegion;
}

bool is_by_card(const Decision& asked) {
  const bool of_card =
      question_of(asked) == Asked::kCardFigure || question_of(asked) == Asked::kCardRegion;
  return of_card && asked.ruling.number == kRecruitByCard;
}

/// Who and where, as far as it has been said.
struct Recruit {
  Figure figure = wotr::kNoFigure;
  RegionId region = wotr::kNoRegion;
};

/// Where it stands that was in the reinforcements before.
RegionId came_to(const wotr::Rules& rules, const State& before, const State& after, Figure figure) {
  for (const RegionId region : wotr::recruit_regions(rules, before.board, figure)) {
    const auto count = [&](const State& state) {
      return wotr::count_of(wotr::figures_in(state.board, region), figure);
    };
    if (count(after) > count(before)) return region;
  }
  return wotr::kNoRegion;
}

class RecruitSearch {
 public:
  explicit RecruitSearch(const wotr::Rules& rules) : rules_(rules) {}

  std::optional<core::Bundle> run(const State& state) {
    const Decision asked = wotr::Game::decision(rules_, state);
    if (!is_by_die(asked) && !is_by_card(asked)) return std::nullopt;
    seat_ = asked.seat;
    by_die_ = is_by_die(asked);
    Recruit begun;
    if (question_of(asked) == Asked::kRecruitRegion) {
      begun.figure = wotr::fields_of<wotr::StepKind::kRecruitRegion>(state.pending.top()).figure;
    }
    if (!answer({state, asked, begun, {}, {}})) return std::nullopt;
    return finished();
  }

 private:
  using Counts = std::vector<int>;

  struct Way {
    State state;
    Decision asked;
    Recruit begun;  ///< of the next row
    Counts counts;
    std::vector<Action> answers;
  };

  bool goes_on(const Decision& next) const {
    return next.seat == seat_ && (by_die_ ? is_by_die(next) : is_by_card(next));
  }

  /// False when there are too many ways.
  bool answer(const Way& way) {
    for (const Action action : way.asked.actions) {
      Way next = way;
      next.asked = wotr::Game::apply_offered(rules_, next.state, action, nullptr);
      next.answers.push_back(action);
      if (!take(std::move(next), way, action)) return false;
    }
    return true;
  }

  bool take(Way next, const Way& before, Action action) {
    if (wotr::is(action, ActionKind::kStop)) return keep(next);
    if (wotr::is(action, ActionKind::kRegion)) next.begun.region = wotr::region_of(action);
    if (wotr::is(action, ActionKind::kFigure)) next.begun.figure = wotr::figure_of(action);
    if (is_half(next, before)) return answer(next);
    if (next.begun.region == wotr::kNoRegion) next.begun.region = region_by_itself(next, before);
    if (next.begun.region == wotr::kNoRegion) return false;
    count(next.counts, recruit_row(next.begun.figure, next.begun.region));
    next.begun = {};
    if (!goes_on(next.asked)) return keep(next);
    if (!begun_.insert(without_zeros(next.counts)).second) return true;
    return begun_.size() <= core::kMostWholes && answer(next);
  }

  /// The other half of the same figure is asked next.
  bool is_half(const Way& next, const Way& before) const {
    if (!goes_on(next.asked)) return false;
    if (by_die_) return question_of(next.asked) == Asked::kRecruitRegion;
    return question_of(before.asked) == Asked::kCardRegion &&
           question_of(next.asked) == Asked::kCardFigure;
  }

  /// The rules do not ask for the only place.
  RegionId region_by_itself(const Way& next, const Way& before) const {
    if (by_die_) return came_to(rules_, before.state, next.state, next.begun.figure);
    return before.state.board.event.region;
  }

  void count(Counts& counts, Action row) {
    const auto known = std::ranges::find(bundle_.rows, row);
    const auto place = static_cast<std::size_t>(known - bundle_.rows.begin());
    if (known == bundle_.rows.end()) bundle_.rows.push_back(row);
    counts.resize(std::max(counts.size(), place + 1));
    ++counts[place];
  }

  static Counts without_zeros(Counts counts) {
    while (!counts.empty() && counts.back() == 0) counts.pop_back();
    return counts;
  }

  bool keep(const Way& way) {
    const Counts counts = without_zeros(way.counts);
    if (whole_.insert(counts).second) bundle_.wholes.push_back({counts, way.answers});
    return bundle_.wholes.size() <= core::kMostWholes;
  }

  bool is_asked_twice() const {
    return std::ranges::any_of(bundle_.wholes, [](const core::Whole& whole) {
      const bool stops = wotr::is(whole.answers.back(), ActionKind::kStop);
      return stops || whole.answers.size() > 1;
    });
  }

  std::optional<core::Bundle> finished() {
    const bool is_long = !by_die_ && bundle_.rows.size() > kMostRowsOfCard;
    if (!is_asked_twice() || is_long) return std::nullopt;
    put_in_order();
    return std::move(bundle_);
  }

  /// Nation by Nation, and what comes to one place side by side.
  void put_in_order() {
    const auto rank = [&](std::size_t i) {
      const Action row = bundle_.rows[i];
      const wotr::Nation home = wotr::region_of(rules_, region_of_recruit(row)).nation;
      return std::tuple(wotr::byte_of(home), row.b, row.a);
    };
    std::vector<std::size_t> order(bundle_.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, rank);
    std::vector<Action> rows(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) rows[i] = bundle_.rows[order[i]];
    for (core::Whole& whole : bundle_.wholes) {
      whole.counts.resize(order.size());
      Counts counts(order.size());
      for (std::size_t i = 0; i < order.size(); ++i) counts[i] = whole.counts[order[i]];
      whole.counts = std::move(counts);
    }
    bundle_.rows = std::move(rows);
  }

  const wotr::Rules& rules_;
  core::Seat seat_{};
  bool by_die_ = false;
  core::Bundle bundle_;
  std::set<Counts> begun_;
  std::set<Counts> whole_;
};

}  // namespace

wotr::RegionSet recruits_open_in(const wotr::Rules& rules, const wotr::View& view) {
  wotr::RegionSet regions;
  if (question_of(view.decision) != Asked::kRecruitFigure || view.pending.empty()) return regions;
  for (const Action action : view.decision.actions) {
    if (!wotr::is(action, ActionKind::kFigure)) continue;
    for (const RegionId region :
         wotr::recruit_regions(rules, view.board, wotr::figure_of(action))) {
      regions.insert(region);
    }
  }
  const auto one = wotr::fields_of<wotr::StepKind::kRecruitFigure>(view.pending.top());
  if (one.first != wotr::kNoFigure) regions.erase(one.first_in);
  return regions;
}

std::optional<core::Bundle> recruits_at(const wotr::Rules& rules, const State& state) {
  return RecruitSearch(rules).run(state);
}

}  // namespace wotr_table
