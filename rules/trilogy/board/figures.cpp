#include "rules/trilogy/board/figures.h"

namespace trilogy {

void place_battalions(Play& play, Territory territory, int count, Cause cause) {
  if (count <= 0) return;
  Board& board = play.board();
  const Seat owner = owner_of(board, territory);
  const auto added = static_cast<std::uint16_t>(count);
  battalions_in(board, territory) += added;
  if (cause == Cause::kSetUp && owner != kNeutralArmy) {
    board.supply[at(owner)] -= added;
  } else {
    board.raised[at(owner)] += added;
  }
  tell_in_parts(count, [&](int part) {
    report<EventKind::kPlaced>(play, {owner, territory, part, cause});
  });
}

void lose_battalions(Play& play, Territory territory, int count, Cause cause) {
  if (count <= 0) return;
  Board& board = play.board();
  const Seat owner = owner_of(board, territory);
  battalions_in(board, territory) -= static_cast<std::uint16_t>(count);
  board.lost[at(owner)] += static_cast<std::uint16_t>(count);
  tell_in_parts(count, [&](int part) {
    report<EventKind::kLost>(play, {owner, territory, part, cause});
  });
}

void move_battalions(Play& play, Territory from, Territory to, int count, Cause cause) {
  Board& board = play.board();
  battalions_in(board, from) -= static_cast<std::uint16_t>(count);
  battalions_in(board, to) += static_cast<std::uint16_t>(count);
  const Seat owner = owner_of(board, from);
  tell_in_parts(count, [&](int part) {
    report<EventKind::kMoved>(play, {owner, from, to, part, cause});
  });
}

void set_owner(Board& board, Territory territory, Seat owner) {
  const Seat before = owner_of(board, territory);
  if (before != kNobody) board.held[at(before)].erase(territory);
  board.owners[static_cast<std::size_t>(territory)] = owner;
  if (owner != kNobody) board.held[at(owner)].insert(territory);
}

void place_leader(Play& play, Seat seat, Territory territory, Cause cause) {
  play.board().leaders[at(seat)].insert(territory);
  report<EventKind::kLeaderPlaced>(play, {seat, territory, cause});
}

void move_leader(Play& play, Seat seat, Territory from, Territory to, Cause cause) {
  TerritorySet& leaders = play.board().leaders[at(seat)];
  leaders.erase(from);
  leaders.insert(to);
  report<EventKind::kLeaderMoved>(play, {seat, from, to, cause});
}

void lose_leader(Play& play, Territory territory) {
  if (!has_leader(play.board(), territory)) return;
  const Seat owner = owner_of(play.board(), territory);
  play.board().leaders[at(owner)].erase(territory);
  report<EventKind::kLeaderLost>(play, {owner, territory});
}

}  // namespace trilogy
