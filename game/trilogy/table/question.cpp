#include "game/trilogy/table/question.h"

#include <array>

#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/event_kind.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy_table {
namespace {

using trilogy::ActionKind;
using trilogy::Territory;

constexpr float kInvasionNear = 36;  // board units
constexpr std::array kInOneTerritory{ActionKind::kTerritory, ActionKind::kClaim,
                                     ActionKind::kPlaceLeader};

void insert(table::RegionSet& regions, Territory territory) {
  if (static_cast<std::size_t>(territory) < trilogy::kTerritoryCount) {
    regions.insert(on_table(territory));
  }
}

bool is_in_one_territory(core::Action action) {
  if (trilogy::is(action, ActionKind::kPlace)) return action.b == 1;  // the last battalion
  for (const ActionKind kind : kInOneTerritory) {
    if (trilogy::is(action, kind)) return true;
  }
  return false;
}

table::RegionSet offered(const trilogy::View& view) {
  table::RegionSet regions;
  for (const core::Action action : view.decision.actions) {
    if (is_in_one_territory(action)) insert(regions, trilogy::territory_of(action));
    if (trilogy::is(action, ActionKind::kAttack)) {
      insert(regions, static_cast<Territory>(action.b));
    }
  }
  return regions;
}

/// Both ends of the way that battalions go, while it is asked how many.
void insert_way(table::RegionSet& regions, const trilogy::View& view) {
  if (view.pending.empty()) return;
  const trilogy::Step& step = view.pending.top();
  const auto insert_ends = [&](const auto& way) {
    insert(regions, way.from);
    insert(regions, way.to);
  };
  using trilogy::StepKind;
  if (step.kind == StepKind::kMoveIn) insert_ends(trilogy::fields_of<StepKind::kMoveIn>(step));
  if (step.kind == StepKind::kFortify) insert_ends(trilogy::fields_of<StepKind::kFortify>(step));
}

/// While an invasion goes on, a touch on its target throws as many dice as there may be.
std::optional<core::Action> attack_on(const trilogy::View& view, table::RegionId region) {
  std::optional<core::Action> most;
  for (const core::Action action : view.decision.actions) {
    if (!trilogy::is(action, ActionKind::kAttack)) continue;
    const bool from_present = static_cast<Territory>(action.a) == view.board.invasion.from;
    const bool on_it = on_table(static_cast<Territory>(action.b)) == region;
    if (on_it && from_present && (!most || most->c < action.c)) most = action;
  }
  return most;
}

}  // namespace

table::Spotlight spotlight_of(const trilogy::Rules&, const trilogy::View& view) {
  table::Spotlight spotlight;
  if (view.decision.is_chance()) return spotlight;
  spotlight.lit = offered(view);
  return spotlight;
}

table::RegionSet in_question(const trilogy::View& view) {
  table::RegionSet regions = offered(view);
  insert_way(regions, view);
  if (trilogy::is_invading(view.board)) {
    insert(regions, view.board.invasion.from);
    insert(regions, view.board.invasion.to);
  }
  return regions;
}

table::Staged staged_of(const trilogy::View& view) {
  table::Staged staged;
  if (!trilogy::is_invading(view.board)) return staged;
  insert(staged.regions, view.board.invasion.from);
  insert(staged.regions, view.board.invasion.to);
  staged.near = kInvasionNear;
  staged.is_fight = true;
  return staged;
}

table::RegionSet regions_of(std::span<const core::Event> events) {
  table::RegionSet regions;
  for (const core::Event& event : events) {
    const auto& fields = trilogy::event_schema()[event.kind].fields;
    for (std::size_t i = 0; i < event.args.size(); ++i) {
      const auto type = static_cast<trilogy::FieldType>(fields[i].type);
      if (type == trilogy::FieldType::kTerritory) {
        insert(regions, static_cast<Territory>(event.args[i]));
      }
    }
  }
  return regions;
}

std::optional<core::Action> action_at(const trilogy::View& view, table::RegionId region) {
  for (const core::Action action : view.decision.actions) {
    if (is_in_one_territory(action) && on_table(trilogy::territory_of(action)) == region) {
      return action;
    }
  }
  return attack_on(view, region);
}

}  // namespace trilogy_table
