#include "game/app/loop/table_loop.h"

namespace app {

using engine::Key;

void TableLoop::take_input(const engine::Input& input, double seconds) {
  if (!has_activity(input)) return;
  ambient_.wake();
  redraw_.keep_for(kSettleSeconds);
  const engine::CameraPose view_before = screen_.camera().goal();
  keep_home([&] { screen_.set_size(input.window_size); });
  const bool covered = screen_.memory().new_game_open;
  if (is_pressed(input, Key::kEscape) && (covered || !screen_.ui().wants_keys())) {
    const bool is_sheet_open = screens::is_sheet_open(screen_.memory());
    if (replay_ && !is_sheet_open) {
      close_replay();
    } else if (is_sheet_open || screen_.held().empty()) {
      screens::leave_sheet(screen_.memory(), screen_.panels());
    } else {
      screen_.let_go();
    }
  }
  if (!screen_.ui().wants_keys() && !covered) {
    const auto letters = screen_.takes_letters() ? LetterKeys::kType : LetterKeys::kSteer;
    const auto arrows = replay_ ? ArrowKeys::kStep : ArrowKeys::kSteer;
    steer_with_keys(screen_.camera(), input, seconds, letters, arrows);
    take_keys(input, letters);
    if (replay_) take_replay_keys(input);
    take_region_keys(input);
  }
  steer_with_pads(screen_.camera(), input, seconds);
  steer(screen_.camera(), input, seconds);
  if (screen_.camera().goal() != view_before) show_.take_hand();
  take_clicks(input);
  screen_.point(input.pointed);
  keep_key_region(input);
  press_key_region(input);
}

void TableLoop::take_clicks(const engine::Input& input) {
  if (shown_.reveal) return;  // whoever decides next has not sat down: nothing is touched
  for (const engine::Pointer& pointer : input.pointers) {
    const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
    if (engine::is_panel(pointer.owner)) {
      if (left.released && left.dragging) drop(pointer.position);
      if (left.cancelled && left.dragging) screen_.let_go();
      continue;
    }
    if (pointer.owner == kPiece && left.dragging) carry(pointer);
    if (left.clicked || left.double_clicked) take_click(pointer.position, left.double_clicked);
  }
}

/// A piece that is dragged is held from the place where the drag began, and laid where it ends.
void TableLoop::carry(const engine::Pointer& pointer) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (left.cancelled) return screen_.let_go();
  if (screen_.held().empty()) {
    screen_.point(left.pressed_at);
    const table::Touchable from = screen_.touched();
    if (!screen_.take(from)) return refuse_drag(pointer, from);
  }
  redraw_.keep_for(kMovingSeconds);
  if (left.released) drop(pointer.position);
}

/// What could not be taken up is told of where it was to go.
void TableLoop::refuse_drag(const engine::Pointer& pointer, const table::Touchable& from) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (!left.released || from.region == table::kNoRegion) return;
  screen_.point(pointer.position);
  const table::Touchable there = screen_.touched();
  if (!(there == from)) screen_.note_refused(there, from);
}

void TableLoop::drop(glm::vec2 place) {
  if (screen_.held().empty()) return;
  const bool is_on_map = !screen_.panel_at(place);
  if (is_on_map && screen_.lay_anywhere() == Grip::Deed::kAnswer) return submit_touch();
  screen_.point(is_on_map ? std::optional(place) : std::nullopt);
  const table::Touchable there = screen_.touched();
  const bool is_where_it_was = std::ranges::find(screen_.held(), there) != screen_.held().end();
  const table::Touchable from = screen_.held().front();
  if (!is_where_it_was && touch(there)) return;
  screen_.let_go();
  if (!is_where_it_was) screen_.note_refused(there, from);  // letting go forgets it
}

/// True if it was an answer, or more is held now.
bool TableLoop::touch(const table::Touchable& touched) {
  const Grip::Deed deed = screen_.touch(touched);
  redraw_.keep_for(kSettleSeconds);
  if (deed == Grip::Deed::kAnswer) submit_touch();
  screen_.note_refused(deed == Grip::Deed::kNothing ? std::optional(touched) : std::nullopt);
  return deed == Grip::Deed::kAnswer || deed == Grip::Deed::kTook;
}

void TableLoop::submit_touch() {
  const std::vector<core::Action> said = screen_.said_by_touch();
  submit(said.front(), {said.begin() + 1, said.end()});
}

/// A click on the map answers the question that is asked on the map.
void TableLoop::take_click(glm::vec2 place, bool is_double) {
  screen_.point(place);
  click_pointed(is_double);
}

void TableLoop::click_pointed(bool is_double) {
  const table::RegionId region = screen_.pointed();
  if (!is_double && screen_.count_in(region)) return redraw_.keep_for(kSettleSeconds);
  // Whoever can be led on by hand is taken up instead of being named.
  const bool is_led = screen_.leads_on(table::touchable(region));
  const std::optional<core::Action> action = is_led ? std::nullopt : action_at(region);
  switch (map_clicks_.take({.is_double = is_double,
                            .is_rolling = screen_.tabletop().is_rolling(),
                            .region = region,
                            .is_offered = action.has_value()})) {
    case MapDeed::kNone:
      if (!is_double) touch(screen_.touched());
      break;
    case MapDeed::kSkipDice: screen_.tabletop().skip(); break;
    case MapDeed::kAnswer: submit(*action); break;
    case MapDeed::kFly: fly_to(region); break;
  }
}

std::optional<core::Action> TableLoop::action_at(table::RegionId region) const {
  if (region == table::kNoRegion) return std::nullopt;
  return game_table().action_at(view(), region);
}

void TableLoop::take_keys(const engine::Input& input, LetterKeys letters) {
  const auto is_letter_pressed = [&](char letter) {
    return letters == LetterKeys::kSteer && is_pressed(input, engine::key_of(letter));
  };
  const bool take_back =
      is_letter_pressed('u') || (input.ctrl && is_pressed(input, engine::key_of('z')));
  if (take_back && !is_behind_sheet()) obey(screens::Command::kUndo);
  const bool ask = is_letter_pressed('h') || (input.ctrl && is_pressed(input, engine::key_of('h')));
  if (ask && shown_.offers_hint) obey(screens::Command::kHint);
  if (is_letter_pressed('f')) obey(screens::Command::kToggleFlat);
  if (is_pressed(input, Key::kF1)) screen_.memory().rule_wished = true;
  if (letters == LetterKeys::kSteer) take_output_keys(input);
  if (is_letter_pressed('g')) obey(screens::Command::kHideFigures);
  if (is_letter_pressed('r')) obey(screens::Command::kReplay);
  if (is_pressed(input, engine::key_of('.'))) {
    const bool waits = playing_.session->is_thinking() && show_.is_seen();
    obey(waits ? screens::Command::kAnswerNow : screens::Command::kNextMoment);
  }
  if (is_pressed(input, Key::kF11)) {
    screens::Settings settings = screen_.settings();
    settings.full_screen = !settings.full_screen;
    take_settings(settings);
  }
  if (is_pressed(input, Key::kF2)) screen_.memory().keys_open = !screen_.memory().keys_open;
  if (is_pressed(input, Key::kF10)) screen_.memory().menu_open = !screen_.memory().menu_open;
  if ((is_pressed(input, Key::kSpace) || is_pressed(input, Key::kEnter)) && !replay_ &&
      show_.shown() && playing_.session->is_machine_next()) {
    show_.go_on();
  }
  if (is_letter_pressed('m')) toggle_music();
  if (is_letter_pressed('p')) fold_panels();
  if (is_pressed(input, Key::kHome)) screen_.look_home();
}

/// What happened since may be read beside the game; behind any other sheet nothing is done.
bool TableLoop::is_behind_sheet() const {
  const screens::Memory& memory = screen_.memory();
  return screens::is_sheet_open(memory) && !memory.recent_open;
}

/// All away if one is open, else all open.
void TableLoop::fold_panels() {
  screens::Settings settings = screen_.settings();
  screens::fold_all(settings, screen_.panels());
  take_settings(settings);
}

/// What changes the view of the whole board changes the person's own view, if it is that.
void TableLoop::keep_home(const std::function<void()>& change) {
  change();
  show_.keep_home();
}

}  // namespace app
