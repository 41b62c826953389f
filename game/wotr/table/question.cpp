#include "game/wotr/table/question.h"

#include <algorithm>
#include <array>

#include "game/wotr/table/pieces.h"
#include "game/wotr/table/recruits.h"
#include "game/wotr/table/regions.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/card_events.h"
#include "rules/wotr/state/event_kind.h"

namespace wotr_table {
namespace {

using wotr::RegionId;
using wotr::RegionSet;

constexpr float kBattleNear = 29;  // board units
constexpr float kFellowshipNear = 40;
constexpr float kHuntNear = 56;

void insert(RegionSet& regions, RegionId region) {
  if (wotr::index(region) < wotr::kRegionCount) regions.insert(region);
}

/// The question is one of the Hunt's: its dice, its tile, what can be done about it.
bool is_hunting(const wotr::View& view) {
  using Kind = wotr::DecisionKind;
  constexpr std::array kHunting{Kind::kHuntRoll,       Kind::kHuntRerollRoll, Kind::kHuntReroll,
                                Kind::kHuntTile,       Kind::kHuntTileDie,    Kind::kHuntDamage,
                                Kind::kHuntBonus,      Kind::kPreventDraw,    Kind::kRedrawTile,
                                Kind::kLowerDamage,    Kind::kMoriaTile,      Kind::kLossOfCard,
                                Kind::kRandomCompanion};
  const auto kind = static_cast<Kind>(view.decision.kind);
  return std::find(kHunting.begin(), kHunting.end(), kind) != kHunting.end();
}

/// The question is about the Fellowship as a whole: who leads it, who leaves it, where it is.
bool is_about_fellowship(const wotr::View& view) {
  using Kind = wotr::DecisionKind;
  constexpr std::array kOfFellowship{Kind::kGuide, Kind::kFellowshipPhase, Kind::kSeparateGroup};
  const auto kind = static_cast<Kind>(view.decision.kind);
  return std::find(kOfFellowship.begin(), kOfFellowship.end(), kind) != kOfFellowship.end();
}

RegionSet offered(const wotr::View& view) {
  RegionSet regions;
  for (const core::Action action : view.decision.actions) {
    if (is(action, wotr::ActionKind::kRegion)) insert(regions, wotr::region_of(action));
  }
  return regions;
}

/// Where its figure stands, as near as `near`.
table::Staged staged_fellowship(const wotr::Rules& rules, const wotr::Fellowship& fellowship,
                                float near) {
  RegionSet where;
  insert(where, land_of_bearers(rules, fellowship));
  return {.regions = on_table(where), .things = {}, .near = near};
}

}  // namespace

table::Spotlight spotlight_of(const wotr::Rules& rules, const wotr::View& view) {
  table::Spotlight spotlight;
  spotlight.lit = on_table(offered(view) | recruits_open_in(rules, view));
  const wotr::Figures& figures = view.board.group.figures;
  if (wotr::is_empty(figures)) return spotlight;
  spotlight.from = on_table(wotr::region_of(view.board.group.from));
  spotlight.gathered_at = on_map(view.board.group.from);
  const bool is_free = wotr::has_figure(figures, wotr::Side::kFree);
  spotlight.side = wotr::byte_of(is_free ? wotr::Side::kFree : wotr::Side::kShadow);
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    wotr::for_each_figure(figures, side, [&](wotr::Figure figure, int amount) {
      spotlight.chosen.insert(spotlight.chosen.end(), static_cast<std::size_t>(amount),
                              model_of(PieceKind::kFigure, wotr::byte_of(figure)));
    });
  }
  return spotlight;
}

std::optional<core::Action> action_at(const wotr::View& view, RegionId region) {
  const core::Action action = wotr::act(wotr::ActionKind::kRegion, region);
  if (!view.decision.offers(action)) return std::nullopt;
  return action;
}

RegionSet regions_in_question(const wotr::View& view) {
  RegionSet regions = offered(view);
  const wotr::Board& board = view.board;
  if (board.group.from != wotr::kNowhere) insert(regions, wotr::region_of(board.group.from));
  insert(regions, board.group.to);
  if (board.battle.kind != wotr::BattleKind::kNone) {
    insert(regions, board.battle.from);
    insert(regions, board.battle.target);
  }
  const wotr::Fellowship& fellowship = board.fellowship;
  if (is_hunting(view) && !in_mordor(fellowship)) insert(regions, fellowship.region);
  return regions;
}

RegionId land_of_bearers(const wotr::Rules& rules, const wotr::Fellowship& fellowship) {
  return in_mordor(fellowship) ? wotr::find_region(rules, "gorgoroth") : fellowship.region;
}

table::Staged staged_of(const wotr::Rules& rules, const wotr::View& view) {
  const wotr::Battle& battle = view.board.battle;
  if (battle.kind != wotr::BattleKind::kNone) {
    RegionSet field;
    insert(field, battle.from);
    insert(field, battle.target);
    return {.regions = on_table(field), .things = {}, .near = kBattleNear, .is_fight = true};
  }
  const wotr::Fellowship& fellowship = view.board.fellowship;
  if (is_about_fellowship(view)) return staged_fellowship(rules, fellowship, kFellowshipNear);
  if (!is_hunting(view)) return {};
  table::Staged hunt = staged_fellowship(rules, fellowship, kHuntNear);
  hunt.dims_rest = true;
  return hunt;
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

}  // namespace wotr_table
