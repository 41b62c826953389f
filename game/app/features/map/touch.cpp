#include "game/app/features/map/touch.h"

#include <algorithm>
#include <optional>

#include "game/app/shell/shell.h"

namespace app {
namespace {

/// What could not be taken up is told of where it was to go.
void refuse_drag(Shell& shell, const engine::Pointer& pointer, const table::Touchable& from) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (!left.released || from.region == table::kNoRegion) return;
  shell.screen.point(pointer.position);
  const table::Touchable there = shell.screen.touched();
  if (!(there == from)) shell.screen.note_refused(there, from);
}

}  // namespace

bool touch(Shell& shell, const table::Touchable& touched) {
  const Grip::Deed deed = shell.screen.touch(touched);
  shell.keep_drawing();
  if (deed == Grip::Deed::kAnswer) answer(shell, shell.screen.said_by_touch());
  shell.screen.note_refused(deed == Grip::Deed::kNothing ? std::optional(touched) : std::nullopt);
  return deed == Grip::Deed::kAnswer || deed == Grip::Deed::kTook;
}

void carry(Shell& shell, const engine::Pointer& pointer) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (left.cancelled) return shell.screen.let_go();
  if (shell.screen.held().empty()) {
    shell.screen.point(left.pressed_at);
    const table::Touchable from = shell.screen.touched();
    if (!shell.screen.take(from)) return refuse_drag(shell, pointer, from);
  }
  shell.keep_drawing(kMovingSeconds);
  if (left.released) drop(shell, pointer.position);
}

void drop(Shell& shell, glm::vec2 place) {
  TableScreen& screen = shell.screen;
  if (screen.held().empty()) return;
  const bool is_on_map = !screen.panel_at(place);
  if (is_on_map && screen.lay_anywhere() == Grip::Deed::kAnswer) {
    return answer(shell, screen.said_by_touch());
  }
  screen.point(is_on_map ? std::optional(place) : std::nullopt);
  const table::Touchable there = screen.touched();
  const bool is_where_it_was = std::ranges::find(screen.held(), there) != screen.held().end();
  const table::Touchable from = screen.held().front();
  if (!is_where_it_was && touch(shell, there)) return;
  screen.let_go();
  if (!is_where_it_was) screen.note_refused(there, from);  // letting go forgets it
}

}  // namespace app
