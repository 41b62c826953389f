#include "game/app/table_loop.h"

#include <algorithm>
#include <utility>

#include "game/app/kept_new_game.h"
#include "game/app/new_game_choices.h"
#include "game/players/registry.h"

namespace app {
namespace {

using engine::Key;

constexpr double kSettleSeconds = 0.5;  // hovers and scrolls after the last input
constexpr double kMovingSeconds = 0.1;
constexpr double kThinkingRate = 4;  // frames a second, to show for how long somebody thinks
constexpr double kLooksForAnswer = 30;
constexpr float kCloseLook = 60;
/// What can be taken up is dragged itself; elsewhere a drag moves the map.
constexpr auto kPiece = engine::PointerOwner::kFirstOfHost;

}  // namespace

TableLoop::TableLoop(InputSource& source, Playing playing, TableScreen screen,
                     KeptSettings settings)
    : source_(source),
      playing_(std::move(playing)),
      screen_(std::move(screen)),
      show_(screen_, playing_.game.resources.words),
      kept_settings_(std::move(settings)) {
  screen_.tabletop().work_out_throws_aside();
  screen_.tabletop().reset(view());
  redraw_.keep_for(kSettleSeconds);  // the first panels find their size
  recall_new_game();
  add_notice(kept_settings_.fault);
  ambient_.set_on(screens::has_ambient_life(screen_.settings()));
}

void TableLoop::add_notice(const std::string& sentence) {
  std::string& notice = playing_.notice;
  if (!sentence.empty()) notice += (notice.empty() ? "" : " ") + sentence;
}

/// The choices of an earlier evening; a file that is no good leaves those of the game on the table.
void TableLoop::recall_new_game() {
  if (!playing_.slot) return;
  screen_.know_saves_in(playing_.slot->folder());
  base::Result<std::optional<screens::NewGame>> kept =
      app::recall_new_game(playing_.game, playing_.slot->folder());
  if (!kept) {
    add_notice(kept.error());
  } else if (*kept) {
    screen_.memory().new_game = std::move(**kept);
  }
}

void TableLoop::keep_new_game_when_left() {
  const screens::Memory& memory = screen_.memory();
  const bool left = was_choosing_ && !memory.new_game_open;
  was_choosing_ = memory.new_game_open;
  if (!left || !playing_.slot || !memory.new_game) return;
  const LoadedGame* game = game_of(memory.new_game->game);
  if (game == nullptr) return;
  std::string fault = keep_new_game(*game, playing_.slot->folder(), *memory.new_game);
  if (!fault.empty()) playing_.notice = std::move(fault);
}

/// The one on the table, or another of the program.
const LoadedGame* TableLoop::game_of(std::string_view id) {
  if (id == playing_.game.resources.game) return &playing_.game;
  if (playing_.game.shelf == nullptr) return nullptr;
  const auto game = playing_.game.shelf->take(id);
  if (game) return *game;
  playing_.notice = game.error();
  return nullptr;
}

std::optional<Departure> TableLoop::run() {
  source_.set_hit_test([this](glm::vec2 place) {
    if (screen_.ui().covers(place)) return engine::PointerOwner::kPanel;
    return screen_.can_be_taken_at(place) ? kPiece : engine::PointerOwner::kMap;
  });
  while (frame()) {
  }
  source_.set_hit_test({});
  return std::move(departure_);
}

/// Input, then what it leads to, then the picture. An idle table ends at the third line.
bool TableLoop::frame() {
  const engine::Input input = source_.next_input(redraw_.wait_seconds());
  const double seconds = source_.tick();
  guard_.pass(seconds, question_shown());
  take_input(input, seconds);
  if (show_.pass(seconds * speed())) redraw_.keep_for(kMovingSeconds);
  play_on();
  if (screen_.settings().reduced_motion) cut_flight();
  if (screen_.tabletop().update(seconds * speed())) redraw_.keep_for(kMovingSeconds);
  if (screen_.camera().update(seconds)) {
    redraw_.keep_for(kMovingSeconds);
    screen_.point(input.pointed);  // another place comes to lie below a pointer that rests
  }
  ambient_.pass(seconds);
  screen_.tabletop().set_ambient(ambient_.seconds(), ambient_.is_on());
  watch_thoughts();
  if (redraw_.take_due(seconds)) draw(input, seconds);
  keep_new_game_when_left();
  const bool goes_on = source_.look({.screen = screen_,
                                     .session = *playing_.session,
                                     .shown = shown_,
                                     .lets_answer = guard_.lets_answer(),
                                     .is_moving = is_moving()});
  return goes_on && !quit_ && !input.quit;
}

void TableLoop::draw(const engine::Input& input, double seconds) {
  shown_ = screen_.draw(*playing_.session,
                        {.input = input,
                         .seconds = seconds,
                         .notice = playing_.notice,
                         .instead = nullptr,
                         .is_blind = source_.is_blind(),
                         .moment = show_.shown()},
                        source_.pixel_size());
  source_.present();
  handle(shown_);
}

bool TableLoop::is_moving() const {
  return playing_.session->is_machine_next() || was_hinting_ || screen_.tabletop().is_moving() ||
         screen_.camera().is_moving() || show_.is_following();
}

void TableLoop::take_input(const engine::Input& input, double seconds) {
  if (!has_activity(input)) return;
  ambient_.wake();
  redraw_.keep_for(kSettleSeconds);
  const engine::CameraPose view_before = screen_.camera().goal();
  keep_home([&] { screen_.set_size(input.window_size); });
  const bool covered = screen_.memory().new_game_open;
  if (is_pressed(input, Key::kEscape) && (covered || !screen_.ui().wants_keys())) {
    if (screen_.held().empty()) {
      screens::leave_sheet(screen_.memory(), screen_.panels());
    } else {
      screen_.let_go();
    }
  }
  if (!screen_.ui().wants_keys() && !covered) {
    const auto letters = screen_.takes_letters() ? LetterKeys::kType : LetterKeys::kSteer;
    steer_with_keys(screen_.camera(), input, seconds, letters);
    take_keys(input, letters);
  }
  steer(screen_.camera(), input, seconds);
  if (screen_.camera().goal() != view_before) show_.take_hand();
  take_clicks(input);
  screen_.point(input.pointed);
}

void TableLoop::take_clicks(const engine::Input& input) {
  if (shown_.reveal) return;  // whoever decides next has not sat down: nothing is touched
  for (const engine::Pointer& pointer : input.pointers) {
    const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
    if (pointer.owner == engine::PointerOwner::kPanel) {
      if (left.released && left.dragging) drop(pointer.position);
      continue;
    }
    if (pointer.owner == kPiece && left.dragging) carry(pointer);
    if (left.clicked || left.double_clicked) take_click(pointer.position, left.double_clicked);
  }
}

/// A piece that is dragged is held from the place where the drag began, and laid where it ends.
void TableLoop::carry(const engine::Pointer& pointer) {
  const engine::ButtonState& left = pointer.button(engine::MouseButton::kLeft);
  if (screen_.held().empty()) {
    screen_.point(left.pressed_at);
    if (!screen_.take(screen_.touched())) return;
  }
  redraw_.keep_for(kMovingSeconds);
  if (left.released) drop(pointer.position);
}

void TableLoop::drop(glm::vec2 place) {
  if (screen_.held().empty()) return;
  const bool is_on_map = !screen_.ui().covers(place);
  if (is_on_map && screen_.lay_anywhere() == Grip::Deed::kAnswer) return submit_touch();
  screen_.point(is_on_map ? std::optional(place) : std::nullopt);
  const table::Touchable there = screen_.touched();
  const bool is_where_it_was = std::ranges::find(screen_.held(), there) != screen_.held().end();
  if (is_where_it_was || !touch(there)) screen_.let_go();
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
  if (take_back) obey(screens::Command::kUndo);
  const bool ask = is_letter_pressed('h') || (input.ctrl && is_pressed(input, engine::key_of('h')));
  if (ask && shown_.offers_hint) obey(screens::Command::kHint);
  if (is_letter_pressed('f')) obey(screens::Command::kToggleFlat);
  if (is_pressed(input, engine::key_of('.'))) {
    const bool waits = playing_.session->is_thinking() && show_.is_seen();
    obey(waits ? screens::Command::kAnswerNow : screens::Command::kNextMoment);
  }
  if (is_pressed(input, Key::kSpace) && show_.shown() && playing_.session->is_machine_next()) {
    show_.go_on();
  }
  if (is_letter_pressed('p')) fold_panels();
  if (is_pressed(input, Key::kHome)) screen_.look_home();
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

/// Machines and chance wait until the last thing they did has been seen. A machine that thinks
/// does it elsewhere: the table goes on meanwhile.
void TableLoop::play_on() {
  if (!playing_.session->is_machine_next() || !playing_.notice.empty()) return;
  session::Session& session = *playing_.session;
  if (!session.is_thinking()) redraw_.keep_for(kMovingSeconds);
  if (!show_.is_seen()) return;
  const auto deeds = show_.next_deeds(session, [&] { return session.advance(); });
  if (deeds) show_changes(Doer::kOthers, *deeds);
}

/// A thought needs no frames but to show how long it takes.
void TableLoop::watch_thoughts() {
  const session::Session& session = *playing_.session;
  const bool is_hinting = session.hint_thinking().has_value();
  if (was_hinting_ && !is_hinting) redraw_.keep_for(kSettleSeconds);
  was_hinting_ = is_hinting;
  const bool any = is_hinting || session.is_thinking();
  redraw_.set_looks(any ? kLooksForAnswer : 0);
  redraw_.set_idle_rate(std::max(ambient_.rate(), any ? kThinkingRate : 0));
}

/// Asked again, it is put away.
void TableLoop::toggle_hint() {
  session::Session& session = *playing_.session;
  if (session.hint() != nullptr || session.hint_thinking()) {
    session.drop_hint();
  } else {
    session.ask_hint();
  }
}

void TableLoop::show_changes(Doer doer) {
  show_changes(doer, playing_.session->screen().take_events());
}

void TableLoop::show_changes(Doer doer, std::span<const core::Event> events) {
  redraw_.keep_for(kSettleSeconds);
  session::Outlook& outlook = playing_.session->screen();
  if (outlook.take_undone()) {
    screen_.tabletop().skip();
    show_.hush();
  }
  show_.tell(view(), events, doer);
  if (playing_.session->is_machine_next()) show_.ask_nobody();
  if (std::string fault = playing_.session->take_fault(); !fault.empty()) {
    playing_.notice = std::move(fault);
  }
}

/// What falling dice answer is not asked.
std::optional<std::size_t> TableLoop::question_shown() const {
  if (screen_.tabletop().is_rolling()) return std::nullopt;
  return playing_.session->screen().cursor();
}

void TableLoop::submit(core::Action action, const std::vector<core::Action>& followed_by) {
  guard_.pass(0, question_shown());  // another one may be asked since the frame began
  if (!guard_.lets_answer()) return;
  screen_.memory().typed_region.clear();  // it was meant for this question
  if (!playing_.session->submit(action, followed_by)) return;
  screen_.memory().log_read = playing_.session->screen().log().size();
  screen_.memory().recent_open = false;
  show_.hush();
  show_changes(Doer::kPerson);
}

void TableLoop::fly_to(table::RegionId region) {
  const auto& layout = table::layout_of(screen_.tabletop().layout(), region);
  const float distance = std::min(screen_.camera().goal().distance, kCloseLook);
  screen_.camera().look_at(layout.settlement, distance);
  screen_.camera().travel();
  show_.take_hand();
  redraw_.keep_for(kMovingSeconds);
}

void TableLoop::leave_for(Departure departure) {
  departure_ = std::move(departure);
  quit_ = true;
}

void TableLoop::begin_new_game(const screens::NewGame& choice) {
  const LoadedGame* game = game_of(choice.game);
  if (game == nullptr) return;
  base::Result<match::Setup> setup = setup_of(*game, choice);
  if (!setup) {
    playing_.notice = setup.error();
    return;
  }
  if (game != &playing_.game) return leave_for({.game = choice.game, .begins = choice});
  setup->seed = session::fresh_seed();
  auto begun = playing_.game.opener->begin(std::move(*setup), players::kHuman);
  if (!begun) {
    playing_.notice = begun.error();
    return;
  }
  // The old session lets go of the file before the new one takes it.
  playing_.session = std::move(*begun);
  if (playing_.slot) playing_.notice = playing_.slot->keep(*playing_.session, false, "earlier");
  screens::forget(screen_.memory(), screen_.panels());
  screen_.tabletop().reset(view());
  show_.hush();
}

/// The table is laid again, in that language; a game that is not kept waits for the next start.
void TableLoop::speak(const std::string& language) {
  if (!playing_.slot || playing_.game.shelf == nullptr) return;
  leave_for({.game = playing_.game.resources.game, .language = language});
}

/// They hold, and are kept, at once.
void TableLoop::take_settings(const screens::Settings& settings) {
  std::string fault;
  const bool is_other_language = settings.language != screen_.settings().language;
  keep_home([&] { fault = screen_.apply(settings); });
  if (fault.empty()) fault = keep_settings(kept_settings_, settings);
  if (!fault.empty()) playing_.notice = std::move(fault);
  if (is_other_language) speak(settings.language);
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
  show_.lead_camera(view(), answer);
  if (screen_.camera().is_moving()) redraw_.keep_for(kMovingSeconds);
  if (answer.settings) take_settings(*answer.settings);
  if (answer.look_at) fly_to(*answer.look_at);
  if (answer.carried) screen_.take(*answer.carried);
  if (answer.touched) touch(*answer.touched);
  if (answer.lets_go) screen_.let_go();
  if (answer.by_itself && !answer.action && answer.command == screens::Command::kNone) {
    if (playing_.session->submit_by_itself(*answer.by_itself)) show_changes(Doer::kPerson);
    return;
  }
  if (answer.action) submit(*answer.action, answer.followed_by);
  if (answer.command != screens::Command::kNone) obey(answer.command, answer);
}

void TableLoop::toggle_flat() {
  const bool was_home = screen_.is_home();
  screen_.camera().set_flat(!screen_.camera().is_flat());
  if (was_home) screen_.look_home();
  show_.take_hand();
}

void TableLoop::obey(screens::Command command, const screens::Answer& answer) {
  using screens::Command;
  redraw_.keep_for(kSettleSeconds);
  switch (command) {
    case Command::kNone: break;
    case Command::kUndo:
      if (playing_.session->undo()) show_changes(Doer::kPerson);
      break;
    case Command::kNewGame:
      if (answer.new_game) begin_new_game(*answer.new_game);
      break;
    case Command::kAnswerNow: playing_.session->answer_now(); break;
    case Command::kHint: toggle_hint(); break;
    case Command::kGoOn: leave_for({.game = answer.go_on_with, .begins = std::nullopt}); break;
    case Command::kToggleFlat: toggle_flat(); break;
    case Command::kCloseNotice: playing_.notice.clear(); break;
    case Command::kNextMoment: show_.go_on(); break;
    case Command::kHoldMoments: show_.toggle_hold(); break;
    case Command::kQuit: quit_ = true; break;
  }
}

}  // namespace app
