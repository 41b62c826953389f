#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/platform/windows/redraw.h"
#include "game/app/screen/question_guard.h"
#include "game/app/screen/table_screen.h"
#include "game/app/screen/table_show.h"
#include "game/app/shell/departure.h"
#include "game/app/shell/feature.h"
#include "game/app/shell/input_source.h"
#include "game/lang/phrase_book.h"

namespace app {

inline constexpr double kSettleSeconds = 0.5;  ///< hovers and scrolls after the last input
inline constexpr double kMovingSeconds = 0.1;

/// What lies on the table: a match, or something that is looked at while it waits.
enum class Laid { kMatch, kReplay, kLesson };

/// Where the features of the window meet: the table, the match on it, and how it is shown.
struct Shell {
  Shell(InputSource& source, Playing playing, TableScreen screen);

  InputSource& source;
  Playing playing;
  lang::PhraseBook phrases;  ///< how what has gone wrong is said
  TableScreen screen;
  TableShow show;
  engine::Redraw redraw;
  QuestionGuard guard;
  Laid laid = Laid::kMatch;
  std::unique_ptr<session::Session> waiting;  ///< the match, while something else is laid
  screens::Drawn drawn;                       ///< the last frame
  std::vector<std::unique_ptr<Feature>> features;
  std::optional<Departure> departure;
  bool quits = false;

  // What features want of a frame.
  double looks = 0;      ///< times a second that something is looked after
  double idle_rate = 0;  ///< frames a second that are drawn where nothing moves

  const match::AnyView& view() const { return playing.session->screen().view(); }
  const table::GameTable& game_table() const { return screen.tabletop().game(); }
  const screens::Settings& settings() const { return screen.settings(); }
  screens::Memory& memory() { return screen.memory(); }
  const Resources& resources() const { return playing.game.resources; }
  void keep_drawing(double seconds = kSettleSeconds) { redraw.keep_for(seconds); }
  void look_often(double times) { looks = std::max(looks, times); }
};

/// Asks one feature after the other, until one takes it.
void obey(Shell& shell, commands::Command command);

/// What lies there, as far as it decides what keys ask for.
commands::Offer offer_of(Shell& shell);

/// Machines and chance wait for some feature.
bool are_others_held(const Shell& shell);
/// Something is looked at, for as long as the person likes.
bool is_read(const Shell& shell);

/// Gives answers to the question, one after the other, if it has been seen for long enough.
void answer(Shell& shell, std::vector<core::Action> actions);
/// Of what moves, as the settings and the features have it.
double speed_of(const Shell& shell);

/// What falling dice answer is not asked.
std::optional<std::size_t> question_shown(const Shell& shell);

/// One sentence that waits to be read, after those that wait already.
void add_notice(Shell& shell, const std::string& sentence);
/// The same of what could not be done; of what was done nothing is said.
void tell_failure(Shell& shell, const base::Result<void>& done);

/// Shows what has happened in the match.
void show_changes(Shell& shell, screens::Origin origin);
void show_changes(Shell& shell, screens::Origin origin, std::span<const core::Event> events);

/// The table is laid as it is now, without a word of how it came to that.
void show_jump(Shell& shell);
/// Another session has come to the table.
void lay_anew(Shell& shell);
/// Something else is laid on the table, while the match waits.
void lay_aside(Shell& shell, std::unique_ptr<session::Session> other, Laid laid);
/// The match is on the table again. Nothing is laid anew.
void lay_match_again(Shell& shell);
/// Another match on the same table, kept in the same file.
void take_over(Shell& shell, std::unique_ptr<session::Session> session);

/// The goals of the scenario, to whoever begins it.
void tell_goals(Shell& shell);
/// The person has put the camera where it goes.
void take_camera(Shell& shell);
void look_home(Shell& shell);
/// The person leaves the table for another.
void leave_for(Shell& shell, Departure departure);
/// The one on the table, or another of the program; else null, and why not is told.
const LoadedGame* game_of(Shell& shell, std::string_view id);

}  // namespace app
