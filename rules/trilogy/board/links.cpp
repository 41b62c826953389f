#include "rules/trilogy/board/links.h"

#include <bit>

namespace trilogy {
namespace {

BridgeSet closed_bridges(const Board& board) {
  BridgeSet closed = 0;
  for (const BridgeSet bridges : board.lasting.closed_bridges) closed |= bridges;
  return closed;
}

Escort best_escort(const Board& board, Territory from) {
  return has_leader(board, from) ? Escort::kLeader : Escort::kNone;
}

/// All that hangs together with `from` within `held`, without it.
TerritorySet connected(const Rules& rules, const Board& board, const TerritorySet& held,
                       Territory from, Escort escort) {
  TerritorySet reached;
  reached.insert(from);
  TerritorySet edge = reached;
  while (!edge.empty()) {
    TerritorySet next;
    for (const Territory one : edge) next = next | ways_from(rules, board, one, escort);
    edge = (next & held) - reached;
    reached = reached | edge;
  }
  reached.erase(from);
  return reached;
}

}  // namespace

TerritorySet ways_from(const Rules& rules, const Board& board, Territory from, Escort escort) {
  TerritorySet ways = neighbours_of(rules, from);
  if (escort == Escort::kLeader) return ways;
  for (BridgeSet closed = closed_bridges(board); closed != 0; closed &= closed - 1) {  // T-056
    const BridgeRow& bridge = rules.bridges[static_cast<std::size_t>(std::countr_zero(closed))];
    if (bridge.one == from) ways.erase(bridge.other);
    if (bridge.other == from) ways.erase(bridge.one);
  }
  return ways;
}

TerritorySet barred_from_invasions(const Board& board) {
  const auto& barred = board.lasting.no_invasions;
  return barred[0] | barred[1] | barred[2] | barred[3];
}

TerritorySet targets_from(const Rules& rules, const Board& board, Territory from) {
  if (battalions_in(board, from) < 2) return {};  // T-027
  const TerritorySet barred = barred_from_invasions(board);
  if (barred.contains(from)) return {};
  TerritorySet ways = ways_from(rules, board, from, best_escort(board, from));
  if (board.memory.mountains != 0) {  // T-057
    ways = ways | rules.across[static_cast<std::size_t>(from)];
  }
  return ways - held_by(board, owner_of(board, from)) - barred;  // T-015
}

TerritorySet invasion_sources(const Rules& rules, const Board& board, Seat seat) {
  TerritorySet sources;
  for (const Territory from : held_by(board, seat)) {
    if (!targets_from(rules, board, from).empty()) sources.insert(from);
  }
  return sources;
}

TerritorySet sources_against(const Rules& rules, const Board& board, Seat seat, Territory to) {
  const TerritorySet barred = barred_from_invasions(board);
  TerritorySet sources;
  for (const Territory from : (neighbours_of(rules, to) & held_by(board, seat)) - barred) {
    const bool enough = battalions_in(board, from) >= 2;
    if (enough && ways_from(rules, board, from, best_escort(board, from)).contains(to)) {
      sources.insert(from);
    }
  }
  const Territory across = board.invasion.across;
  if (across != kNoTerritory && battalions_in(board, across) >= 2) sources.insert(across);
  return sources;
}

TerritorySet fortify_targets(const Rules& rules, const Board& board, Territory from,
                             Escort escort) {
  const Seat seat = owner_of(board, from);
  if (escort == Escort::kLeader && !has_leader(board, from)) return {};
  const TerritorySet& held = held_by(board, seat);
  const TerritorySet reached = rules.options.fortify_reach == FortifyReach::kAdjacent  // T-033
                                   ? ways_from(rules, board, from, escort) & held
                                   : connected(rules, board, held, from, escort);
  return escort == Escort::kLeader ? reached - board.leaders[at(seat)] : reached;  // T-034
}

TerritorySet fortify_sources(const Rules& rules, const Board& board, Seat seat) {
  TerritorySet sources;
  const TerritorySet& held = held_by(board, seat);
  for (const Territory from : held) {
    if (battalions_in(board, from) < 2) continue;
    if ((neighbours_of(rules, from) & held).empty()) continue;
    const bool alone = !(ways_from(rules, board, from, Escort::kNone) & held).empty();
    if (alone || !fortify_targets(rules, board, from, Escort::kLeader).empty()) {
      sources.insert(from);
    }
  }
  return sources;
}

}  // namespace trilogy
