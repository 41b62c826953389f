#include "game/app/features/map/map_hand.h"

#include <utility>

#include "game/app/features/map/touch.h"
#include "game/app/screen/framing.h"
#include "game/app/screen/table_hand.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"

namespace app {
namespace {

/// The letters of a name steer nothing.
void steer_by_all(Shell& shell, const commands::Read& input, double seconds) {
  engine::TableCamera& camera = shell.screen.camera();
  const engine::CameraPose before = camera.goal();
  if (!shell.screen.ui().wants_keys() && !shell.memory().sheets.is_open(screens::kNewGameSheet)) {
    steer_with_keys(camera, input, seconds);
  }
  steer_with_pads(camera, input.input, seconds);
  steer(camera, input.input, seconds);
  if (camera.goal() != before) take_camera(shell);
}

std::optional<core::Action> action_at(const Shell& shell, table::RegionId region) {
  if (region == table::kNoRegion) return std::nullopt;
  return shell.game_table().action_at(shell.view(), region);
}

void fly_to(Shell& shell, table::RegionId region) {
  constexpr float kCloseLook = 60;
  table::RegionSet there;
  there.insert(region);
  approach(shell.screen, {.regions = there, .things = {}, .near = kCloseLook}, shell.drawn);
  shell.screen.camera().travel();
  take_camera(shell);
}

void toggle_flat(Shell& shell) {
  const bool was_home = shell.screen.is_home();
  engine::TableCamera& camera = shell.screen.camera();
  camera.set_flat(!camera.is_flat());
  if (was_home) shell.screen.look_home();
  take_camera(shell);
}

bool take_view(Shell& shell, const commands::Command& command) {
  if (command.id == commands::kHome) return look_home(shell), true;
  if (command.id == commands::kFlat) return toggle_flat(shell), true;
  if (command.id == commands::kFigures) return shell.screen.tabletop().toggle_figures(), true;
  const auto* region = commands::argument_of<table::RegionId>(command);
  if (command.id == commands::kLookAt && region != nullptr) return fly_to(shell, *region), true;
  return false;
}

bool take_in_hand(Shell& shell, const commands::Command& command) {
  const auto* thing = commands::argument_of<table::Touchable>(command);
  if (command.id == commands::kCarry && thing != nullptr)
    return take_up(shell.screen, *thing), true;
  if (command.id == commands::kTouch && thing != nullptr) return touch(shell, *thing), true;
  if (command.id == commands::kLetGo) return let_go(shell.screen), true;
  const bool gives_back = command.id == commands::kBack && !shell.screen.held().empty() &&
                          !screens::is_sheet_open(shell.memory());
  if (gives_back) let_go(shell.screen);
  return gives_back;
}

}  // namespace

void MapHand::take_input(Shell& shell, commands::Read& input, const engine::Input&,
                         double seconds) {
  if (!engine::has_activity(input.input)) return;
  steer_by_all(shell, input, seconds);
  take_clicks(shell, input.input);
  shell.screen.point(input.input.pointed);
}

bool MapHand::take(Shell& shell, commands::Command& command) {
  if (command.id == commands::kPress) return click_pointed(shell, false), true;
  return take_view(shell, command) || take_in_hand(shell, command);
}

/// While the camera moves, another place lies below a resting pointer.
void MapHand::update(Shell& shell, const commands::Read& input, double) {
  const bool is_moving = shell.screen.camera().is_moving();
  if (std::exchange(was_moving_, is_moving) || is_moving) shell.screen.point(input.input.pointed);
}

void MapHand::take_clicks(Shell& shell, const engine::Input& input) {
  if (shell.drawn.reveal) return;  // whoever decides next has not sat down: nothing is touched
  for (const engine::Pointer& pointer : input.pointers) {
    const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
    if (engine::is_panel(pointer.owner)) {
      if (left.released && left.dragging) drop(shell, pointer.position);
      if (left.cancelled && left.dragging) let_go(shell.screen);
      continue;
    }
    if (pointer.owner == kPiece && left.dragging) carry(shell, pointer);
    if (!left.clicked && !left.double_clicked) continue;
    shell.screen.point(pointer.position);
    click_pointed(shell, left.double_clicked);
  }
}

/// A click on the map answers the question that is asked on the map.
void MapHand::click_pointed(Shell& shell, bool is_double) {
  TableScreen& screen = shell.screen;
  const table::RegionId region = screen.pointed();
  if (!is_double && count_in(screen, region)) return shell.keep_drawing();
  // Whoever can be led on by hand is taken up instead of being named.
  const bool is_led = leads_on(screen, table::touchable(region));
  const std::optional<core::Action> action = is_led ? std::nullopt : action_at(shell, region);
  switch (clicks_.take({.is_double = is_double,
                        .is_rolling = screen.tabletop().is_rolling(),
                        .region = region,
                        .is_offered = action.has_value()})) {
    case ClickEffect::kNone:
      if (!is_double) touch(shell, touched(screen));
      break;
    case ClickEffect::kSkipDice: screen.tabletop().skip(); break;
    case ClickEffect::kAnswer: answer(shell, {*action}); break;
    case ClickEffect::kFly: fly_to(shell, region); break;
  }
}

}  // namespace app
