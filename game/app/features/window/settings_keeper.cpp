#include "game/app/features/window/settings_keeper.h"

#include <algorithm>
#include <utility>

#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/players/seating.h"

namespace app {
namespace {

/// How large a finger is, as somebody has measured it.
void set_ruler(Shell& shell) {
  constexpr float kMeasured = 100;  // millimetres
  const int points = shell.settings().ruler;
  const auto ruler =
      points == 0 ? std::nullopt : std::optional(static_cast<float>(points) / kMeasured);
  shell.screen.set_points_per_millimetre(shell.source.set_ruler(ruler));
}

bool has_people(const session::Session& session) {
  return std::ranges::count(session.players(), players::kHuman) > 0;
}

/// They belong to the people of the match on the table; machines alone are watched without any.
void set_stations(Shell& shell) {
  const bool wanted = shell.settings().touch_table && has_people(*shell.playing.session);
  if (wanted == shell.screen.has_stations() || shell.laid != Laid::kMatch) return;
  if (!wanted) return shell.screen.drop_stations();
  tell_failure(shell, shell.screen.set_stations(*shell.playing.session));
}

/// The table is laid again, in that language.
void speak(Shell& shell, const std::string& language) {
  if (shell.playing.game.shelf == nullptr) return;
  leave_for(shell,
            {.game = shell.resources().game,
             .reworded = Reworded{.language = language, .view = shell.screen.camera().goal()}});
}

}  // namespace

SettingsKeeper::SettingsKeeper(Shell& shell, KeptSettings kept) : kept_(std::move(kept)) {
  add_notice(shell, kept_.fault);
  show_full_screen(shell);
  set_ruler(shell);
  set_stations(shell);
}

void SettingsKeeper::hold(Shell& shell, const screens::Settings& settings) {
  const bool needs_table = screens::need_new_table(shell.settings(), settings);
  base::Result<void> done = shell.screen.apply(settings);
  shell.show.keep_home();
  if (done) done = keep_settings(kept_, settings);
  if (!done) shell.playing.notice = done.error();
  if (needs_table) speak(shell, speech_of(settings));
  show_full_screen(shell);
  set_ruler(shell);
  set_stations(shell);
}

/// As the settings have it; a window that was made otherwise is left alone until they change.
void SettingsKeeper::show_full_screen(Shell& shell) {
  const bool wanted = shell.settings().full_screen;
  if (std::exchange(is_full_screen_, wanted) != wanted) shell.source.set_full_screen(wanted);
}

/// Commands that change one of them.
bool SettingsKeeper::change(Shell& shell, const commands::Command& command) {
  screens::Settings settings = shell.settings();
  if (command.id == commands::kFullScreen) {
    settings.full_screen = !settings.full_screen;
  } else if (command.id == commands::kMusic) {
    settings.sound.has_music = !settings.sound.has_music;
  } else if (command.id == commands::kFold) {
    screens::fold_all(settings, shell.screen.game_screens());
  } else if (const auto* panel = commands::argument_of<std::string>(command);
             panel != nullptr && command.id == commands::kFoldPanel) {
    settings.folded[*panel] = !screens::is_folded(settings, *panel);
  } else {
    return false;
  }
  hold(shell, settings);
  return true;
}

bool SettingsKeeper::take(Shell& shell, commands::Command& command) {
  const auto* settings = commands::argument_of<screens::Settings>(command);
  if (settings == nullptr) return change(shell, command);
  hold(shell, *settings);
  return true;
}

void SettingsKeeper::part(Shell& shell) { shell.screen.drop_stations(); }
void SettingsKeeper::meet(Shell& shell) { set_stations(shell); }

}  // namespace app
