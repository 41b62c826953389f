#include "rules/wotr/politics/muster.h"

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/politics/politics.h"
#include "rules/wotr/state/reasons.h"

namespace wotr {
namespace {

/// Boromir and Legolas in a City or Stronghold of their people, Gimli in Erebor.
bool is_at_home(const Rules& rules, const Board& board, Character who, Nation nation) {
  const RegionId region = region_of(place_of(rules, board, who));
  if (region == kNoRegion || !is_unconquered(rules, board, region)) return false;
  const Region& here = region_of(rules, region);
  if (who == Character::kGimli) return region == rules.places.erebor;
  if (who == Character::kLegolas && here.settlement != Settlement::kStronghold) return false;
  return here.nation == nation && here.settlement != Settlement::kTown;
}

/// the second of two figures is no Elite and goes to a different Settlement.
RegionSet second_regions(const Rules& rules, const Board& board, Figure figure, Figure first,
                         RegionId taken) {
  if (first == kNoFigure) return recruit_regions(rules, board, figure);
  if (is_elite(figure)) return RegionSet{};
  RegionSet regions = recruit_regions(rules, board, figure);
  regions.erase(taken);
  return regions;
}

///
bool may_recruit(const Rules& rules, const Board& board, Seat seat, Figure figure) {
  const Nation nation = nation_of(figure);
  return owner_of(rules, nation) == seat && may_act_on(rules, board, seat, nation);
}

bool has_recruit_region(const Rules& rules, const Board& board, Figure figure) {
  if (why_not_recruit(board, figure).refused()) return false;
  for (const RegionId region : rules.settlements[static_cast<std::size_t>(nation_of(figure))]) {
    if (!why_not_recruit_in(rules, board, figure, region).refused()) return true;
  }
  return false;
}

}  // namespace

bool is_deaf_to_diplomacy(const Board& board, Nation nation) {
  return is_in_force(board, Lasting::kNoPassiveDiplomacy) && side_of(nation) == Side::kFree &&
         politics_of(board, nation).active == 0;
}

core::Refusal why_not_advance(const Rules& rules, const Board& board, Seat seat, Nation nation) {
  if (is_at_war(board, nation)) return refuse(Reason::kAlreadyAtWar, 265, nation);
  if (!can_advance(board, nation)) return refuse(Reason::kPassive, 261, nation);
  const bool again = !may_act_on(rules, board, seat, nation);
  return again ? refuse(Reason::kNationActedJustNow, 306, nation) : core::kAccepted;
}

core::Refusal why_no_diplomacy(const Rules& rules, const Board& board, Seat seat, Nation nation) {
  if (owner_of(rules, nation) != seat) return refuse(Reason::kTeammatesNation, 307, nation);
  if (is_deaf_to_diplomacy(board, nation)) return refuse(Reason::kDeafToDiplomacy, 74, nation);
  return why_not_advance(rules, board, seat, nation);
}

bool may_advance(const Rules& rules, const Board& board, Seat seat, Nation nation) {
  return !why_no_diplomacy(rules, board, seat, nation).refused();
}

bool can_use_diplomacy(const Rules& rules, const Board& board, Seat seat) {
  for (int n = 0; n < kNationCount; ++n) {
    if (may_advance(rules, board, seat, static_cast<Nation>(n))) return true;
  }
  return false;
}

std::uint8_t nations_by_companion(const Rules& rules, const Board& board, Seat seat) {
  std::uint8_t nations = 0;
  const auto consider = [&](Character who, Nation nation) {
    // the ability may move the counter of the teammate's Nation.
    const bool advances = !why_not_advance(rules, board, seat, nation).refused();
    if (advances && is_at_home(rules, board, who, nation)) nations |= bit_of(nation);
  };
  consider(Character::kBoromir, Nation::kGondor);
  consider(Character::kLegolas, Nation::kElves);
  consider(Character::kGimli, Nation::kDwarves);
  return nations;
}

core::Refusal why_not_recruit_in(const Rules& rules, const Board& board, Figure figure,
                                 RegionId region) {
  const Side side = side_of(nation_of(figure));
  if (!is_unconquered(rules, board, region)) {
    return refuse(Reason::kForeignSettlement, 121, region, nation_of(figure));
  }
  if (!is_free(rules, board, side, region)) return refuse(Reason::kNotFree, 121, region);
  if (figure == kNazgul && !rules.stronghold_regions.contains(region)) {
    return refuse(Reason::kSauronStrongholds, 122, region);
  }
  const bool alone = is_leader(figure) && !has_unit(figures_in(board, region), Side::kFree);
  return alone ? refuse(Reason::kLeaderNeedsUnit, 122, region) : core::kAccepted;
}

core::Refusal why_not_recruit(const Board& board, Figure figure) {
  if (!is_at_war(board, nation_of(figure))) {
    return refuse(Reason::kNotAtWar, 120, nation_of(figure));
  }
  const bool left = count_of(board.reinforcements, figure) != 0;
  return left ? core::kAccepted : refuse(Reason::kNoneLeft, 123, figure);
}

RegionSet recruit_regions(const Rules& rules, const Board& board, Figure figure) {
  RegionSet regions;
  if (why_not_recruit(board, figure).refused()) return regions;
  for (const RegionId region : rules.settlements[static_cast<std::size_t>(nation_of(figure))]) {
    if (!why_not_recruit_in(rules, board, figure, region).refused()) regions.insert(region);
  }
  return regions;
}

bool can_recruit(const Rules& rules, const Board& board, Seat seat) {
  for (int f = 0; f < kPlainFigureKinds; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (!may_recruit(rules, board, seat, figure)) continue;
    if (has_recruit_region(rules, board, figure)) return true;
  }
  return false;
}

void ask_diplomacy(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Board& board = state.board;
  const auto [by_companion] = fields_of<StepKind::kDiplomacy>(step);
  const std::uint8_t at_home = nations_by_companion(rules, board, board.to_act);
  ask(decision, board.to_act, DecisionKind::kDiplomacy, by_companion ? 66 : 265);
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    const bool open = by_companion ? (at_home & bit_of(nation)) != 0
                                   : may_advance(rules, board, board.to_act, nation);
    if (open) decision.offer(act(ActionKind::kNation, nation));
  }
}

void answer_diplomacy(Play& play, const Step& step, Action action) {
  const auto nation = static_cast<Nation>(action.a);
  note_nation(play, nation);
  advance_politics(play, nation);
  const auto [by_companion] = fields_of<StepKind::kDiplomacy>(step);
  if (by_companion) discard_cards_on(play, kOnAdvanceByCompanion);
}

void ask_recruit_figure(const Rules& rules, const State& state, const Step& step,
                        Decision& decision) {
  const Board& board = state.board;
  const auto one = fields_of<StepKind::kRecruitFigure>(step);
  ask(decision, board.to_act, DecisionKind::kRecruitFigure, 120);
  for (int f = 0; f < kPlainFigureKinds; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (!may_recruit(rules, board, board.to_act, figure)) continue;
    const bool has_place =
        one.first == kNoFigure
            ? has_recruit_region(rules, board, figure)
            : !second_regions(rules, board, figure, one.first, one.first_in).empty();
    if (has_place) decision.offer(act(ActionKind::kFigure, figure));
  }
  if (one.first != kNoFigure && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_recruit_figure(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  const auto [first, first_in] = fields_of<StepKind::kRecruitFigure>(step);
  push<StepKind::kRecruitRegion>(play, {figure_of(action), first, first_in});
}

void ask_recruit_region(const Rules& rules, const State& state, const Step& step,
                        Decision& decision) {
  const auto [figure, first, taken] = fields_of<StepKind::kRecruitRegion>(step);
  ask(decision, state.board.to_act, DecisionKind::kRecruitRegion, 121);
  for (const RegionId region : second_regions(rules, state.board, figure, first, taken)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void answer_recruit_region(Play& play, const Step& step, Action action) {
  const auto [figure, first, first_in] = fields_of<StepKind::kRecruitRegion>(step);
  note_nation(play, nation_of(figure));
  relocate(play, figure, 1, kReinforcements, in_region(region_of(action)), Cause::kRecruited);
  if (first == kNoFigure && !is_elite(figure)) {
    push<StepKind::kRecruitFigure>(play, {figure, region_of(action)});
  }
}

}  // namespace wotr
