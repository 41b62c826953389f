// Revealing the Fellowship.

#include "rules/wotr/hunt/reveal.h"

#include <bit>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/journey.h"
#include "rules/wotr/fellowship/moria.h"
#include "rules/wotr/hunt/hunt.h"

namespace wotr {
namespace {

/// Strongholds that are and always were the Shadow's.
RegionSet shadow_strongholds(const Rules& rules, const Board& board) {
  RegionSet regions;
  for (const RegionId region : rules.strongholds) {
    const bool shadows = side_of(region_of(rules, region).nation) == Side::kShadow;
    if (shadows && is_unconquered(rules, board, region)) regions.insert(region);
  }
  return regions;
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
  report<EventKind::kRevealed>(play, {in_mordor(fellowship) ? kNoRegion : fellowship.region});
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
  push<StepKind::kRevealRoute>(play, {region_of(action)});
}

void ask_reveal_route(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const auto [to] = fields_of<StepKind::kRevealRoute>(step);
  const RegionSet watched = shadow_strongholds(rules, state.board) | lair_of_balrog(rules, state);
  ask(decision, leading_seat(state.board, Side::kFree), DecisionKind::kRevealRoute, 132);
  offer_routes(routes_to(rules, state.board, watched, to), decision);
}

void answer_reveal_route(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const RegionId from = board.fellowship.region;
  const auto [to] = fields_of<StepKind::kRevealRoute>(step);
  const auto passed = static_cast<Strongholds>(
      action.a & stronghold_bits(play.rules, shadow_strongholds(play.rules, board)));
  board.fellowship.region = to;
  board.fellowship.progress = 0;  // R-131 (3)
  report<EventKind::kFellowshipPlaced>(play, {to, board.fellowship.progress});
  board.hunt.strongholds = static_cast<std::uint8_t>(std::popcount(passed));
  push(play, StepKind::kStrongholdTiles);
  if (leads_past_balrog(play.rules, play.state, from, to, action.a)) {
    offer_table_card(play, Lasting::kMoriaTile);  // before the Strongholds
  }
}

void run_stronghold_tiles(Play& play, const Step&) {
  Hunt& hunt = play.board().hunt;
  if (hunt.strongholds == 0) return;
  --hunt.strongholds;
  push(play, StepKind::kStrongholdTiles);
  draw_tile_for(play, TileUse::kHunt);
}

}  // namespace wotr
