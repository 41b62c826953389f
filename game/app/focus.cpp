#include "game/app/focus.h"

#include "game/wotr/screens/conflict.h"
#include "rules/wotr/game.h"

namespace app {
namespace {

using wotr::RegionId;
using wotr::RegionSet;

void insert(RegionSet& regions, RegionId region) {
  if (wotr::index(region) < wotr::kRegionCount) regions.insert(region);
}

}  // namespace

RegionSet regions_in_question(const wotr::View& view) {
  RegionSet regions;
  for (const core::Action action : view.decision.actions) {
    if (is(action, wotr::ActionKind::kRegion)) insert(regions, wotr::region_of(action));
  }
  const wotr::Board& board = view.board;
  if (board.group.from != wotr::kNowhere) insert(regions, wotr::region_of(board.group.from));
  insert(regions, board.group.to);
  if (board.battle.kind != wotr::BattleKind::kNone) {
    insert(regions, board.battle.from);
    insert(regions, board.battle.target);
  }
  const wotr::Fellowship& fellowship = board.fellowship;
  if (wotr_screens::is_hunting(view.decision) && !in_mordor(fellowship))
    insert(regions, fellowship.region);
  return regions;
}

RegionSet regions_of(std::span<const core::Event> events) {
  RegionSet regions;
  for (const core::Event& event : events) {
    const auto& fields = wotr::event_schema()[event.kind].fields;
    for (std::size_t i = 0; i < event.args.size(); ++i) {
      const auto type = static_cast<wotr::FieldType>(fields[i].type);
      if (type == wotr::FieldType::kRegion) insert(regions, static_cast<RegionId>(event.args[i]));
      if (type == wotr::FieldType::kPlace) {
        insert(regions, wotr::region_of(static_cast<wotr::Place>(event.args[i])));
      }
    }
  }
  return regions;
}

}  // namespace app
