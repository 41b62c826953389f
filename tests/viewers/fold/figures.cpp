#include <utility>

#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

struct Move {
  Figure figure;
  int amount;
  Place from;
  Place to;
  Cause cause;
};

Move move_of(const core::Event& event) {
  const MaskedEvent masked(event);
  return {masked.get<Figure>("figure"), masked.number("amount"), masked.get<Place>("from"),
          masked.get<Place>("to"), masked.get<Cause>("cause")};
}

/// The order in which a group is told: the Free Peoples first, then kind by kind.
std::pair<int, int> rank_of(const Move& move) {
  return {index(side_of(move.figure)), index(move.figure)};
}

bool goes_on(const Move& one, const Move& next) {
  return one.from == next.from && one.to == next.to && one.cause == next.cause &&
         rank_of(one) < rank_of(next);
}

bool is_on_board(Place place) { return place != kSetAside && place != kInFellowship; }

void walk(CharacterSet& companions, Character who, const Move& move) {
  if (move.from == kInFellowship) companions = without(companions, only(who));
  if (move.to == kInFellowship) companions = join(companions, only(who));
}

/// R-158, by option: Hobbits who fell outside Mordor come back.
void note_hobbit(const Rules& rules, Board& board, Character who, const Move& move) {
  if (move.cause == Cause::kRejoined) board.returning = without(board.returning, only(who));
  const bool in_track = move.from == kInFellowship && in_mordor(board.fellowship);
  const bool returns = rules.options.hobbit_return == HobbitReturn::kReturnAtTurnEnd &&
                       is_hobbit(who) && move.to == kCasualties && !in_track;
  if (returns) board.returning = join(board.returning, only(who));
}

/// what one of a team has left is no mixed Army any more.
void end_mixture(const Rules& rules, Board& board, Side side, Place place) {
  if (!is_team(rules, side) || !is_mixed(rules, board, place)) return;
  if (!has_two_owners(rules, figures_at(rules, board, place), side)) {
    set_mixed(rules, board, place, false);
  }
}

void carry_out(const Rules& rules, Board& board, const Move& move) {
  if (is_on_board(move.from)) {
    remove(figures_at(rules, board, move.from), move.figure, move.amount);
  }
  if (is_on_board(move.to)) add(figures_at(rules, board, move.to), move.figure, move.amount);
  if (is_unit(move.figure)) end_mixture(rules, board, side_of(move.figure), move.from);
  if (!is_character(move.figure)) return;
  const Character who = character_of(move.figure);
  walk(board.fellowship.companions, who, move);
  note_hobbit(rules, board, who, move);
  if (contains(kMinions, who)) board.minions_seen = join(board.minions_seen, only(who));
}

/// a mixed Army goes as one.
bool goes_mixed(const Rules& rules, const Board& board, const Figures& group, Place from) {
  const Side side = has_unit(group, Side::kFree) ? Side::kFree : Side::kShadow;
  return is_team(rules, side) && is_mixed(rules, board, from) && has_two_owners(rules, group, side);
}

}  // namespace

std::size_t length_of_group(std::span<const core::Event> events) {
  std::size_t length = 1;
  while (length < events.size() && MaskedEvent(events[length]).kind() == EventKind::kFigures &&
         goes_on(move_of(events[length - 1]), move_of(events[length]))) {
    ++length;
  }
  return length;
}

void fold_figures(const Rules& rules, Board& board, std::span<const core::Event> events) {
  const Move first = move_of(events.front());
  Figures group;
  for (const core::Event& event : events) add(group, move_of(event).figure, move_of(event).amount);
  const bool mixed = goes_mixed(rules, board, group, first.from);
  for (const core::Event& event : events) carry_out(rules, board, move_of(event));
  const bool arrives = region_of(first.to) != kNoRegion;
  if (mixed && arrives) set_mixed(rules, board, first.to, true);
  index_figures(board);
}

}  // namespace viewers
