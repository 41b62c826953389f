#include "game/app/loop/table_loop.h"

#include <algorithm>
#include <utility>

#include "game/app/features/map/touch.h"
#include "game/app/screen/table_hand.h"
#include "game/commands/ids.h"
#include "game/players/registry.h"

namespace app {

TableLoop::TableLoop(InputSource& source, Playing playing, TableScreen screen,
                     KeptSettings settings, const Parts& parts)
    : shell_(source, std::move(playing), std::move(screen)),
      rows_(parts.commands),
      keys_(parts.commands) {
  shell_.screen.set_commands(rows_);
  shell_.screen.tabletop().work_out_throws_aside();
  shell_.screen.tabletop().reset(shell_.view());
  shell_.keep_drawing();  // the first panels find their size
  parts.features(shell_, std::move(settings));
  tell_goals(shell_);
}

void TableLoop::go_on_after(const Departure& departure) {
  for (const std::string& sheet : departure.sheets) shell_.memory().sheets.open(sheet);
  if (!departure.reworded) return;
  shell_.screen.camera().set_goal(departure.reworded->view);
  shell_.screen.camera().settle();
  take_camera(shell_);
  const std::string& chapter = departure.reworded->chapter;
  if (!chapter.empty()) ask({commands::kLessonBegin, chapter});
}

std::optional<Departure> TableLoop::run() {
  shell_.source.set_hit_test([this](glm::vec2 place) {
    if (const auto owner = shell_.screen.panel_at(place)) return *owner;
    return can_be_taken_at(shell_.screen, place) ? kPiece : engine::PointerOwner::kMap;
  });
  while (frame()) {
  }
  leave();
  shell_.source.set_hit_test({});
  return std::move(shell_.departure);
}

/// What lay over the match goes; where only the words change, the match goes along.
void TableLoop::leave() {
  for (const auto& feature : shell_.features) feature->part(shell_);
  if (!shell_.departure || !shell_.departure->reworded) return;
  Reworded& reworded = *shell_.departure->reworded;
  reworded.match = shell_.playing.session->save_text();
  shell_.departure->sheets = shell_.memory().sheets.all();
  reworded.slot = std::move(shell_.playing.slot);
}

/// An idle table ends at the first line.
bool TableLoop::frame() {
  engine::Input raw = shell_.source.next_input(shell_.redraw.wait_seconds());
  const double seconds = shell_.source.tick();
  commands::Read input = keys_.read(raw, shell_.settings().bindings, grant(raw), seconds);
  shell_.guard.update(seconds, question_shown(shell_));
  take_input(input, raw, seconds);
  move(seconds);
  update_features(input, seconds);
  if (shell_.redraw.take_due(seconds)) draw(input.input, seconds);
  return look() && !shell_.quits && !input.input.quit;
}

/// With a pad for each person at the screen, theirs alone answers.
commands::Grant TableLoop::grant(const engine::Input& input) {
  commands::Grant grant{.types = shell_.screen.ui().takes_text(),
                        .types_letters = shell_.screen.takes_letters()};
  const std::vector<std::string> players = shell_.playing.session->players();
  const core::Seat asked = shell_.view().decision().seat;
  std::size_t people = 0;
  std::optional<std::size_t> asked_person;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat] != players::kHuman) continue;
    if (static_cast<core::Seat>(seat) == asked) asked_person = people;
    ++people;
  }
  const bool has_own = people > 1 && input.pads.size() >= people;
  if (has_own) grant.asked_pad = asked_person;
  return grant;
}

void TableLoop::take_input(commands::Read& input, const engine::Input& raw, double seconds) {
  if (engine::has_activity(raw)) shell_.keep_drawing();
  if (raw.window_size != shell_.screen.size()) {
    shell_.screen.set_size(raw.window_size);
    shell_.show.keep_home();
  }
  for (const auto& feature : shell_.features) feature->take_input(shell_, input, raw, seconds);
  take_commands(input);
}

/// Those that were offered. A panel that the keys are on has them for itself.
void TableLoop::take_commands(const commands::Read& input) {
  for (const commands::Pressed& pressed : input.pressed) {
    const commands::Row* row = commands::find_row(rows_, pressed.id);
    if (row == nullptr || (pressed.repeats && !row->repeats)) continue;
    const commands::Offer offer = offer_of(shell_);
    const bool leaves = pressed.id == commands::kBack && offer.is_covered;
    if (shell_.screen.ui().wants_keys() && !leaves) continue;
    if (row->is_offered(offer)) ask({pressed.id});
  }
}

/// What happens is told, machines and chance go on, and all that moves comes to its place.
void TableLoop::move(double seconds) {
  TableScreen& screen = shell_.screen;
  const double passed = seconds * speed_of(shell_);
  if (shell_.show.update(passed)) shell_.keep_drawing(kMovingSeconds);
  play_on();
  if (screen.settings().reduced_motion && screen.camera().is_moving()) {
    screen.camera().settle();  // the view is at once where it goes; the figures fade by themselves
    shell_.redraw.once();
  }
  if (screen.settings().animation_speed == screens::kAtOnce) screen.tabletop().skip();
  if (screen.tabletop().update(passed)) shell_.keep_drawing(kMovingSeconds);
  if (screen.camera().update(seconds)) shell_.keep_drawing(kMovingSeconds);
}

/// Machines and chance wait until the last thing they did has been seen. A machine that thinks
/// does it elsewhere: the table goes on meanwhile.
void TableLoop::play_on() {
  session::Session& session = *shell_.playing.session;
  if (!session.is_machine_next() || !shell_.playing.notice.empty()) return;
  if (shell_.screen.lies_covered(screens::Covers::kPanels)) return;  // nobody plays yet
  if (!session.is_thinking()) shell_.keep_drawing(kMovingSeconds);
  if (!shell_.show.is_seen() || are_others_held(shell_)) return;
  const auto events = shell_.show.next_beat(session, [&] { return session.advance(); });
  if (events) show_changes(shell_, screens::Origin::kOthers, *events);
}

void TableLoop::update_features(const commands::Read& input, double seconds) {
  shell_.looks = shell_.idle_rate = 0;
  for (const auto& feature : shell_.features) feature->update(shell_, input, seconds);
  shell_.redraw.set_looks(shell_.looks);
  shell_.redraw.set_idle_rate(shell_.idle_rate);
}

void TableLoop::draw(const engine::Input& input, double seconds) {
  const glm::ivec2 pixels = shell_.source.pixel_size();
  Frame frame{.input = input,
              .seconds = seconds,
              .notice = {},
              .has_unread = shell_.show.has_unread(),
              .is_blind = shell_.source.is_blind()};
  for (const auto& feature : shell_.features) feature->show(shell_, frame);
  taught_ = frame.parts.find<screens::TutorialShown>();
  screens::Outcome outcome = shell_.screen.draw(*shell_.playing.session, frame, pixels);
  shell_.drawn = std::move(outcome.drawn);
  for (const auto& feature : shell_.features) feature->see(shell_);
  shell_.source.present();
  lead_camera();
  given_ = std::move(outcome.answer);
  take_answer(given_);
}

/// To what the panels have left free.
void TableLoop::lead_camera() {
  if (shell_.show.lead_camera(shell_.view(), shell_.drawn)) shell_.redraw.once();
  if (shell_.show.is_following()) shell_.redraw.once();  // what it counts are frames
  if (shell_.screen.camera().is_moving()) shell_.keep_drawing(kMovingSeconds);
}

/// What was pressed on a panel.
void TableLoop::take_answer(screens::Answer given) {
  for (commands::Command& command : given.commands) ask(std::move(command));
  if (given.action) {
    given.followed_by.insert(given.followed_by.begin(), *given.action);
    answer(shell_, std::move(given.followed_by));
  } else if (given.by_itself && given.commands.empty()) {
    if (shell_.playing.session->submit_by_itself(*given.by_itself)) {
      show_changes(shell_, screens::Origin::kSelf);
    }
  }
}

/// Whoever gives the input looks at what it has led to. False leaves the table.
bool TableLoop::look() {
  const session::Session& session = *shell_.playing.session;
  const TableScreen& screen = shell_.screen;
  const bool is_looked_at = is_read(shell_);
  const bool others_go_on = session.is_machine_next() && !is_looked_at;
  const bool is_hinting = session.hint_thinking().has_value();
  const bool is_moving = others_go_on || is_hinting || screen.tabletop().is_moving() ||
                         screen.camera().is_moving() || shell_.show.is_following();
  return shell_.source.look({.screen = shell_.screen,
                             .session = *shell_.playing.session,
                             .shown = shell_.drawn,
                             .given = given_,
                             .tutorial = taught_,
                             .moment = shell_.show.shown(),
                             .lets_answer = shell_.guard.lets_answer() || is_looked_at,
                             .is_moving = is_moving});
}

}  // namespace app
