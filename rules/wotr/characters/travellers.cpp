#include "rules/wotr/characters/travellers.h"

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

constexpr CharacterSet kFliers = only(Character::kWitchKing);
constexpr CharacterSet kTravellingMinions =
    join(only(Character::kWitchKing), only(Character::kMouthOfSauron));  // Saruman never moves

CharacterSet unmoved_companions(const Rules& rules, const Board& board, Seat seat, RegionId from) {
  const CharacterSet here = characters_of(figures_in(board, from), Side::kFree);
  if (here == 0) return here;
  const auto his = static_cast<CharacterSet>(here & companions_moved_by(rules, seat));
  return without(his, board.moved_characters);
}

RegionSet companion_destinations(const Rules& rules, const Board& board, const Journey& journey,
                                 RegionId from, CharacterSet group) {
  const int level = journey.level != 0 ? journey.level : travel_level(rules, group);
  RegionSet reach = companion_reach(rules, board, from, level + journey.further, journey.at_sieges);
  reach.erase(from);
  return reach;
}

template <StepKind kind>
void push_journey(Play& play, const Journey& journey) {
  const bool enters_sieges = journey.at_sieges == AtSieges::kMayEnter;
  push<kind>(play,
             {journey.by_card, journey.one_group, journey.further, journey.level, enters_sieges});
}

template <StepKind kind>
Journey journey_of(const Step& step) {
  const auto [by_card, one_group, further, level, enters_sieges] = fields_of<kind>(step);
  return {by_card, one_group, static_cast<std::uint8_t>(further), static_cast<std::uint8_t>(level),
          static_cast<AtSieges>(enters_sieges)};
}

/// where Nazgûl may land.
bool may_land(const Rules& rules, const Board& board, RegionId region) {
  if (!rules.stronghold_regions.contains(region)) return true;
  return controller_of(rules, board, region) == Side::kShadow || is_besieged(rules, board, region);
}

/// on foot the Mouth may end in a region, and perhaps go on from it.
bool mouth_may_enter(const Rules& rules, const Board& board, RegionId region) {
  if (!may_land(rules, board, region)) return false;
  const bool own_siege =
      is_besieged(rules, board, region) && controller_of(rules, board, region) == Side::kShadow;
  return !own_siege;
}
bool mouth_must_stop(const Rules& rules, const Board& board, RegionId region) {
  return rules.stronghold_regions.contains(region) &&
         controller_of(rules, board, region) == Side::kFree;
}

/// Who moves them, and whether a card moves the fliers only.
struct Mover {
  Seat seat{};
  bool nazgul_only = false;
};

Mover mover_of(const Board& board, const Step& step) {
  return {board.to_act, fields_of<StepKind::kMinionsFrom>(step).nazgul_only};
}

/// either of a team moves Nazgûl, and with them the Witch-king; the Mouth his owner.
CharacterSet minions_led_by(const Rules& rules, Mover mover) {
  if (mover.nazgul_only) return kFliers;
  const bool mouth = owner_of(rules, Character::kMouthOfSauron) == mover.seat;
  return mouth ? kTravellingMinions : kFliers;
}

/// Nazgûl and travelling Minions that have not moved with this die.
Figures unmoved_minions(const Rules& rules, const Board& board, Mover mover, Place from) {
  const Figures& here = figures_at(rules, board, from);
  const auto* moved = board.moved_nazgul.begin();
  const auto arrived = std::count(moved, moved + board.moved_nazgul_count, region_of(from));
  Figures ready;
  ready.nazgul = static_cast<std::uint8_t>(here.nazgul - arrived);
  ready.characters =
      without(static_cast<CharacterSet>(here.characters & minions_led_by(rules, mover)),
              board.moved_characters);
  return ready;
}

RegionSet minion_destinations(const Rules& rules, const Board& board, Place from,
                              const Figures& group) {
  if (contains(group.characters, Character::kMouthOfSauron)) {
    return mouth_reach(rules, board, from);
  }
  RegionSet destinations = landing_regions(rules, board);
  destinations.erase(region_of(from));
  return destinations;
}

/// Some destination is always open to a flier.
bool can_travel(const Rules& rules, const Board& board, Place from, const Figures& group) {
  if (is_empty(group)) return false;
  if (!contains(group.characters, Character::kMouthOfSauron)) return true;
  return !mouth_reach(rules, board, from).empty();
}

bool can_travel_from(const Rules& rules, const Board& board, Mover mover, Place from) {
  const Figures& here = figures_at(rules, board, from);
  if (here.nazgul == 0 && (here.characters & kTravellingMinions) == 0) return false;
  const Figures ready = unmoved_minions(rules, board, mover, from);
  if (ready.nazgul > 0 || (ready.characters & kFliers) != 0) return true;
  return can_travel(rules, board, from, ready);
}

bool can_travel_from(const Rules& rules, const Board& board, Mover mover, RegionId region) {
  const Place place = place_of_army(rules, board, Side::kShadow, region);
  return can_travel_from(rules, board, mover, place);
}

}  // namespace

RegionSet mouth_reach(const Rules& rules, const Board& board, Place from) {
  RegionSet reached;
  if (is_garrison(from)) return reached;
  RegionSet frontier;
  frontier.insert(region_of(from));
  const int level = row_of(rules, Character::kMouthOfSauron).level;
  for (int steps = 0; steps < level; ++steps) {
    RegionSet next;
    for (const RegionId here : frontier) {
      const bool stuck = steps > 0 && mouth_must_stop(rules, board, here);
      if (!stuck) next = next | region_of(rules, here).adjacent;
    }
    frontier = RegionSet{};
    for (const RegionId region : next - reached) {
      if (mouth_may_enter(rules, board, region)) frontier.insert(region);
    }
    reached = reached | frontier;
  }
  reached.erase(region_of(from));
  return reached;
}

RegionSet landing_regions(const Rules& rules, const Board& board) {
  RegionSet regions = RegionSet::all();
  for (const RegionId region : rules.strongholds) {
    if (!may_land(rules, board, region)) regions.erase(region);
  }
  return regions;
}

bool can_move_companions(const Rules& rules, const Board& board, Seat seat,
                         const Journey& journey) {
  for (int r = 0; r < kRegionCount; ++r) {
    const auto from = static_cast<RegionId>(r);
    const CharacterSet ready = unmoved_companions(rules, board, seat, from);
    if (ready != 0 && !companion_destinations(rules, board, journey, from, ready).empty())
      return true;
  }
  return false;
}

void push_companions(Play& play, const Journey& journey) {
  push_journey<StepKind::kCompanionsFrom>(play, journey);
}

void ask_companions_from(const Rules& rules, const State& state, const Step& step,
                         Decision& decision) {
  const Board& board = state.board;
  const auto journey = journey_of<StepKind::kCompanionsFrom>(step);
  ask(decision, state.board.to_act, DecisionKind::kCompanionsFrom, 95);
  for (int r = 0; r < kRegionCount; ++r) {
    const auto from = static_cast<RegionId>(r);
    const CharacterSet ready = unmoved_companions(rules, board, board.to_act, from);
    if (ready != 0 && !companion_destinations(rules, board, journey, from, ready).empty()) {
      decision.offer(act(ActionKind::kRegion, from));
    }
  }
  const bool may_stop = board.moved_characters != 0 || (journey.by_card && !journey.one_group);
  if (may_stop && !decision.actions.empty()) decision.offer(act(ActionKind::kStop));
}

void answer_companions_from(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  Group& group = play.board().group;
  group = {};
  group.from = in_region(region_of(action));
  group.figures.characters =
      unmoved_companions(play.rules, play.board(), play.board().to_act, region_of(action));
  push_journey<StepKind::kCompanionsGroup>(play, journey_of<StepKind::kCompanionsFrom>(step));
}

void ask_companions_group(const Rules& rules, const State& state, const Step& step,
                          Decision& decision) {
  const Group& group = state.board.group;
  const auto journey = journey_of<StepKind::kCompanionsGroup>(step);
  ask(decision, state.board.to_act, DecisionKind::kCompanionsGroup, 95);
  decision.offer(act(ActionKind::kGo));
  for_each_character(group.figures.characters, [&](Character who) {
    const CharacterSet fewer = without(group.figures.characters, only(who));
    if (fewer == 0) return;
    const RegionId from = region_of(group.from);
    if (!companion_destinations(rules, state.board, journey, from, fewer).empty()) {
      decision.offer(act(ActionKind::kLeave, figure_of(who)));
    }
  });
}

void answer_companions_group(Play& play, const Step& step, Action action) {
  const auto journey = journey_of<StepKind::kCompanionsGroup>(step);
  if (is(action, ActionKind::kGo)) return push_journey<StepKind::kCompanionsTo>(play, journey);
  remove(play.board().group.figures, figure_of(action));
  push_journey<StepKind::kCompanionsGroup>(play, journey);
}

void ask_companions_to(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  const Group& group = state.board.group;
  ask(decision, state.board.to_act, DecisionKind::kCompanionsTo, 95);
  const auto journey = journey_of<StepKind::kCompanionsTo>(step);
  for (const RegionId to : companion_destinations(
           rules, state.board, journey, region_of(group.from), group.figures.characters)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
}

void answer_companions_to(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Group group = board.group;
  const RegionId to = region_of(action);
  const Place place = place_of_army(play.rules, board, Side::kFree, to);  // a card: into a siege
  relocate(play, group.figures, group.from, place, Cause::kMove);
  board.moved_characters = join(board.moved_characters, group.figures.characters);
  board.group = {};
  on_companions_arrived(play, group.figures.characters, to);
  const auto journey = journey_of<StepKind::kCompanionsTo>(step);
  if (!journey.one_group) push_companions(play, journey);
}

bool can_move_minions(const Rules& rules, const Board& board, Seat seat) {
  for (int r = 0; r < kRegionCount; ++r) {
    if (can_travel_from(rules, board, Mover{seat}, static_cast<RegionId>(r))) return true;
  }
  return false;
}

void ask_minions_from(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const Board& board = state.board;
  ask(decision, state.board.to_act, DecisionKind::kMinionsFrom, 97);
  const Mover mover = mover_of(board, step);
  for (int r = 0; r < kRegionCount; ++r) {
    const auto region = static_cast<RegionId>(r);
    if (!can_travel_from(rules, board, mover, region)) continue;
    decision.offer(act(ActionKind::kRegion, region));
  }
  const bool some_moved = board.moved_characters != 0 || board.moved_nazgul_count > 0;
  if ((mover.nazgul_only || some_moved) && !decision.actions.empty())
    decision.offer(act(ActionKind::kStop));
}

void answer_minions_from(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  Board& board = play.board();
  const Place from = place_of_army(play.rules, board, Side::kShadow, region_of(action));
  board.group = {unmoved_minions(play.rules, board, mover_of(board, step), from), from, kNoRegion};
  push<StepKind::kMinionsGroup>(play, {fields_of<StepKind::kMinionsFrom>(step).nazgul_only});
}

void ask_minions_group(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Group& group = state.board.group;
  ask(decision, state.board.to_act, DecisionKind::kMinionsGroup, 97);
  if (can_travel(rules, state.board, group.from, group.figures)) {
    decision.offer(act(ActionKind::kGo));
  }
  for_each_figure(group.figures, Side::kShadow, [&](Figure figure, int) {
    Figures fewer = group.figures;
    remove(fewer, figure);
    const bool has_flier = fewer.nazgul > 0 || (fewer.characters & kFliers) != 0;
    if (has_flier || can_travel(rules, state.board, group.from, fewer)) {
      decision.offer(act(ActionKind::kLeave, figure));
    }
  });
}

void answer_minions_group(Play& play, const Step& step, Action action) {
  const auto [nazgul_only] = fields_of<StepKind::kMinionsGroup>(step);
  if (is(action, ActionKind::kGo)) return push<StepKind::kMinionsTo>(play, {nazgul_only});
  remove(play.board().group.figures, figure_of(action));
  push<StepKind::kMinionsGroup>(play, {nazgul_only});
}

void ask_minions_to(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Group& group = state.board.group;
  ask(decision, state.board.to_act, DecisionKind::kMinionsTo, 97);
  for (const RegionId to : minion_destinations(rules, state.board, group.from, group.figures)) {
    decision.offer(act(ActionKind::kRegion, to));
  }
}

void answer_minions_to(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Group group = board.group;
  const RegionId to = region_of(action);
  const Place place = place_of_army(play.rules, board, Side::kShadow, to);
  relocate(play, group.figures, group.from, place, Cause::kMove);
  board.moved_characters = join(board.moved_characters, group.figures.characters);
  for (int n = 0; n < group.figures.nazgul; ++n) {
    board.moved_nazgul[board.moved_nazgul_count++] = to;
  }
  board.group = {};
  push<StepKind::kMinionsFrom>(play, {fields_of<StepKind::kMinionsTo>(step).nazgul_only});
}

}  // namespace wotr
