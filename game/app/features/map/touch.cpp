#include "game/app/features/map/touch.h"

#include <algorithm>
#include <optional>

#include "game/app/screen/table_hand.h"
#include "game/app/shell/shell.h"

namespace app {
namespace {

/// What could not be taken up is told of where it was to go.
void refuse_drag(Shell& shell, const engine::Pointer& pointer, const table::Touchable& from) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (!left.released || from.region == table::kNoRegion) return;
  shell.screen.point(pointer.position);
  const table::Touchable there = touched(shell.screen);
  if (!(there == from)) note_refused(shell.screen, there, from);
}

}  // namespace

bool touch(Shell& shell, const table::Touchable& touched) {
  const Selection::Effect effect = touch(shell.screen, touched);
  shell.keep_drawing();
  if (effect == Selection::Effect::kAnswer) answer(shell, said_by_touch(shell.screen));
  note_refused(shell.screen,
               effect == Selection::Effect::kNothing ? std::optional(touched) : std::nullopt);
  return effect == Selection::Effect::kAnswer || effect == Selection::Effect::kTook;
}

void carry(Shell& shell, const engine::Pointer& pointer) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (left.cancelled) return let_go(shell.screen);
  if (shell.screen.held().empty()) {
    shell.screen.point(left.pressed_at);
    const table::Touchable from = touched(shell.screen);
    if (!take_up(shell.screen, from)) return refuse_drag(shell, pointer, from);
  }
  shell.keep_drawing(kMovingSeconds);
  if (left.released) drop(shell, pointer.position);
}

void drop(Shell& shell, glm::vec2 place) {
  TableScreen& screen = shell.screen;
  if (screen.held().empty()) return;
  const bool is_on_map = !screen.panel_at(place);
  if (is_on_map && lay_anywhere(screen) == Selection::Effect::kAnswer) {
    return answer(shell, said_by_touch(screen));
  }
  screen.point(is_on_map ? std::optional(place) : std::nullopt);
  const table::Touchable there = touched(screen);
  const bool is_where_it_was = std::ranges::find(screen.held(), there) != screen.held().end();
  const table::Touchable from = screen.held().front();
  if (!is_where_it_was && touch(shell, there)) return;
  let_go(screen);
  if (!is_where_it_was) note_refused(screen, there, from);  // letting go forgets it
}

}  // namespace app
