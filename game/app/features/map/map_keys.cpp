#include "game/app/features/map/map_keys.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/app/screen/framing.h"
#include "game/app/screen/table_hand.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/table/board/region_steps.h"

namespace app {
namespace {

using Way = std::pair<commands::Id, glm::vec2>;
constexpr std::array kWays{Way{commands::kNorth, {0, -1}}, Way{commands::kSouth, {0, 1}},
                           Way{commands::kWest, {-1, 0}}, Way{commands::kEast, {1, 0}}};

/// From where the pointer is, or from the middle of the view.
table::RegionId where_keys_begin(const Shell& shell) {
  if (shell.screen.pointed() != table::kNoRegion) return shell.screen.pointed();
  return table::nearest_region(shell.screen.tabletop().layout(),
                               shell.screen.camera().goal().target);
}

}  // namespace

/// The keys are on a region until a button, a mouse or a finger takes over.
void MapKeys::take_input(Shell& shell, commands::Read& input, const engine::Input&, double) {
  const bool is_touched =
      std::ranges::any_of(input.input.pointers, [](const engine::Pointer& pointer) {
        return pointer.is_active() || pointer.moved != glm::vec2(0);
      });
  const bool goes_elsewhere = std::ranges::any_of(input.pressed, [](const auto& pressed) {
    return pressed.id == commands::kNext || pressed.id == commands::kPrevious ||
           pressed.id == commands::kBack;
  });
  if (is_touched || goes_elsewhere) region_.reset();
  if (region_) shell.screen.point_at(*region_);
  shell.memory().keys_on_map = region_.has_value();
}

/// Enter does on a region what a click there does.
bool MapKeys::take(Shell& shell, commands::Command& command) {
  if (command.id == commands::kConfirm && region_ && !shell.drawn.reveal) {
    return obey(shell, {commands::kPress}), true;
  }
  return step(shell, command.id);
}

void MapKeys::put_on(Shell& shell, table::RegionId region) {
  if (region == table::kNoRegion) return;
  region_ = region;
  table::RegionSet shown;
  shown.insert(region);
  show_regions(shell.screen, shown, shell.drawn);
  shell.screen.camera().travel();
  take_camera(shell);
  shell.screen.point_at(region);
  shell.memory().keys_on_map = true;
}

bool MapKeys::step(Shell& shell, commands::Id way) {
  const table::RegionId from = region_.value_or(table::kNoRegion);
  if (way == commands::kNextPlace || way == commands::kPreviousPlace) {
    const int by = way == commands::kNextPlace ? 1 : -1;
    put_on(shell, table::next_of(regions_to_choose(shell.screen), from, by));
    return true;
  }
  const auto row = std::ranges::find(kWays, way, &Way::first);
  if (row == kWays.end()) return false;
  const table::Layout& layout = shell.screen.tabletop().layout();
  put_on(shell,
         region_ ? table::neighbour_towards(layout, from, row->second) : where_keys_begin(shell));
  return true;
}

void MapKeys::update(Shell& shell, const commands::Read&, double) {
  if (region_) shell.screen.point_at(*region_);
}

}  // namespace app
