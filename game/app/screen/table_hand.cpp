#include "game/app/screen/table_hand.h"

#include <algorithm>
#include <vector>

#include "game/screens/controls/bundle_rows.h"
#include "game/screens/controls/held_row.h"

namespace app {
namespace {

void find_touches(TableScreen& screen) {
  Holding& holding = screen.holding();
  screen.memory().own<screens::HeldMemory>() = {};
  screen.memory().refused.reset();
  screen.memory().refused_from.reset();
  holding.touches =
      screen.panel_state()->is_rolling || screen.panel_state()->is_replayed
          ? table::Touches{}
          : screen.tabletop().game().touches(screen.panel_state()->view, holding.selection.held());
  screen.tabletop().hold(holding.selection.held(), holding.touches);
}

}  // namespace

table::RegionSet regions_to_choose(const TableScreen& screen) {
  const Holding& holding = screen.holding();
  if (!holding.selection.is_empty())
    return table::open_to(holding.selection.held(), holding.touches);
  if (!screen.panel_state()) return {};
  table::RegionSet regions = screen.tabletop().game().in_question(screen.panel_state()->view);
  for (const table::Gesture& gesture : holding.touches.gestures) {
    if (gesture.from.region != table::kNoRegion) regions.insert(gesture.from.region);
  }
  return regions;
}

bool can_be_taken(const TableScreen& screen, const table::Touchable& one) {
  const Holding& holding = screen.holding();
  return !one.is_nothing() && app::can_be_taken(one, holding.afresh);
}

table::Touchable touched(const TableScreen& screen) {
  const table::Touchable thing = table::touchable(screen.pointed_at().thing);
  if (can_be_taken(screen, thing) || screen.pointed_at().region == table::kNoRegion) return thing;
  return table::touchable(screen.pointed_at().region);
}

bool can_be_taken_at(const TableScreen& screen, glm::vec2 place) {
  const Holding& holding = screen.holding();
  if (holding.afresh.gestures.empty()) return false;
  const table::Pointed there = screen.find(place);
  if (!there.piece && !screen.is_badge_at(place)) return false;
  return can_be_taken(screen, table::touchable(there.thing)) ||
         can_be_taken(screen, table::touchable(there.region));
}

bool leads_on(const TableScreen& screen, const table::Touchable& one) {
  const Holding& holding = screen.holding();
  return !one.is_nothing() && app::leads_on(one, holding.afresh);
}

Selection::Effect touch(TableScreen& screen, const table::Touchable& touched) {
  Holding& holding = screen.holding();
  const Selection::Effect effect =
      holding.selection.touch(touched, holding.touches, holding.afresh);
  if (effect == Selection::Effect::kTook || effect == Selection::Effect::kLetGo)
    find_touches(screen);
  return effect;
}

bool take_up(TableScreen& screen, const table::Touchable& touched) {
  Holding& holding = screen.holding();
  const std::vector<table::Touchable> before(holding.selection.held().begin(),
                                             holding.selection.held().end());
  const bool taken = holding.selection.take(touched, holding.touches, holding.afresh);
  if (!std::ranges::equal(before, holding.selection.held())) find_touches(screen);
  return taken;
}

Selection::Effect lay_anywhere(TableScreen& screen) {
  Holding& holding = screen.holding();
  return holding.selection.lay_anywhere(holding.touches);
}

void let_go(TableScreen& screen) {
  Holding& holding = screen.holding();
  if (holding.selection.is_empty()) return;
  holding.selection.let_go();
  find_touches(screen);
}

bool count_in(TableScreen& screen, table::RegionId region) {
  Holding& holding = screen.holding();
  const bool counts =
      holding.touches.bundle && region != table::kNoRegion &&
      screen.tabletop().game().spotlight(screen.panel_state()->view).lit.contains(region);
  if (counts) screen.memory().own<screens::BundleMemory>().touched = region;
  return counts;
}

void note_refused(TableScreen& screen, const std::optional<table::Touchable>& touched,
                  const std::optional<table::Touchable>& from) {
  screen.memory().refused = touched;
  screen.memory().refused_from = from;
  screen.memory().refused_since = ImGui::GetTime();
}

std::vector<core::Action> said_by_touch(const TableScreen& screen) {
  const Holding& holding = screen.holding();
  return table::answers_of(holding.selection.gesture(), holding.touches.split,
                           screen.memory().own<screens::HeldMemory>().staying);
}

/// Another question begins with empty hands.
void keep_touches(TableScreen& screen) {
  Holding& holding = screen.holding();
  const bool is_same = holding.asked && holding.asked->is_same(screen.panel_state()->view) &&
                       !screen.panel_state()->is_rolling &&
                       holding.asked_in_replay == screen.panel_state()->is_replayed;
  if (is_same) return;
  holding.asked = screen.panel_state()->view;
  holding.asked_in_replay = screen.panel_state()->is_replayed;
  holding.selection.let_go();
  find_touches(screen);
  holding.afresh = holding.touches;
}

}  // namespace app
