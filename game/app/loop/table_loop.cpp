#include "game/app/loop/table_loop.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/app/desks/film_studio.h"
#include "game/app/start/goals_shown.h"
#include "game/app/start/kept_new_game.h"
#include "game/app/start/new_game_choices.h"
#include "game/lang/languages.h"
#include "game/players/registry.h"

namespace app {
namespace {

using engine::Key;

constexpr double kThinkingRate = 4;  // frames a second, to show for how long somebody thinks
constexpr double kLooksForAnswer = 30;
constexpr float kCloseLook = 60;
constexpr double kCleaningSeconds = 30;
constexpr double kReadingSeconds = 5;

/// Which makes films of saved games as well.
std::filesystem::path this_program() {
  std::error_code error;
  return std::filesystem::read_symlink("/proc/self/exe", error);
}

}  // namespace

TableLoop::TableLoop(InputSource& source, Playing playing, TableScreen screen,
                     KeptSettings settings)
    : source_(source),
      playing_(std::move(playing)),
      phrases_(lang::PhraseBook::of(playing_.game.resources.data,
                                    lang::without_plainly(playing_.game.resources.language),
                                    playing_.game.resources.game)),
      screen_(std::move(screen)),
      show_(screen_, playing_.game.resources.words),
      spoken_(screen_, playing_.game.resources, source_.speaker()),
      sound_(playing_.game.resources, source_.ears()),
      films_({.program = this_program(),
              .data = playing_.game.resources.data,
              .language = playing_.game.resources.language,
              .hear = [this](std::span<float> stereo) { sound_.record(stereo); }},
             playing_.game.resources.words),
      outputs_(source_.window(),
               [this] { return film_studio(playing_.game, screen_.settings().level); }),
      kept_settings_(std::move(settings)) {
  if (playing_.slot) {
    films_.keep_in(std::filesystem::path(playing_.slot->folder()) / "films",
                   playing_.game.resources.game);
  }
  screen_.tabletop().work_out_throws_aside();
  screen_.tabletop().reset(view());
  redraw_.keep_for(kSettleSeconds);  // the first panels find their size
  recall_new_game();
  add_notice(kept_settings_.fault);
  show_full_screen();
  set_ruler();
  set_stations();
  tell_goals();
  ambient_.set_on(screens::has_ambient_life(screen_.settings()));
  sound_.apply(screen_.settings().sound);
}

/// Of the scenario, to whoever begins it.
void TableLoop::tell_goals() {
  const session::Session& session = *playing_.session;
  show_.tell_goals(goals_shown(session, playing_.game.resources.words),
                   session.screen().cursor() == 0);
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
    if (const auto owner = screen_.panel_at(place)) return *owner;
    return screen_.can_be_taken_at(place) ? kPiece : engine::PointerOwner::kMap;
  });
  while (frame()) {
  }
  const bool is_reworded = departure_ && departure_->reworded;
  if (is_reworded && tutorial_) {
    departure_->reworded->chapter = tutorial_->guide().chapter().id;
  }
  close_replay();
  leave_chapter();
  if (is_reworded) {
    departure_->reworded->match = playing_.session->save_text();
    departure_->reworded->is_at_start = screen_.memory().start_open;
    departure_->reworded->slot = std::move(playing_.slot);
  }
  source_.set_hit_test({});
  return std::move(departure_);
}

/// Input, then what it leads to, then the picture. An idle table ends at the third line.
bool TableLoop::frame() {
  engine::Input raw = source_.next_input(redraw_.wait_seconds());
  const double seconds = source_.tick();
  keep_lock(raw, seconds);
  engine::Input input = read_hands(std::move(raw), seconds);
  guard_.pass(seconds, question_shown());
  take_spoken_keys(input);
  take_input(input, seconds);
  if (show_.pass(seconds * speed())) redraw_.keep_for(kMovingSeconds);
  play_on();
  if (screen_.settings().reduced_motion) cut_flight();
  if (screen_.settings().animation_speed == screens::kAtOnce) screen_.tabletop().skip();
  if (screen_.tabletop().update(seconds * speed())) redraw_.keep_for(kMovingSeconds);
  if (screen_.camera().update(seconds)) {
    redraw_.keep_for(kMovingSeconds);
    if (!key_region_) screen_.point(input.pointed);  // another place lies below a resting pointer
  }
  pass_sound(input, seconds);
  ambient_.pass(seconds);
  screen_.tabletop().set_ambient(ambient_.seconds(), ambient_.is_on());
  watch_thoughts();
  pass_told(seconds);
  keep_films(seconds);
  keep_outputs(seconds);
  if (redraw_.take_due(seconds)) draw(input, seconds);
  keep_new_game_when_left();
  const bool goes_on = source_.look({.screen = screen_,
                                     .session = *playing_.session,
                                     .shown = shown_,
                                     .tutorial = tutorial_shown_ ? &*tutorial_shown_ : nullptr,
                                     .moment = show_.shown(),
                                     .lets_answer = guard_.lets_answer() || is_read(),
                                     .is_moving = is_moving()});
  return goes_on && !quit_ && !input.quit;
}

/// While the table is wiped, nothing that touches it counts; a key wakes it.
void TableLoop::keep_lock(engine::Input& input, double seconds) {
  if (locked_for_ <= 0) return;
  const bool is_woken = is_pressed(input, Key::kEscape);
  locked_for_ = is_woken ? 0 : std::max(locked_for_ - seconds, 0.0);
  input.pointers.clear();
  input.pinch.reset();
  input.pointed.reset();
  input.keys.clear();
  input.held.clear();
  input.text.clear();
  input.pads.clear();
  input.wheel = 0;
  screen_.memory().locked_for = static_cast<int>(std::ceil(locked_for_));
  redraw_.keep_for(kMovingSeconds);
}

void TableLoop::draw(const engine::Input& input, double seconds) {
  keep_saves();
  tutorial_shown_ = find_tutorial_shown();
  const std::vector<screens::CaptionShown> captions =
      sound_.captions(screen_.camera().view(), screen_.tabletop().layout());
  shown_ = screen_.draw(*playing_.session,
                        {.input = input,
                         .seconds = seconds,
                         .notice = phrases_.say_each(playing_.notice),
                         .instead = nullptr,
                         .is_blind = source_.is_blind(),
                         .moment = show_.shown(),
                         .can_undo = can_undo(),
                         .tutorial = tutorial_shown_ ? &*tutorial_shown_ : nullptr,
                         .replay = replay_ ? &replay_->shown() : nullptr,
                         .films = &films_.shown(),
                         .outputs = outputs_.shown(),
                         .captions = captions,
                         .told = told_},
                        source_.pixel_size());
  if (films_.is_recording()) films_.show(engine::read_frame(source_.pixel_size()));
  source_.present();
  speak_what_is_shown();
  handle(shown_);
}

/// Something is looked at or read, for as long as the person likes.
bool TableLoop::is_read() const {
  if (screen_.memory().start_open || screen_.memory().new_game_open) return true;
  if (replay_) return !replay_->replay().is_playing();
  return tutorial_ && (tutorial_->guide().holds_others() || tutorial_->guide().is_at_end());
}

bool TableLoop::is_moving() const {
  const bool others_go_on = playing_.session->is_machine_next() && !is_read();
  return others_go_on || was_hinting_ || screen_.tabletop().is_moving() ||
         screen_.camera().is_moving() || show_.is_following();
}

/// Machines and chance wait until the last thing they did has been seen. A machine that thinks
/// does it elsewhere: the table goes on meanwhile.
void TableLoop::play_on() {
  if (!playing_.session->is_machine_next() || !playing_.notice.empty()) return;
  if (screen_.memory().start_open) return;
  session::Session& session = *playing_.session;
  if (!session.is_thinking()) redraw_.keep_for(kMovingSeconds);
  if (!show_.is_seen()) return;
  if (tutorial_ && tutorial_->guide().holds_others()) return;
  const auto deeds = show_.next_deeds(session, [&] { return session.advance(); });
  if (deeds) show_changes(screens::Doer::kOthers, *deeds);
}

/// A thought needs no frames but to show how long it takes.
void TableLoop::watch_thoughts() {
  const session::Session& session = *playing_.session;
  const bool is_hinting = session.hint_thinking().has_value();
  if (was_hinting_ && !is_hinting) redraw_.keep_for(kSettleSeconds);
  was_hinting_ = is_hinting;
  const bool any = is_hinting || session.is_thinking();
  redraw_.set_looks(std::max(any ? kLooksForAnswer : 0, sound_.looks()));
  redraw_.set_idle_rate(std::max(ambient_.rate(), any ? kThinkingRate : 0));
}

/// What is recorded keeps its time even where nothing moves; a film that is made is waited for.
void TableLoop::keep_films(double seconds) {
  sound_.set_recorded(films_.is_recording());
  films_.pass(seconds);
  const std::string notice = films_.take_notice();
  add_notice(notice);
  if (!notice.empty()) redraw_.keep_for(kSettleSeconds);
  if (!films_.is_busy()) return;
  redraw_.set_looks(kLooksForAnswer);
  if (screen_.memory().films_open) redraw_.keep_for(kMovingSeconds);
}

/// Asked again, it is put away.
void TableLoop::toggle_hint() const {
  session::Session& session = *playing_.session;
  if (session.hint() != nullptr || session.hint_thinking()) {
    session.drop_hint();
  } else {
    session.ask_hint();
  }
}

void TableLoop::show_changes(screens::Doer doer) {
  show_changes(doer, playing_.session->screen().take_events());
}

void TableLoop::show_changes(screens::Doer doer, std::span<const core::Event> events) {
  redraw_.keep_for(kSettleSeconds);
  session::Outlook& outlook = playing_.session->screen();
  if (outlook.take_undone()) {
    screen_.tabletop().skip();
    show_.hush();
    sound_.hush();
  }
  show_.tell(view(), events, doer);
  show_.tell_goals(goals_shown(*playing_.session, playing_.game.resources.words), false);
  sound_.tell(game_table(), view(), events);
  if (replay_ || playing_.session->is_machine_next()) show_.ask_nobody();
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
  std::vector<core::Action> all{action};
  all.insert(all.end(), followed_by.begin(), followed_by.end());
  if (tutorial_) all = taught(action, followed_by);
  if (all.empty() || !playing_.session->submit(all.front(), std::span(all).subspan(1))) return;
  screen_.memory().log_read = playing_.session->screen().log().size();
  screen_.memory().recent_open = false;
  show_.hush();
  told_.clear();
  show_changes(screens::Doer::kSelf);
}

void TableLoop::fly_to(table::RegionId region) {
  table::RegionSet there;
  there.insert(region);
  screen_.approach({.regions = there, .things = {}, .near = kCloseLook}, shown_);
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
  setup->seed = source_.fresh_seed();
  auto begun = playing_.game.opener->begin(std::move(*setup), players::kHuman);
  if (!begun) {
    playing_.notice = begun.error();
  } else {
    take_over(std::move(*begun));
    screen_.look_home();
    show_.take_hand();
  }
}

/// What a person decided can be taken back; in practice what dice and machines did as well.
bool TableLoop::can_undo() const {
  if (replay_) return false;
  const bool practises =
      screen_.settings().practice && !tutorial_ && playing_.session->last_choice();
  return playing_.session->can_undo() || practises;
}

/// Where nothing can be taken back, whoever asks for it is told why.
void TableLoop::take_back() {
  if (replay_) return;
  if (!can_undo()) return tell(playing_.session->why_no_undo());
  if (playing_.session->undo()) {
    if (tutorial_) tutorial_->take_back_to(playing_.session->screen().cursor());
    return show_changes(screens::Doer::kSelf);
  }
  if (screen_.settings().practice && !tutorial_) take_back_past_dice();
}

/// For a while, to whoever asked for what there is not.
void TableLoop::tell(std::string_view key) {
  told_ = playing_.game.resources.words.say(key);
  told_for_ = kReadingSeconds;
  redraw_.keep_for(kSettleSeconds);
}

void TableLoop::pass_told(double seconds) {
  if (told_.empty()) return;
  told_for_ -= seconds;
  if (told_for_ <= 0) told_.clear();
  redraw_.keep_for(kMovingSeconds);
}

/// The match goes on as a branch of itself from the last choice of a person: the same luck follows,
/// and the branch is marked.
void TableLoop::take_back_past_dice() {
  const std::optional<std::size_t> choice = playing_.session->last_choice();
  std::unique_ptr<session::Replay> past = playing_.session->replay();
  if (!choice || past == nullptr) return;
  while (past->screen().cursor() > *choice) past->step_back();
  const auto text = past->branch_text();
  past.reset();  // it looks at the match that is left now
  auto opened = text ? playing_.game.opener->load(*text, "branch")
                     : base::Result<session::OpenedGame>(base::Error{text.error()});
  if (!opened) return add_notice(opened.error());
  take_over(std::move(opened->session));
}

/// Another match on the same table. The old one lets go of the file before it takes that.
void TableLoop::take_over(std::unique_ptr<session::Session> session) {
  close_replay();
  leave_chapter();
  screen_.memory().start_open = false;
  screen_.drop_stations();
  outputs_.let_go();
  playing_.session = std::move(session);
  outputs_.attach(*playing_.session);
  set_stations();
  if (playing_.slot) playing_.notice = playing_.slot->keep(*playing_.session, false, "earlier");
  lay_anew();
}

/// The table is laid again, in that language.
void TableLoop::speak(const std::string& language) {
  if (playing_.game.shelf == nullptr) return;
  leave_for({.game = playing_.game.resources.game,
             .reworded = Reworded{.language = language,
                                  .view = screen_.camera().goal(),
                                  .shows_settings = screen_.memory().settings_open}});
}

void TableLoop::go_on_after(const Reworded& reworded) {
  screens::Memory& memory = screen_.memory();
  memory.start_open = reworded.is_at_start;
  memory.settings_open = reworded.shows_settings;
  screen_.camera().set_goal(reworded.view);
  screen_.camera().settle();
  show_.take_hand();
  if (!reworded.chapter.empty()) begin_chapter(reworded.chapter);
}

/// They hold, and are kept, at once.
void TableLoop::take_settings(const screens::Settings& settings) {
  std::string fault;
  const bool is_other_language = screens::need_new_table(screen_.settings(), settings);
  keep_home([&] { fault = screen_.apply(settings); });
  if (fault.empty()) fault = keep_settings(kept_settings_, settings);
  if (!fault.empty()) playing_.notice = std::move(fault);
  if (is_other_language) speak(speech_of(settings));
  show_full_screen();
  set_ruler();
  set_stations();
  ambient_.set_on(screens::has_ambient_life(settings));
  sound_.apply(settings.sound);
  redraw_.keep_for(kSettleSeconds);
}

/// They belong to the people of the match on the table.
void TableLoop::set_stations() {
  const bool wished = screen_.settings().touch_table;
  if (wished == screen_.has_stations() || replay_ || tutorial_) return;
  if (!wished) return screen_.drop_stations();
  add_notice(screen_.set_stations(*playing_.session));
}

/// How large a finger is, as somebody has measured it.
void TableLoop::set_ruler() {
  constexpr float kMeasured = 100;  // millimetres
  const int points = screen_.settings().ruler;
  const auto ruler =
      points == 0 ? std::nullopt : std::optional(static_cast<float>(points) / kMeasured);
  screen_.set_points_per_millimetre(source_.set_ruler(ruler));
}

/// As the settings have it; a window that was made otherwise is left alone until they change.
void TableLoop::show_full_screen() {
  const bool wished = screen_.settings().full_screen;
  if (wished == is_full_screen_) return;
  is_full_screen_ = wished;
  source_.set_full_screen(wished);
}

/// The view is at once where it goes; the figures fade by themselves.
void TableLoop::cut_flight() {
  if (!screen_.camera().is_moving()) return;
  screen_.camera().settle();
  redraw_.once();
}

void TableLoop::handle(const screens::Answer& answer) {
  if (show_.lead_camera(view(), answer)) redraw_.once();
  if (show_.is_following()) redraw_.once();  // what it counts are frames
  if (screen_.camera().is_moving()) redraw_.keep_for(kMovingSeconds);
  if (answer.settings) take_settings(*answer.settings);
  if (answer.look_at) fly_to(*answer.look_at);
  if (answer.carried) screen_.take(*answer.carried);
  if (answer.touched) touch(*answer.touched);
  if (answer.lets_go) screen_.let_go();
  if (answer.by_itself && !answer.action && answer.command == screens::Command::kNone) {
    if (playing_.session->submit_by_itself(*answer.by_itself)) show_changes(screens::Doer::kSelf);
    return;
  }
  if (answer.action) submit(*answer.action, answer.followed_by);
  if (answer.replay) obey(*answer.replay);
  if (answer.tutorial) obey(*answer.tutorial);
  if (answer.save) obey(*answer.save);
  if (answer.output) obey(*answer.output);
  if (answer.film) {
    films_.obey(
        *answer.film, [&] { return playing_.session->save_text(); }, source_.pixel_size());
  }
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
    case Command::kUndo: take_back(); break;
    case Command::kNewGame:
      if (answer.new_game) begin_new_game(*answer.new_game);
      break;
    case Command::kAnswerNow: playing_.session->answer_now(); break;
    case Command::kHint: toggle_hint(); break;
    case Command::kReplay: open_replay(); break;
    case Command::kReport: report(); break;
    case Command::kHideFigures: screen_.tabletop().toggle_figures(); break;
    case Command::kGoOn:
      leave_for({.game = answer.go_on_with, .shows_lessons = screen_.memory().tutorial_open});
      break;
    case Command::kToggleFlat: toggle_flat(); break;
    case Command::kCloseNotice: playing_.notice.clear(); break;
    case Command::kLock: locked_for_ = kCleaningSeconds; break;
    case Command::kNextMoment: show_.go_on(); break;
    case Command::kHoldMoments: show_.toggle_hold(); break;
    case Command::kQuit: quit_ = true; break;
  }
}

}  // namespace app
