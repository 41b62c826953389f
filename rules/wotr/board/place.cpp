#include "rules/wotr/board/place.h"

#include <algorithm>
#include <cassert>

#include "rules/wotr/board/mixed_armies.h"

namespace wotr {

namespace {

/// Const for a const board.
auto& standing_elsewhere(const Rules& rules, auto& board, Place place) {
  if (is_garrison(place)) return board.garrisons[region_of(rules, region_of(place)).stronghold];
  if (place == kLandingForce) return board.landing;
  assert(place == kReinforcements || place == kCasualties);
  return place == kReinforcements ? board.reinforcements : board.casualties;
}

}  // namespace

Figures& figures_elsewhere(const Rules& rules, Board& board, Place place) {
  return standing_elsewhere(rules, board, place);
}
const Figures& figures_elsewhere(const Rules& rules, const Board& board, Place place) {
  return standing_elsewhere(rules, board, place);
}

namespace {

void note_army(Board& board, Place place) {
  if (!is_region(place)) return;
  const RegionId region = region_of(place);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    RegionSet& armies = board.armies[at(side)];
    if (has_unit(figures_in(board, region), side)) {
      armies.insert(region);
    } else {
      armies.erase(region);
    }
  }
}

void note_character(Board& board, Character who, Place place) {
  const bool on_map = region_of(place) != kNoRegion;
  board.on_map = on_map ? join(board.on_map, only(who)) : without(board.on_map, only(who));
}

/// what one of a team has left is no mixed Army any more.
void end_mixture(Play& play, Side side, Place place) {
  if (!is_team(play.rules, side) || !is_mixed(play.rules, play.board(), place)) return;
  if (!has_two_owners(play.rules, figures_at(play.rules, play.board(), place), side)) {
    set_mixed(play.rules, play.board(), place, false);
  }
}

/// a mixed Army goes as one.
bool goes_mixed(const Play& play, const Figures& group, Place from) {
  const Side side = has_unit(group, Side::kFree) ? Side::kFree : Side::kShadow;
  return is_team(play.rules, side) && is_mixed(play.rules, play.state.board, from) &&
         has_two_owners(play.rules, group, side);
}

void take_out(Play& play, Figure figure, int amount, Place from) {
  if (from == kSetAside) return;
  if (from == kInFellowship) {
    assert(is_character(figure));
    CharacterSet& companions = play.board().fellowship.companions;
    companions = without(companions, only(character_of(figure)));
    return;
  }
  remove(figures_at(play.rules, play.board(), from), figure, amount);
}

void put_in(Play& play, Figure figure, int amount, Place to) {
  if (to == kInFellowship) {
    assert(is_character(figure));
    CharacterSet& companions = play.board().fellowship.companions;
    companions = join(companions, only(character_of(figure)));
    return;
  }
  add(figures_at(play.rules, play.board(), to), figure, amount);
}

/// R-158, by option: a Hobbit lost to the Hunt or in battle comes back, but not out of Mordor.
void note_hobbit(Play& play, Figure figure, Place from) {
  Board& board = play.board();
  if (play.rules.options.hobbit_return != HobbitReturn::kReturnAtTurnEnd) return;
  if (!is_character(figure) || !is_hobbit(character_of(figure))) return;
  if (from == kInFellowship && in_mordor(board.fellowship)) return;
  board.returning = join(board.returning, only(character_of(figure)));
}

void note_minion(Board& board, Character who) {
  if (contains(kMinions, who)) board.minions_seen = join(board.minions_seen, only(who));
}

}  // namespace

void index_figures(Board& board) {
  for (int r = 0; r < kRegionCount; ++r) note_army(board, in_region(static_cast<RegionId>(r)));
  board.on_map = 0;
  const auto note = [&board](const Figures& here) {
    board.on_map = join(board.on_map, here.characters);
  };
  std::for_each(board.regions.begin(), board.regions.end(), note);
  std::for_each(board.garrisons.begin(), board.garrisons.end(), note);
}

void relocate(Play& play, Figure figure, int amount, Place from, Place to, Cause cause) {
  assert(to != kSetAside);
  take_out(play, figure, amount, from);
  put_in(play, figure, amount, to);
  if (is_unit(figure)) {
    note_army(play.board(), from);
    note_army(play.board(), to);
    end_mixture(play, side_of(figure), from);
  }
  if (is_character(figure)) {
    note_character(play.board(), character_of(figure), to);
    note_minion(play.board(), character_of(figure));
  }
  report<EventKind::kFigures>(play, {figure, amount, from, to, cause});
}

void relocate(Play& play, const Figures& group, Place from, Place to, Cause cause) {
  const bool mixed = goes_mixed(play, group, from);
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for_each_figure(group, side, [&](Figure figure, int amount) {
      relocate(play, figure, amount, from, to, cause);
    });
  }
  if (mixed) set_mixed(play.rules, play.board(), to, true);
}

Place grave_of(Figure figure) {
  const bool returns = !is_character(figure) && side_of(figure) == Side::kShadow;
  return returns ? kReinforcements : kCasualties;
}

void eliminate(Play& play, Figure figure, int amount, Place from, Cause cause) {
  relocate(play, figure, amount, from, grave_of(figure), cause);
  note_hobbit(play, figure, from);
}

Place place_of(const Rules& rules, const Board& board, Character who) {
  if (contains(board.fellowship.companions, who)) return kInFellowship;
  if (contains(board.casualties.characters, who)) return kCasualties;
  if (contains(board.landing.characters, who)) return kLandingForce;
  if (!contains(board.on_map, who)) return kSetAside;
  for (int r = 0; r < kRegionCount; ++r) {
    const auto region = static_cast<RegionId>(r);
    if (contains(figures_in(board, region).characters, who)) return in_region(region);
  }
  for (const RegionId region : rules.strongholds) {
    const Place garrison = in_garrison(region);
    if (contains(figures_at(rules, board, garrison).characters, who)) return garrison;
  }
  return kSetAside;
}

bool is_on_map(const Board& board, Character who) {
  return contains(board.on_map, who) || contains(board.landing.characters, who);
}

}  // namespace wotr
