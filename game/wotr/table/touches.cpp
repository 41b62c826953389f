#include "game/wotr/table/touches.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/recruits.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/game.h"
#include "rules/wotr/state/events.h"

namespace wotr_table {
namespace {

using core::Action;
using core::Decision;
using table::Gesture;
using table::Touchable;
using wotr::ActionKind;
using wotr::StepKind;
using Asked = wotr::DecisionKind;

Asked kind_of(const Decision& decision) { return static_cast<Asked>(decision.kind); }

Touchable at(wotr::RegionId region) { return table::touchable(on_table(region)); }

Touchable of(FramePart part, int a = 0, int b = 0) {
  return table::touchable(thing(part, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)));
}

bool is_part(const Touchable& touched, FramePart part) { return part_of(touched.thing) == part; }

bool contains(std::span<const Touchable> held, const Touchable& one) {
  return std::ranges::find(held, one) != held.end();
}

/// Each answer takes a figure along, leaves it behind, or loses it.
bool is_bundled(Asked asked) {
  constexpr std::array kBundled{
      Asked::kArmyGroup,    Asked::kAttackGroup, Asked::kSeparateGroup, Asked::kCompanionsGroup,
      Asked::kMinionsGroup, Asked::kCasualty,    Asked::kExcess};
  return std::ranges::find(kBundled, asked) != kBundled.end();
}

bool ends_bundle(Action action) {
  return wotr::is(action, ActionKind::kGo) || wotr::is(action, ActionKind::kStop);
}

std::optional<core::Bundle> bundle_at(const wotr::Rules& rules, const wotr::State& state) {
  return core::BundleSearch<wotr::Game>::run(rules, state, ends_bundle);
}

/// A gesture that is being put together.
struct Way {
  wotr::State state;
  Decision asked;
  Gesture gesture;
  std::size_t cost = 0;  ///< how many other uses the die has
  wotr::Use use = wotr::Use::kNone;
};

class Search {
 public:
  Search(const wotr::Rules& rules, const wotr::State& before, core::Seat seat,
         std::span<const Touchable> held)
      : rules_(rules), before_(before), seat_(seat), held_(held) {}

  /// Every way on from a question; what is not found here is said in the prompt.
  void go_on(const Way& way) {
    switch (kind_of(way.asked)) {
      case Asked::kChooseDie: return each(way, ActionKind::kDie, &Search::take_die);
      case Asked::kChooseUse: return each(way, ActionKind::kUse, &Search::take_use);
      case Asked::kArmyFrom:
      case Asked::kAttackFrom:
      case Asked::kCompanionsFrom:
      case Asked::kMinionsFrom: return each(way, ActionKind::kRegion, &Search::take_from);
      case Asked::kArmyTo: return lead<StepKind::kMoveArmyTo>(way);
      case Asked::kAttackTarget: return lead<StepKind::kAttackTarget>(way);
      case Asked::kCompanionsTo:
      case Asked::kMinionsTo:
      case Asked::kSeparateTo: return each(way, ActionKind::kRegion, &Search::lay_at);
      case Asked::kArmyGroup:
      case Asked::kAttackGroup: return take_all(with_places(way));
      case Asked::kCompanionsGroup:
      case Asked::kMinionsGroup: return take_all(way);
      case Asked::kSeparateGroup: return take_companions(way);
      case Asked::kRecruitFigure: return each(way, ActionKind::kFigure, &Search::go_on_with);
      case Asked::kMinion: return each(way, ActionKind::kCharacter, &Search::go_on_with);
      case Asked::kRecruitRegion:
      case Asked::kMinionRegion: return each(way, ActionKind::kRegion, &Search::set_down_in);
      case Asked::kDiplomacy: return each(way, ActionKind::kNation, &Search::advance);
      case Asked::kDrawDeck: return each(way, ActionKind::kDeck, &Search::draw);
      case Asked::kCombatCard:
      case Asked::kPlayCard: return each(way, ActionKind::kPlay, &Search::play);
      default: return;
    }
  }

  /// An Army is led before the Companions or Minions in it go alone.
  std::vector<Gesture> take_gestures() {
    std::ranges::stable_sort(found_, {}, [](const Found& one) {
      const bool leaves_army =
          one.use == wotr::Use::kMoveCompanions || one.use == wotr::Use::kMoveMinions;
      return std::pair(leaves_army, one.cost);
    });
    std::vector<Gesture> gestures;
    std::vector<const Found*> kept;
    for (Found& found : found_) {
      const bool known = std::ranges::any_of(kept, [&](const Found* one) {
        return one->use == found.use && one->gesture.from == found.gesture.from &&
               one->gesture.to == found.gesture.to && one->last == found.last &&
               one->before_last == found.before_last;
      });
      if (!known) kept.push_back(&found);
    }
    gestures.reserve(kept.size());
    for (const Found* found : kept) gestures.push_back(found->gesture);
    return gestures;
  }

  const std::optional<core::Bundle>& split() const { return split_; }

 private:
  struct Found {
    Gesture gesture;
    std::size_t cost;
    wotr::Use use;
    Action last;
    Action before_last;  ///< whom a recruit is
  };
  using Next = void (Search::*)(Way, Action);

  void each(const Way& way, ActionKind kind, Next next) {
    for (const Action action : way.asked.actions) {
      if (wotr::is(action, kind)) (this->*next)(after(way, action), action);
    }
  }

  Way after(Way way, Action action) const {
    way.asked = wotr::Game::apply_offered(rules_, way.state, action, nullptr);
    way.gesture.answers.push_back(action);
    return way;
  }

  bool is_still_asked(const Way& way) const { return way.asked.seat == seat_; }

  void keep(const Way& way) {
    const std::vector<Action>& answers = way.gesture.answers;
    const Action before = answers.size() > 1 ? answers[answers.size() - 2] : Action{};
    const bool is_recruit = wotr::is(before, ActionKind::kFigure);
    found_.push_back({way.gesture, way.cost, way.use,
                      is_recruit || way.gesture.to.is_nothing() ? answers.back() : Action{},
                      is_recruit ? before : Action{}});
  }

  // NOLINTNEXTLINE(performance-unnecessary-value-param): it is a Next
  void go_on_with(Way way, Action) {
    if (is_still_asked(way)) go_on(way);
  }

  bool is_other_die_held(const Touchable& die) const {
    return std::ranges::any_of(held_, [&](const Touchable& one) {
      return is_part(one, FramePart::kDie) && !(one == die);
    });
  }

  void take_die(Way way, Action action) {
    way.gesture.means = of(FramePart::kDie, action.a);
    if (is_other_die_held(way.gesture.means) || !is_still_asked(way)) return;
    way.cost = way.asked.actions.size();
    go_on(way);
  }

  void take_use(Way way, Action action) {
    way.use = static_cast<wotr::Use>(action.a);
    if (way.use == wotr::Use::kSkip) return;
    if (way.use == wotr::Use::kMoveFellowship || way.use == wotr::Use::kHide) {
      way.gesture.from = of(FramePart::kFellowship);
      return keep(way);
    }
    if (way.use == wotr::Use::kPlayCard && kind_of(way.asked) != Asked::kPlayCard) {
      return lay_down(way, played_by_itself(way));
    }
    go_on_with(std::move(way), action);
  }

  /// Where one card alone can be played, the rules do not ask which.
  wotr::CardId played_by_itself(const Way& way) const {
    const wotr::CardPlace hand = wotr::hand_of(seat_);
    for (std::size_t card = 0; card < before_.cards.size(); ++card) {
      const bool is_played = before_.cards[card] == hand && way.state.cards[card] != hand;
      if (is_played) return static_cast<wotr::CardId>(card);
    }
    return wotr::kNoCard;
  }

  void lay_down(Way way, wotr::CardId card) {
    if (card == wotr::kNoCard) return;
    way.gesture.from = of(FramePart::kCard, wotr::index(card));
    way.gesture.lies_anywhere = true;
    keep(way);
  }

  void take_from(Way way, Action action) {
    way.gesture.from = at(wotr::region_of(action));
    go_on_with(std::move(way), action);
  }

  /// Where one Army alone can go, the rules do not ask which: the step knows it.
  template <StepKind kind>
  void lead(Way way) {
    if (way.gesture.from.is_nothing()) {
      way.gesture.from = at(wotr::fields_of<kind>(way.state.pending.top()).from);
    }
    each(way, ActionKind::kRegion, &Search::lay_at);
  }

  /// Nor do they ask for the only place that it can go to.
  static Way with_places(Way way) {
    const wotr::Group& group = way.state.board.group;
    if (way.gesture.from.is_nothing()) way.gesture.from = at(wotr::region_of(group.from));
    if (way.gesture.to.is_nothing()) way.gesture.to = at(group.to);
    return way;
  }

  void lay_at(Way way, Action action) {
    way.gesture.to = at(wotr::region_of(action));
    const bool gathers =
        kind_of(way.asked) == Asked::kArmyGroup || kind_of(way.asked) == Asked::kAttackGroup;
    if (is_still_asked(way) && gathers) return take_all(std::move(way));
    keep(way);
  }

  /// All go who may; others are left behind on the army's own sheet.
  void take_all(Way way) {
    note_split(way);
    way.gesture.group_begin = way.gesture.answers.size();
    const Action go = wotr::act(ActionKind::kGo);
    if (way.asked.offers(go)) return set_out(after(std::move(way), go));
    const std::optional<core::Bundle> bundle = bundle_at(rules_, way.state);
    if (!bundle || bundle->wholes.empty()) return;
    const auto left = [](const core::Whole& whole) { return whole.answers.size(); };
    const core::Whole& most = *std::ranges::min_element(bundle->wholes, {}, left);
    for (const Action action : most.answers) way = after(std::move(way), action);
    set_out(std::move(way));
  }

  void note_split(const Way& way) {
    if (!split_ && contains(held_, way.gesture.from)) split_ = bundle_at(rules_, way.state);
  }

  /// Companions and Minions are gathered before they are told where to.
  void set_out(Way way) {
    way.gesture.group_end = way.gesture.answers.size();
    if (!way.gesture.to.is_nothing()) return keep(way);
    if (is_still_asked(way)) go_on(way);
  }

  void take_companions(const Way& before) {
    Way way = before;
    Touchable first;
    for (const Touchable& one : held_) {
      if (!is_part(one, FramePart::kCompanion)) continue;
      const Action take = wotr::act(ActionKind::kTake, static_cast<int>(one.thing.a));
      if (kind_of(way.asked) != Asked::kSeparateGroup || !way.asked.offers(take)) return;
      way = after(std::move(way), take);
      if (first.is_nothing()) first = one;
    }
    if (!is_still_asked(way)) return;
    if (kind_of(way.asked) == Asked::kSeparateGroup)
      offer_companions(way, !first.is_nothing() || contains(held_, of(FramePart::kFellowship)));
    if (first.is_nothing()) return;
    way.gesture.from = first;
    const Action go = wotr::act(ActionKind::kGo);
    if (kind_of(way.asked) == Asked::kSeparateTo) return go_on(way);
    if (way.asked.offers(go)) go_on_with(after(std::move(way), go), go);
  }

  void offer_companions(const Way& way, bool joins) {
    for (const Action action : way.asked.actions) {
      if (!wotr::is(action, ActionKind::kTake)) continue;
      Way taken = after(way, action);
      taken.gesture.from = of(FramePart::kCompanion, action.a);
      taken.gesture.joins = joins;
      keep(taken);
    }
  }

  void set_down_in(Way way, Action action) {
    way.gesture.from = at(wotr::region_of(action));
    keep(way);
  }
  void advance(Way way, Action action) {
    way.gesture.from = of(FramePart::kNation, action.a);
    keep(way);
  }
  void draw(Way way, Action action) {
    way.gesture.from = of(FramePart::kDeck, wotr::index(wotr::side_of(rules_, seat_)), action.a);
    keep(way);
  }
  void play(Way way, Action action) {
    lay_down(std::move(way), static_cast<wotr::CardId>(action.a));
  }

  const wotr::Rules& rules_;
  const wotr::State& before_;
  core::Seat seat_;
  std::span<const Touchable> held_;
  std::vector<Found> found_;
  std::optional<core::Bundle> split_;
};

}  // namespace

table::Touches touches_of(const wotr::Rules& rules, const wotr::View& view,
                          std::span<const Touchable> held) {
  table::Touches touches;
  const Decision& asked = view.decision;
  if (asked.is_chance() || asked.is_over() || asked.actions.empty()) return touches;
  const auto first = [](std::uint32_t) { return 0U; };
  const wotr::State state = wotr::determinize(rules, view, first).state;
  if (is_bundled(kind_of(asked))) {
    touches.bundle = bundle_at(rules, state);
    return touches;
  }
  touches.bundle = recruits_at(rules, state);
  if (touches.bundle) return touches;
  Search search(rules, state, asked.seat, held);
  search.go_on({.state = state, .asked = asked, .gesture = {}});
  touches.split = search.split();
  touches.gestures = search.take_gestures();
  return touches;
}

}  // namespace wotr_table
