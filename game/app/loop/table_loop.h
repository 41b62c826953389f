#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "engine/platform/pixels.h"
#include "engine/platform/redraw.h"
#include "game/airing/output_desk.h"
#include "game/app/desks/replay_desk.h"
#include "game/app/desks/sound_desk.h"
#include "game/app/desks/spoken_desk.h"
#include "game/app/desks/tutorial_desk.h"
#include "game/app/screen/ambient_clock.h"
#include "game/app/screen/controls.h"
#include "game/app/screen/question_guard.h"
#include "game/app/screen/settings.h"
#include "game/app/screen/table_screen.h"
#include "game/app/screen/table_show.h"
#include "game/app/script/input_source.h"
#include "game/film/film_desk.h"
#include "game/hands/hands.h"
#include "game/lang/phrase_book.h"
#include "game/session/open_game.h"
#include "game/session/save_slot.h"

namespace app {

/// A game in its window.
struct Playing {
  const LoadedGame& game;  ///< outlives it
  std::unique_ptr<session::Session> session;
  std::string notice;                     ///< that its players must read first
  std::optional<session::SaveSlot> slot;  ///< nothing: the game is not kept
};

/// The same table in other words: all else is as it was.
struct Reworded {
  std::string language;
  std::string match{};                      ///< as a save
  std::optional<session::SaveSlot> slot{};  ///< that it is kept in
  engine::CameraPose view{};
  bool is_at_start = false;     ///< the start sheet lies there
  bool shows_settings = false;  ///< where it was chosen
  std::string chapter{};        ///< the lesson that is taught
};

/// The person leaves the table for another game of the program, or for the same in another
/// language.
struct Departure {
  std::string game;
  std::optional<screens::NewGame> begins{};  ///< nothing: it goes on where it was left
  std::optional<Reworded> reworded{};
  bool shows_lessons = false;  ///< their list was open, and is there
};

/// The frame loop of the game in its window.
class TableLoop {
 public:
  TableLoop(InputSource& source, Playing playing, TableScreen screen, KeptSettings settings);
  /// Windows for others, as the command line wishes them.
  void go_on_air(std::span<const screens::OutputWish> wishes) {
    for (const screens::OutputWish& wish : wishes) obey(wish);
  }
  /// What the window shows is recorded into that file.
  void record_into(const std::string& file) { films_.record_into(file, source_.pixel_size()); }

  /// Goes on where it was before its words changed.
  void go_on_after(const Reworded& reworded);

  /// Lays the list of lessons on the start sheet.
  void show_lessons() { screen_.memory().start_open = screen_.memory().tutorial_open = true; }

  /// Until the person leaves; for where, if not for good.
  std::optional<Departure> run();

 private:
  static constexpr double kSettleSeconds = 0.5;  ///< hovers and scrolls after the last input
  static constexpr double kMovingSeconds = 0.1;
  static constexpr double kLooksForOutputs = 60;  ///< a second
  /// What can be taken up is dragged itself; elsewhere a drag moves the map.
  static constexpr auto kPiece = engine::PointerOwner::kFirstOfHost;

  bool frame();
  void draw(const engine::Input& input, double seconds);
  bool is_read() const;
  bool is_behind_sheet() const;
  bool is_moving() const;
  void take_input(const engine::Input& input, double seconds);
  void take_clicks(const engine::Input& input);
  void take_click(glm::vec2 place, bool is_double);
  void click_pointed(bool is_double);
  hands::Grant grant(const engine::Input& input);
  engine::Input read_hands(engine::Input input, double seconds);
  bool take_binding(const engine::Input& input);
  table::RegionId where_keys_begin() const;
  void put_keys_on(table::RegionId region);
  void take_region_keys(const engine::Input& input);
  void keep_key_region(const engine::Input& input);
  void press_key_region(const engine::Input& input);
  void take_keys(const engine::Input& input, LetterKeys letters);
  void play_on();
  void watch_thoughts();
  void toggle_hint() const;
  void open_replay();
  void close_replay();
  void obey(const screens::ReplayWish& wish);
  void take_replay_keys(const engine::Input& input);
  void show_jump();
  void begin_chapter(const std::string& id);
  void leave_chapter();
  void lay_anew();
  void keep_saves();
  std::string save_as(const std::string& name);
  std::string delete_save(const screens::SaveWish& wish) const;
  void keep_picture_as(const std::string& save_path);
  bool can_undo() const;
  void take_back();
  void take_back_past_dice();
  void tell(std::string_view key);
  void pass_told(double seconds);
  void load(const std::string& path, bool watches);
  void obey(const screens::SaveWish& wish);
  void obey(const screens::TutorialWish& wish);
  std::vector<core::Action> taught(core::Action action,
                                   const std::vector<core::Action>& followed_by);
  std::optional<screens::TutorialShown> find_tutorial_shown();
  void branch();
  void keep_films(double seconds);
  void keep_outputs(double seconds);
  void take_output_keys(const engine::Input& input);
  void obey(const screens::OutputWish& wish);
  void report();
  base::Result<std::string> write_report();
  engine::Pixels picture_of_screen();
  void take_over(std::unique_ptr<session::Session> session);
  void tell_goals();
  void show_changes(screens::Doer doer);
  void show_changes(screens::Doer doer, std::span<const core::Event> events);
  void handle(const screens::Answer& answer);
  void obey(screens::Command command, const screens::Answer& answer = {});
  void begin_new_game(const screens::NewGame& choice);
  void leave_for(Departure departure);
  void speak(const std::string& language);
  const LoadedGame* game_of(std::string_view id);
  void cut_flight();
  void show_full_screen();
  void set_ruler();
  void set_stations();
  void keep_lock(engine::Input& input, double seconds);
  double speed() const;
  void take_settings(const screens::Settings& settings);
  void fold_panels();
  void toggle_flat();
  void keep_home(const std::function<void()>& change);
  void recall_new_game();
  void keep_new_game_when_left();
  void fly_to(table::RegionId region);
  std::optional<std::size_t> question_shown() const;
  void submit(core::Action action, const std::vector<core::Action>& followed_by = {});
  void carry(const engine::Pointer& pointer);
  void drop(glm::vec2 place);
  void refuse_drag(const engine::Pointer& pointer, const table::Touchable& from);
  bool touch(const table::Touchable& touched);
  void submit_touch();
  std::optional<core::Action> action_at(table::RegionId region) const;
  const table::GameTable& game_table() const { return screen_.tabletop().game(); }
  const match::AnyView& view() const { return playing_.session->screen().view(); }
  void add_notice(const std::string& sentence);
  void take_spoken_keys(engine::Input& input);
  void speak_what_is_shown();
  void pass_sound(const engine::Input& input, double seconds);
  void toggle_music();

  InputSource& source_;
  Playing playing_;
  lang::PhraseBook phrases_;              ///< how what has gone wrong is said
  std::optional<TutorialDesk> tutorial_;  ///< then the session of `playing_` is a chapter of it
  std::optional<ReplayDesk> replay_;      ///< then the session of `playing_` is the replay
  TableScreen screen_;
  TableShow show_;
  SpokenDesk spoken_;
  SoundDesk sound_;
  film::FilmDesk films_;  ///< a recording that ends reads what is heard
  airing::OutputDesk outputs_;
  engine::Redraw redraw_;
  KeptSettings kept_settings_;
  AmbientClock ambient_;
  MapClicks map_clicks_;
  QuestionGuard guard_;
  hands::Hands hands_;
  std::optional<table::RegionId> key_region_;             ///< where the keys are on the map
  screens::Answer shown_;                                 ///< of the last frame
  std::optional<screens::TutorialShown> tutorial_shown_;  ///< the same
  std::string told_;     ///< to whoever asked for what there is not
  double told_for_ = 0;  ///< seconds more
  bool quit_ = false;
  bool is_full_screen_ = false;
  double locked_for_ = 0;  ///< seconds: the table is wiped
  std::optional<Departure> departure_;
  bool was_hinting_ = false;   ///< in the last frame
  bool saves_listed_ = false;  ///< as they are now
  bool was_choosing_ = false;  ///< the new-game screen lay over the table
};

}  // namespace app
