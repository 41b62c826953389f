#include "game/app/shell/shell.h"

#include <utility>

#include "game/app/start/goals_shown.h"
#include "game/commands/ids.h"
#include "game/lang/languages.h"

namespace app {

Shell::Shell(InputSource& input, Playing game, TableScreen table)
    : source(input),
      playing(std::move(game)),
      phrases(lang::PhraseBook::of(playing.game.resources.data,
                                   lang::without_plainly(playing.game.resources.language),
                                   playing.game.resources.game)),
      screen(std::move(table)),
      show(screen, playing.game.resources.words) {}

void obey(Shell& shell, commands::Command command) {
  shell.keep_drawing();
  for (const auto& feature : shell.features) {
    if (feature->take(shell, command)) return;
  }
}

/// What happened since may be read beside the game; behind any other sheet the game waits.
commands::Offer offer_of(Shell& shell) {
  const screens::Memory& memory = shell.memory();
  return {.is_covered = shell.screen.lies_covered(screens::Covers::kTable),
          .is_sheet_open = screens::is_game_covered(memory.sheets, shell.screen.sheets()),
          .has_hint = shell.drawn.offers_hint};
}

bool are_others_held(const Shell& shell) {
  return std::ranges::any_of(shell.features, [&](const std::unique_ptr<Feature>& feature) {
    return feature->holds_others(shell);
  });
}

bool is_read(const Shell& shell) {
  return std::ranges::any_of(shell.features, [&](const std::unique_ptr<Feature>& feature) {
    return feature->is_read(shell);
  });
}

std::optional<std::size_t> question_shown(const Shell& shell) {
  const std::optional<PanelState>& told = shell.screen.panel_state();
  if (shell.screen.tabletop().is_rolling() || (told && told->is_rolling)) return std::nullopt;
  return shell.playing.session->screen().cursor();
}

double speed_of(const Shell& shell) {
  const int chosen = shell.settings().animation_speed;
  double speed = chosen == screens::kAtOnce ? 1 : chosen / 100.0;
  for (const std::unique_ptr<Feature>& feature : shell.features) speed *= feature->speed();
  return speed;
}

void answer(Shell& shell, std::vector<core::Action> actions) {
  shell.guard.update(0, question_shown(shell));  // another one may be asked since the frame began
  if (!shell.guard.lets_answer()) return;
  shell.memory().typed_region.clear();  // it was meant for this question
  obey(shell, {commands::kAnswer, std::move(actions)});
}

void add_notice(Shell& shell, const std::string& sentence) {
  std::string& notice = shell.playing.notice;
  if (!sentence.empty()) notice += (notice.empty() ? "" : " ") + sentence;
}

void tell_failure(Shell& shell, const base::Result<void>& done) {
  if (!done) add_notice(shell, done.error());
}

void show_changes(Shell& shell, screens::Origin origin) {
  show_changes(shell, origin, shell.playing.session->screen().take_events());
}

void show_changes(Shell& shell, screens::Origin origin, std::span<const core::Event> events) {
  shell.keep_drawing();
  session::Session& session = *shell.playing.session;
  const bool is_undone = session.screen().take_undone();
  if (is_undone) {
    shell.screen.tabletop().skip();
    shell.show.hush();
  }
  shell.show.tell(shell.view(), events, origin);
  shell.show.tell_goals(goals_shown(session, shell.resources().words), false);
  for (const auto& feature : shell.features) {
    feature->tell(shell, {.events = events, .origin = origin, .is_undone = is_undone});
  }
  if (shell.laid == Laid::kReplay || session.is_machine_next()) shell.show.ask_nobody();
  if (std::string fault = session.take_fault(); !fault.empty()) {
    shell.playing.notice = std::move(fault);
  }
}

void show_jump(Shell& shell) {
  session::Outlook& outlook = shell.playing.session->screen();
  outlook.take_events();
  outlook.take_undone();
  shell.show.hush();
  shell.screen.tabletop().skip();
  shell.screen.tabletop().reset(shell.view());
  shell.show.ask_nobody();
  shell.keep_drawing();
}

void lay_anew(Shell& shell) {
  screens::forget(shell.memory(), shell.screen.game_screens(), shell.screen.sheets());
  shell.screen.tabletop().skip();
  shell.screen.tabletop().reset(shell.view());
  shell.show.hush();
  tell_goals(shell);
  shell.keep_drawing();
}

void lay_aside(Shell& shell, std::unique_ptr<session::Session> other, Laid laid) {
  shell.waiting = std::exchange(shell.playing.session, std::move(other));
  shell.waiting->drop_hint();
  shell.memory().sheets.close(screens::kStartSheet);
  shell.laid = laid;
}

void lay_match_again(Shell& shell) {
  if (shell.waiting == nullptr) return;
  shell.playing.session = std::move(shell.waiting);
  shell.laid = Laid::kMatch;
}

/// The old one lets go of the file before the other takes it.
void take_over(Shell& shell, std::unique_ptr<session::Session> session) {
  for (const auto& feature : shell.features) feature->part(shell);
  shell.memory().sheets.close(screens::kStartSheet);
  shell.playing.session = std::move(session);
  for (const auto& feature : shell.features) feature->meet(shell);
  Playing& playing = shell.playing;
  if (playing.slot) {
    playing.notice.clear();  // it was about the old one
    tell_failure(shell, playing.slot->keep(*playing.session, false, "earlier"));
  }
  lay_anew(shell);
}

void tell_goals(Shell& shell) {
  const session::Session& session = *shell.playing.session;
  shell.show.tell_goals(goals_shown(session, shell.resources().words),
                        session.screen().cursor() == 0);
}

void take_camera(Shell& shell) { shell.show.take_hand(); }

void look_home(Shell& shell) {
  shell.screen.look_home();
  take_camera(shell);
}

void leave_for(Shell& shell, Departure departure) {
  shell.departure = std::move(departure);
  shell.quits = true;
}

const LoadedGame* game_of(Shell& shell, std::string_view id) {
  const LoadedGame& own = shell.playing.game;
  if (id == own.resources.game) return &own;
  if (own.shelf == nullptr) return nullptr;
  const auto game = own.shelf->take(id);
  if (game) return *game;
  shell.playing.notice = game.error();
  return nullptr;
}

}  // namespace app
