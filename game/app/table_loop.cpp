#include "game/app/table_loop.h"

#include <algorithm>
#include <utility>

#include "game/app/controls.h"
#include "game/app/focus.h"
#include "game/app/kept_new_game.h"
#include "game/app/new_game_choices.h"
#include "game/players/seating.h"
#include "rules/wotr/game.h"

namespace app {
namespace {

using engine::Key;

constexpr double kBreath = 0.25;        // between two moves of machines
constexpr double kSettleSeconds = 0.5;  // hovers and scrolls after the last input
constexpr double kMovingSeconds = 0.1;
constexpr float kCloseLook = 60;
constexpr int kFramesOfLayout = 3;  // ImGui's sheets grow to their size in two

}  // namespace

TableLoop::TableLoop(engine::Window& window, const Resources& resources, OpenedGame game,
                     TableScreen screen, std::optional<SaveSlot> slot, KeptSettings settings)
    : window_(window),
      resources_(resources),
      session_(std::make_unique<Session>(std::move(game.session))),
      screen_(std::move(screen)),
      slot_(std::move(slot)),
      notice_(std::move(game.notice)),
      own_view_(screen_.camera().goal()),
      kept_settings_(std::move(settings)) {
  screen_.tabletop().reset(session_->view());
  recall_new_game();
  const std::string& fault = kept_settings_.fault;
  if (!fault.empty()) notice_ += (notice_.empty() ? "" : " ") + fault;
  ambient_.set_on(screens::has_ambient_life(screen_.settings()));
}

/// The choices of an earlier evening; a file that is no good leaves those of the game on the table.
void TableLoop::recall_new_game() {
  if (!slot_) return;
  base::Result<std::optional<screens::NewGame>> kept =
      app::recall_new_game(resources_, slot_->folder());
  if (!kept) {
    notice_ += (notice_.empty() ? "" : " ") + kept.error();
  } else if (*kept) {
    screen_.memory().new_game = std::move(**kept);
  }
}

void TableLoop::keep_new_game_when_left() {
  const screens::Memory& memory = screen_.memory();
  const bool left = was_choosing_ && !memory.new_game_open;
  was_choosing_ = memory.new_game_open;
  if (!left || !slot_ || !memory.new_game) return;
  if (std::string fault = keep_new_game(slot_->folder(), *memory.new_game); !fault.empty()) {
    notice_ = std::move(fault);
  }
}

void TableLoop::run() {
  while (frame()) {
  }
}

/// Input, then what it leads to, then the picture. An idle table ends at the third line.
bool TableLoop::frame() {
  const engine::Input input = window_.next_input(redraw_.wait_seconds());
  const double seconds = clock_.tick();
  take_input(input, seconds);
  play_on(seconds);
  if (screen_.settings().reduced_motion) cut_flight();
  if (screen_.tabletop().update(seconds * speed())) redraw_.keep_for(kMovingSeconds);
  if (screen_.camera().update(seconds)) {
    redraw_.keep_for(kMovingSeconds);
    screen_.point(input.mouse);  // another place comes to lie below a pointer that rests
  }
  ambient_.pass(seconds);
  screen_.tabletop().set_ambient(ambient_.seconds(), ambient_.is_on());
  redraw_.set_idle_rate(ambient_.rate());
  if (redraw_.take_due(seconds)) {
    handle(screen_.draw(*session_, {input, seconds, notice_, nullptr}, window_.pixel_size()));
    window_.present();
  }
  keep_new_game_when_left();
  return !quit_ && !input.quit;
}

void TableLoop::take_input(const engine::Input& input, double seconds) {
  if (!has_activity(input)) return;
  ambient_.wake();
  redraw_.keep_for(kSettleSeconds);
  const engine::CameraPose view_before = screen_.camera().goal();
  keep_home([&] { screen_.set_size(input.window_size); });
  const bool covered = screen_.memory().new_game_open;
  if (is_pressed(input, Key::kEscape) && (covered || !screen_.ui().wants_keys()))
    screens::leave_sheet(screen_.memory(), screen_.panels());
  if (!screen_.ui().wants_keys() && !covered) {
    steer_with_keys(screen_.camera(), input, seconds);
    take_keys(input);
  }
  if (!screen_.ui().wants_pointer()) steer(screen_.camera(), input, seconds);
  if (screen_.camera().goal() != view_before) own_view_ = screen_.camera().goal();
  screen_.point(input.mouse);
  const engine::ButtonState& left = input.button(engine::MouseButton::kLeft);
  if (left.clicked && screen_.tabletop().is_rolling() && !screen_.ui().wants_pointer()) {
    screen_.tabletop().skip();
  } else if (left.clicked) {
    choose_pointed();
  }
  if (left.double_clicked && screen_.pointed() != wotr::kNoRegion) fly_to(screen_.pointed());
}

void TableLoop::take_keys(const engine::Input& input) {
  const bool take_back = is_pressed(input, engine::key_of('u')) ||
                         (input.ctrl && is_pressed(input, engine::key_of('z')));
  if (take_back) obey(screens::Command::kUndo, {});
  if (is_pressed(input, engine::key_of('f'))) obey(screens::Command::kToggleFlat, {});
  if (is_pressed(input, engine::key_of('.'))) screen_.tabletop().skip();
  if (is_pressed(input, engine::key_of('p'))) fold_sheets();
  if (is_pressed(input, Key::kHome)) screen_.look_home();
}

/// Both away if one is open, else both open.
void TableLoop::fold_sheets() {
  screens::Settings settings = screen_.settings();
  screens::fold_all(settings, screen_.panels());
  take_settings(settings);
}

/// What changes the view of the whole board changes the person's own view, if it is that.
void TableLoop::keep_home(const std::function<void()>& change) {
  change();
  if (screen_.is_home()) own_view_ = screen_.camera().goal();
}

/// Machines and chance wait until the last thing they did has been seen.
void TableLoop::play_on(double seconds) {
  if (!session_->is_machine_next() || !notice_.empty()) return;
  redraw_.keep_for(kMovingSeconds);
  if (screen_.tabletop().is_moving()) return;
  pause_ -= seconds * speed();
  if (pause_ > 0) return;
  pause_ = kBreath;
  session_->advance();
  show_changes();
}

void TableLoop::show_changes() {
  redraw_.keep_for(kSettleSeconds);
  const std::vector<core::Event> events = session_->take_events();
  happening_ = regions_of(events);
  frames_to_follow_ = kFramesOfLayout;
  if (session_->take_undone()) screen_.tabletop().skip();
  screen_.tabletop().tell(session_->view(), events);
  if (std::string fault = session_->take_fault(); !fault.empty()) notice_ = std::move(fault);
}

void TableLoop::submit(core::Action action) {
  if (session_->submit(action)) show_changes();
}

/// A click on the map answers the question that is asked on the map.
void TableLoop::choose_pointed() {
  if (screen_.pointed() == wotr::kNoRegion) return;
  const core::Action action = wotr::act(wotr::ActionKind::kRegion, screen_.pointed());
  if (session_->view().decision.offers(action)) submit(action);
}

void TableLoop::fly_to(wotr::RegionId region) {
  const auto& layout = table::layout_of(screen_.tabletop().layout(), region);
  const float distance = std::min(screen_.camera().goal().distance, kCloseLook);
  screen_.camera().look_at(layout.settlement, distance);
  own_view_ = screen_.camera().goal();
  redraw_.keep_for(kMovingSeconds);
}

void TableLoop::begin_new_game(const screens::NewGame& game) {
  base::Result<match::Setup> setup = setup_of(resources_, game);
  if (!setup) {
    notice_ = setup.error();
    return;
  }
  setup->seed = fresh_seed();
  base::Result<Session> session =
      new_session(resources_, std::move(*setup), std::string(players::kHuman));
  if (!session) {
    notice_ = session.error();
    return;
  }
  // The old session lets go of the file before the new one takes it.
  session_ = std::make_unique<Session>(std::move(*session));
  if (slot_) notice_ = slot_->keep(*session_, false, "earlier");
  screens::forget(screen_.memory(), screen_.panels());
  screen_.tabletop().reset(session_->view());
}

/// After each change the camera goes where the next answer will be, or where something happened:
/// from the person's own view, and no farther than it must.
void TableLoop::follow(const screens::Answer& answer) {
  if (screen_.tabletop().is_rolling()) return;  // the next question is not shown yet
  if (frames_to_follow_ == 0 || --frames_to_follow_ > 0) return;
  if (!screen_.settings().follow_action) return;
  const wotr::RegionSet asked = regions_in_question(session_->view());
  screen_.camera().set_goal(own_view_);
  screen_.show(asked.empty() ? happening_ : asked, {answer.clear_from, answer.clear_to});
  redraw_.keep_for(kMovingSeconds);
}

/// They hold, and are kept, at once.
void TableLoop::take_settings(const screens::Settings& settings) {
  std::string fault;
  keep_home([&] { fault = screen_.apply(settings); });
  if (fault.empty()) fault = keep_settings(kept_settings_, settings);
  if (!fault.empty()) notice_ = std::move(fault);
  ambient_.set_on(screens::has_ambient_life(settings));
  redraw_.keep_for(kSettleSeconds);
}

/// The view is at once where it goes; the figures fade by themselves.
void TableLoop::cut_flight() {
  if (!screen_.camera().is_moving()) return;
  screen_.camera().settle();
  redraw_.once();
}

void TableLoop::handle(const screens::Answer& answer) {
  follow(answer);
  if (answer.settings) take_settings(*answer.settings);
  if (answer.action) submit(*answer.action);
  if (answer.command != screens::Command::kNone) obey(answer.command, answer.new_game);
}

void TableLoop::obey(screens::Command command, const std::optional<screens::NewGame>& new_game) {
  using screens::Command;
  redraw_.keep_for(kSettleSeconds);
  switch (command) {
    case Command::kNone: break;
    case Command::kUndo:
      session_->undo();
      show_changes();
      break;
    case Command::kNewGame:
      if (new_game) begin_new_game(*new_game);
      break;
    case Command::kToggleFlat:
      if (screen_.is_home()) {
        screen_.camera().set_flat(!screen_.camera().is_flat());
        screen_.look_home();
      } else {
        screen_.camera().set_flat(!screen_.camera().is_flat());
      }
      own_view_ = screen_.camera().goal();
      break;
    case Command::kCloseNotice: notice_.clear(); break;
    case Command::kQuit: quit_ = true; break;
  }
}

}  // namespace app
