#include "rules/wotr/armies/groups.h"

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/state/reasons.h"

namespace wotr {
namespace {

/// Few departures do, and this is asked for every region that an Army could go to.
bool needs_leader(const Departure& departure) {
  return departure.need != LeaderNeed::kNone && departure.kind != GroupKind::kAdvance;
}

bool has_needed_leader(const Rules& rules, const Board& board, const Departure& departure,
                       const Figures& group) {
  const Side side = side_of(rules, departure.seat);
  const bool witch_king = contains(group.characters, Character::kWitchKing);
  switch (departure.need) {
    case LeaderNeed::kNone: return true;
    case LeaderNeed::kLeader:
      return departure.kind == GroupKind::kMove ? has_moving_leader(rules, board, side, group)
                                                : has_leadership_figure(rules, board, side, group);
    case LeaderNeed::kAnyNazgul: return witch_king || group.nazgul != 0;
    case LeaderNeed::kWitchKing: return witch_king;
    case LeaderNeed::kCompanion: return characters_of(group, Side::kFree) != 0;
  }
  return true;
}

bool lacks_leader(const Rules& rules, const Board& board, const Departure& departure,
                  const Figures& group) {
  return needs_leader(departure) && !has_needed_leader(rules, board, departure, group);
}

Figures staying(const Rules& rules, const Board& board, const Departure& departure,
                const Figures& group) {
  const Side side = side_of(rules, departure.seat);
  return minus(part_of(figures_at(rules, board, departure.from), side), group);
}

/// Those who stay: Free Peoples Leaders need a unit; nobody stays out of an attack without
/// a unit.
bool may_stay(Side side, GroupKind kind, const Figures& staying) {
  if (has_unit(staying, side)) return true;
  if (kind == GroupKind::kAttack) return !has_figure(staying, side);
  return side == Side::kShadow || leaders_of(staying) == 0;
}

core::Refusal without_leader(const Rules& rules, const Departure& departure, const Figures& group) {
  const int ruling = departure.kind == GroupKind::kAttack ? 204 : 83;
  const bool has_nazgul = group.nazgul != 0 || contains(group.characters, Character::kWitchKing);
  const bool do_not_lead = has_nazgul && !do_nazgul_lead(rules, group);
  const Reason reason = do_not_lead ? Reason::kForeignNazgul : Reason::kNeedsLeader;
  return refuse(reason, ruling, region_of(departure.from));
}

core::Refusal left_alone(const Departure& departure, int ruling_of_attack) {
  const RegionId from = region_of(departure.from);
  return departure.kind == GroupKind::kAttack
             ? refuse(Reason::kGuardsLeader, ruling_of_attack, from)
             : refuse(Reason::kLonelyLeader, 81, from);
}

}  // namespace

LeaderNeed leader_need(const Board& board) {
  if (board.event.card != kNoCard) return board.event.need;
  return board.acting_die == DieFace::kCharacter ? LeaderNeed::kLeader : LeaderNeed::kNone;
}

Departure departure_of_group(const Board& board, Seat seat, GroupKind kind) {
  return {seat, kind, leader_need(board), board.group.from};
}

int leading_elites(const Rules& rules, const Board& board, const Figures& group) {
  int elites = group.elite[static_cast<std::size_t>(Nation::kIsengard)];
  if (rules.options.players > 2)
    elites += group.elite[static_cast<std::size_t>(Nation::kSouthrons)];
  return elites != 0 && is_on_map(board, Character::kSaruman) ? elites : 0;
}

bool has_leadership_figure(const Rules& rules, const Board& board, Side side,
                           const Figures& group) {
  const CharacterSet characters = characters_of(group, side);
  if (side == Side::kFree) return characters != 0 || leaders_of(group) != 0;
  const bool has_minion = without(characters, only(Character::kWitchKing)) != 0;
  if (has_minion || leading_elites(rules, board, group) != 0) return true;
  const bool has_nazgul = group.nazgul != 0 || characters != 0;
  return has_nazgul && do_nazgul_lead(rules, group);
}

bool has_moving_leader(const Rules& rules, const Board& board, Side side, const Figures& group) {
  Figures movers = group;
  movers.characters = without(movers.characters, only(Character::kSaruman));
  return has_leadership_figure(rules, board, side, movers);
}

core::Refusal why_not_go(const Rules& rules, const Board& board, const Departure& departure,
                         const Figures& group) {
  const Side side = side_of(rules, departure.seat);
  const RegionId from = region_of(departure.from);
  if (!has_unit(group, side)) return refuse(Reason::kNeedsUnit, 81);
  if (lacks_leader(rules, board, departure, group)) return without_leader(rules, departure, group);
  if (!may_stay(side, departure.kind, staying(rules, board, departure, group))) {
    return left_alone(departure, 202);
  }
  if (!may_command(rules, board, departure.seat, group)) {
    return refuse(Reason::kLosesControl, 311, from);
  }
  const bool again = departure.kind != GroupKind::kAdvance &&
                     !may_act_with(rules, board, departure.seat, group, from);
  return again ? refuse(Reason::kActedJustNow, 306, from) : core::kAccepted;
}

core::Refusal why_never_go(const Rules& rules, const Board& board, const Departure& departure,
                           const Figures& group) {
  const Side side = side_of(rules, departure.seat);
  const RegionId from = region_of(departure.from);
  const int units = units_of(group, side);
  if (units == 0) return refuse(Reason::kNeedsUnit, 81);
  if (lacks_leader(rules, board, departure, group)) return without_leader(rules, departure, group);
  // With two units one may stay with those whom the rule keeps from staying alone.
  if (units < 2 && !may_stay(side, departure.kind, staying(rules, board, departure, group))) {
    return left_alone(departure, 203);
  }
  if (!can_command(rules, group, departure.seat)) return refuse(Reason::kLosesControl, 311, from);
  const bool again = departure.kind != GroupKind::kAdvance &&
                     !can_act_with(rules, board, departure.seat, group, from);
  return again ? refuse(Reason::kActedJustNow, 306, from) : core::kAccepted;
}

void offer_group(const Rules& rules, const Board& board, const Departure& departure,
                 Decision& decision) {
  const Figures& group = board.group.figures;
  if (may_go(rules, board, departure, group)) decision.offer(act(ActionKind::kGo));
  for_each_figure(group, side_of(rules, departure.seat), [&](Figure figure, int) {
    Figures fewer = group;
    remove(fewer, figure);
    if (can_go(rules, board, departure, fewer)) decision.offer(act(ActionKind::kLeave, figure));
  });
}

}  // namespace wotr
