// Revealing the Fellowship.

#include "rules/wotr/reveal.h"

#include <algorithm>
#include <bitset>

#include "rules/wotr/cards/table.h"
#include "rules/wotr/control.h"
#include "rules/wotr/fellowship.h"

namespace wotr {
namespace {

constexpr std::size_t kShadowStrongholdCount = 8;
constexpr std::size_t kMostRoutes = 40;

/// Strongholds on a way: bit n is the nth of the Shadow's eight.
using Strongholds = std::uint8_t;
/// A set of such sets: bit s is the set s.
using Routes = std::bitset<1 << kShadowStrongholdCount>;

/// the bit of the Stronghold here, if it is and always was the Shadow's.
Strongholds stronghold_bit(const Rules& rules, const Board& board, RegionId region) {
  if (!rules.stronghold_regions.contains(region)) return 0;
  if (side_of(region_of(rules, region).nation) != Side::kShadow) return 0;
  if (!is_unconquered(rules, board, region)) return 0;
  Strongholds bit = 1;
  for (const RegionId stronghold : rules.strongholds) {
    if (stronghold == region) break;
    const bool shadows = side_of(region_of(rules, stronghold).nation) == Side::kShadow;
    if (shadows) bit = static_cast<Strongholds>(bit << 1);
  }
  return bit;
}

/// Each of the ways goes on through a place with these Strongholds.
Routes passing(const Routes& routes, Strongholds here) {
  if (here == 0) return routes;
  Routes passed;
  for (std::size_t way = 0; way < routes.size(); ++way) {
    if (routes[way]) passed.set(way | here);
  }
  return passed;
}

/// What any walk of at most `steps` regions to `to` may pass.
Routes routes_to(const Rules& rules, const Board& board, RegionId to, int steps) {
  const RegionId from = board.fellowship.region;
  std::array<Routes, kRegionCount> routes;
  routes[static_cast<std::size_t>(from)].set(stronghold_bit(rules, board, from));
  for (int step = 0; step < steps; ++step) {
    const std::array<Routes, kRegionCount> before = routes;
    for (std::size_t r = 0; r < kRegionCount; ++r) {
      Routes arriving;
      for (const RegionId next : rules.regions[r].adjacent) {
        arriving |= before[static_cast<std::size_t>(next)];
      }
      if (arriving.none()) continue;
      routes[r] |= passing(arriving, stronghold_bit(rules, board, static_cast<RegionId>(r)));
    }
  }
  return routes[static_cast<std::size_t>(to)];
}

/// where the journey may end.
RegionSet journey_ends(const Rules& rules, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  RegionSet ends;
  for (const RegionId region : regions_within(rules, fellowship.region, fellowship.progress)) {
    if (!is_haven(rules, board, region)) ends.insert(region);
  }
  if (ends.empty()) ends.insert(fellowship.region);
  return ends;
}

}  // namespace

void reveal_fellowship(Play& play) {
  Fellowship& fellowship = play.board().fellowship;
  fellowship.hidden = 0;  // R-131 (1), and on the Track all there is
  report(play, EventKind::kRevealed, in_mordor(fellowship) ? kNoRegion : fellowship.region);
  discard_cards_on(play, kOnRevealed);
  if (!in_mordor(fellowship)) push(play, StepKind::kRevealTo);
}

void ask_reveal_to(const Rules& rules, const State& state, const Step&, Decision& decision) {
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kRevealTo, 131);
  for (const RegionId region : journey_ends(rules, state.board)) {
    decision.offer(act(ActionKind::kRegion, region));
  }
}

void answer_reveal_to(Play& play, const Step&, Action action) {
  push(play, StepKind::kRevealRoute, region_of(action));
}

void ask_reveal_route(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const auto to = static_cast<RegionId>(step.args[0]);
  const Routes routes = routes_to(rules, state.board, to, state.board.fellowship.progress);
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kRevealRoute, 132);
  for (int strongholds = 0; strongholds <= int{kShadowStrongholdCount}; ++strongholds) {
    for (std::size_t way = 0; way < routes.size(); ++way) {
      if (!routes[way] || std::popcount(way) != strongholds) continue;
      if (decision.actions.size() == kMostRoutes) return;
      decision.offer(act(ActionKind::kRoute, static_cast<int>(way)));
    }
  }
}

void answer_reveal_route(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  board.fellowship.region = static_cast<RegionId>(step.args[0]);
  board.fellowship.progress = 0;  // R-131 (3)
  report(play, EventKind::kFellowshipPlaced, board.fellowship.region);
  board.hunt.strongholds = static_cast<std::uint8_t>(std::popcount(action.a));
  push(play, StepKind::kStrongholdTiles);
}

void run_stronghold_tiles(Play& play, const Step&) {
  Hunt& hunt = play.board().hunt;
  if (hunt.strongholds == 0) return;
  --hunt.strongholds;
  push(play, StepKind::kStrongholdTiles);
  push(play, StepKind::kDrawTile);  // eye_damage is 0, there was no roll
}

}  // namespace wotr
